/**
 * Written into the code by the build (`vite.config.ts`), so that the bundler can fold it where it stands: with the
 * gate off, nothing of the gate is in any chunk.
 */
declare const GATE_IS_ON: boolean;

/** The inspector is for development, for `npm start` and for those who pass the gate; no launched site carries it. */
declare const INSPECTOR_IS_IN: boolean;

/** Whether any tag has an id: without one, no vendor's code is in any chunk. Always so in tests and development. */
declare const PIXELS_ARE_IN: boolean;
