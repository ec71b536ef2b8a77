import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MindWeights } from '../../src/assistant/mind/learned';
import type { PageLanguage } from '../../src/assistant/types';
import { readLines } from '../purposes/lines';
import { trainPurposes } from '../purposes/train';
import { ownCatalogues, readLessons, readOwnLessons } from './corpus';
import { packFields } from './fields';
import { modulesOf } from './modules';
import { train } from './train';

/** What is learned, each from its own lessons: who changes a line for the ear does not wait for the reviewer. */
const parts = {
  review: {
    modules: ['local/review/corpus.ts', 'local/review/fields.ts', 'local/review/train.ts'],
    lessons: (language: PageLanguage) => [
      'local/review/corpus',
      `local/review/fields/${language}.json`,
      ...ownCatalogues.map((name) => `locales/${language}/${name}.json`),
    ],
    learn: (language: PageLanguage) =>
      train(readLessons(language), { fields: packFields(language), own: readOwnLessons(language) }),
  },
  purposes: {
    modules: ['local/purposes/lines.ts', 'local/purposes/train.ts'],
    lessons: (language: PageLanguage) => [
      ...['lines', 'followUps', 'answers'].map((folder) => `local/purposes/${folder}/${language}`),
      `local/purposes/plain/${language}.json`,
    ],
    learn: (language: PageLanguage) => trainPurposes(readLines(language)),
  },
};

type Part = keyof typeof parts;

/** The weights of a language. Each part is trained once for a state of its lessons and code, and kept in `.cache` after that. */
export function learnedWeights(language: PageLanguage): MindWeights {
  return {
    ...learned(language, 'review', parts.review.learn),
    purposes: learned(language, 'purposes', parts.purposes.learn),
  };
}

/** Where the weights of a language are kept for the state a project is in. */
export function weightsPaths(language: PageLanguage, project = '.'): string[] {
  return (Object.keys(parts) as Part[]).map((part) => pathOf(language, part, project));
}

function learned<Weights>(
  language: PageLanguage,
  part: Part,
  learn: (language: PageLanguage) => Weights,
): Weights {
  const path = pathOf(language, part);
  const kept = readIfThere(path);
  if (kept !== undefined) return JSON.parse(kept);
  const weights = learn(language);
  mkdirSync(dirname(path), { recursive: true });
  // Tests run at the same time: whoever reads finds the whole file or none.
  const unfinished = `${path}.${process.pid}-${Math.random()}`;
  writeFileSync(unfinished, JSON.stringify(weights));
  renameSync(unfinished, path);
  return weights;
}

function pathOf(language: PageLanguage, part: Part, project = '.'): string {
  const { modules, lessons } = parts[part];
  const files = [
    'local/review/learned.ts',
    ...modules.flatMap((module) => modulesOf(module, project)),
    ...lessons(language).flatMap((lesson) => filesIn(lesson, project)),
  ];
  const state = createHash('sha256');
  for (const file of [...new Set(files)].sort()) state.update(file).update(readFileSync(join(project, file)));
  return join(project, '.cache/learned', `${language}-${part}-${state.digest('hex').slice(0, 16)}.json`);
}

/** A file, or all files in a folder, as paths in the project. */
function filesIn(path: string, project: string): string[] {
  const place = join(project, path);
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(join(project, file)).isFile());
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
