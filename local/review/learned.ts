import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MindWeights } from '../../src/assistant/mind/learned';
import type { PageLanguage } from '../../src/assistant/types';
import { readHands } from '../purposes/lines';
import { trainPurposes } from '../purposes/train';
import { readLessons, readOwnLessons } from './corpus';
import { packFields } from './fields';
import { train } from './train';

/** All that has a say in the weights: the replies, how they are read, and what is learned from them. */
const sources = [
  'local/purposes',
  'local/review',
  'locales',
  'src/assistant',
  'src/brandWords.ts',
  'src/languages.ts',
  'src/site.ts',
];
const cache = '.cache/learned';

/** The weights of a language. Trained once for a state of the corpus and of the code, and kept in `.cache` after that. */
export function learnedWeights(language: PageLanguage): MindWeights {
  const path = join(cache, `${language}-${stateOf(sources)}.json`);
  const kept = readIfThere(path);
  if (kept !== undefined) return JSON.parse(kept);
  const weights = {
    ...train(readLessons(language), { fields: packFields(language), own: readOwnLessons(language) }),
    purposes: trainPurposes(readHands(language).flat()),
  };
  mkdirSync(cache, { recursive: true });
  // Tests run at the same time: whoever reads finds the whole file or none.
  const unfinished = `${path}.${process.pid}-${Math.random()}`;
  writeFileSync(unfinished, JSON.stringify(weights));
  renameSync(unfinished, path);
  return weights;
}

function stateOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
