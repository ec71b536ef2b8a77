import { type Plugin, runnerImport } from 'vite';

/**
 * `virtual:learned-en` is what Maya's reviewer has learned in a language: weights trained from `local/review/corpus`
 * when somebody first asks for them, so that none are committed. See `local/review/learned.ts`.
 */
export function trainedWeights(): Plugin {
  return {
    name: 'arbelin-trained-weights',
    resolveId: { filter: { id: /^virtual:learned-(?:en|ar)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:learned-/ },
      async handler(id) {
        // A module of its own: the settings would be slow to load with all the rules in them.
        const { module } = await runnerImport<typeof import('./review/learned')>(
          './local/review/learned.ts',
          {
            configFile: false,
            logLevel: 'error',
          },
        );
        const weights = module.learnedWeights(id.endsWith('ar') ? 'ar' : 'en');
        return `export const weights = ${JSON.stringify(weights)};`;
      },
    },
  };
}
