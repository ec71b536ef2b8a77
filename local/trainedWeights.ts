import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/**
 * `virtual:learned-en` is what Maya's reviewer and her ear have learned in a language: weights trained from
 * `local/review/corpus` and `local/purposes/lines` when somebody first asks for them, so that none are committed. See `local/review/learned.ts`.
 */
export function trainedWeights(): Plugin {
  return {
    name: 'arbelin-trained-weights',
    resolveId: { filter: { id: /^virtual:learned-(?:en|ar)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:learned-/ },
      async handler(id) {
        return `export const weights = ${await learn(id.slice(-2))};`;
      },
    },
  };
}

/** The page and its worker ask for the same. */
const learning = new Map<string, Promise<string>>();

/** Takes a slow machine minutes: in a process of its own, it holds up nothing else of the build. */
function learn(language: string): Promise<string> {
  const learned =
    learning.get(language) ??
    run(process.execPath, ['local/learn.js', language], { maxBuffer })
      .then(({ stdout }) => stdout)
      .finally(() => learning.delete(language));
  learning.set(language, learned);
  return learned;
}

const run = promisify(execFile);

/** Bytes; the weights of a language are a third of that. */
const maxBuffer = 2_000_000;
