/**
 * Written into the code by the build (`vite.config.ts`), so that the bundler can fold it where it stands: with the
 * gate off, nothing of the gate is in any chunk.
 */
declare const GATE_IS_ON: boolean;

/** The inspector is for development, for `npm start` and for those who pass the gate; no launched site carries it. */
declare const INSPECTOR_IS_IN: boolean;

/** Whether any tag has an id: without one, no vendor's code is in any chunk. Always so in tests and development. */
declare const PIXELS_ARE_IN: boolean;

/**
 * A catalogue of which only the words of the first screen are taken: under an address of its own, so that the
 * bundler leaves out the others. Their types are in `i18next.d.ts`.
 */
declare module '*.json?first' {
  export const banner: object;
  export const panel: object;
  export const saved: string;
  export const settings: string;
  export const toggle: object;
}

/** What Maya's reviewer has learned in a language, made by the build (`local/trainedWeights.ts`). */
declare module 'virtual:learned-en' {
  export const weights: import('./assistant/mind/learned').MindWeights;
}
declare module 'virtual:learned-ar' {
  export const weights: import('./assistant/mind/learned').MindWeights;
}
