import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Has the built site import through `src/importFile.ts`, which is told of all files that an import needs. The bundler's
 * own helper leaves a lost file lost in many browsers, and is not told of files that stand alone.
 */
export function fetchedImports(): Plugin {
  return {
    name: 'arbelin-fetched-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    resolveId: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => resolve('src/importFile.ts'),
    },
  };
}
