import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageLanguages } from '../../src/languages';

/** Kilobytes of 1000 bytes, gzip, as a built site weighs them. They are ceilings of what is, to be lowered with it. */
export const budgets = {
  /**
   * The script before the first paint, the entry with all it imports, the question about cookies and one language's
   * words: all that a visit of the home page loads before its first sign of life. `e2e/sleep.spec.ts` says so.
   */
  firstRoute: 112.2,
  /** What wakes the home page up, on top of the first route: its sections, its form, their words. */
  homeAwake: 20.2,
  /** The panel and Maya up to her greeting, on top of the first route. */
  chatOpened: 23.1,
  /** The page's part of a turn, on top of that. */
  turn: 16,
  /** Her worker: whatever thinks, for both languages, without what she knows. */
  mind: 393.2,
  /** What she knows in a language, and how people ask for it. */
  knowledge: 79,
  /** What she answers by herself in a language, and the phrases she hears it by. */
  answers: 86.4,
  /** What her reviewer and her ear have learned in a language. */
  learned: 394.1,
  /** What a model's answer needs on top of that. */
  openai: 36.6,
  styles: 17.2,
  /** The two files of a language. */
  fonts: 28,
} as const;

export interface Weight {
  what: string;
  gzip: number;
  brotli: number;
  budget: number;
}

/** What a built site makes a visitor load, part by part, from its files alone. */
export function weighSite(folder: string): Weight[] {
  const { boot, data, styles } = partsOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const chunk = (name: string) => namesIn(folder).filter((file) => file.startsWith(`/assets/${name}-`));
  const weigh = (what: string, files: Iterable<string>, budget: number, inline = ''): Weight => {
    const all = [...files];
    if (all.length === 0 && !inline) throw new Error(`The build has nothing of: ${what}`);
    const gzip = sum(folder, all, '.gz') + gzipSync(inline).length / 1000;
    const brotli = sum(folder, all, '.br') + brotliCompressSync(inline).length / 1000;
    return { what, gzip, brotli, budget };
  };
  const first = new Set([...(data.get('modules') ?? []), ...withImports(folder, chunk('banner'))]);
  const home = withImports(folder, chunk('home'));
  // Its words are in one file for each language, of which the heavier one counts.
  const heaviest = (files: readonly string[]) =>
    files.toSorted((one, other) => sizeOf(folder, other) - sizeOf(folder, one)).slice(0, 1);
  const chat = withImports(folder, [
    ...chunk('ChatPanel'),
    ...chunk('siteAssistant'),
    ...heaviest(chunk('chat')),
  ]);
  const turn = withImports(folder, chunk('path'));
  const openai = withImports(folder, chunk('openai'));

  return [
    ...pageLanguages.map((language) =>
      weigh(
        `JavaScript of the first route, ${language}`,
        [...first, ...(data.get(`${language}-words`) ?? [])],
        budgets.firstRoute,
        boot,
      ),
    ),
    ...pageLanguages.map((language) =>
      weigh(
        `JavaScript of the home page awake, ${language}`,
        [...home, ...chunk(`${language}.home`)].filter((file) => !first.has(file)),
        budgets.homeAwake,
      ),
    ),
    weigh(
      'JavaScript of the opened chat',
      [...chat].filter((file) => !first.has(file)),
      budgets.chatOpened,
    ),
    weigh(
      'JavaScript of a turn',
      [...turn].filter((file) => !first.has(file) && !chat.has(file)),
      budgets.turn,
    ),
    weigh('JavaScript of Maya’s worker', withImports(folder, chunk('mindWorker')), budgets.mind),
    weigh('Knowledge, the heavier language', heaviest(chunk('knowledge')), budgets.knowledge),
    weigh('Her own answers, the heavier language', heaviest(chunk('embedded')), budgets.answers),
    // The page has one of its own, as heavy, for when there is no worker.
    ...pageLanguages.map((language) =>
      weigh(`Learned, ${language}`, chunk(`_virtual_learned-${language}`).slice(0, 1), budgets.learned),
    ),
    weigh(
      'JavaScript of a service’s answer',
      [...openai].filter((file) => !first.has(file) && !chat.has(file)),
      budgets.openai,
    ),
    weigh('Styles', [], budgets.styles, styles),
    ...pageLanguages.map((language) =>
      weigh(`Fonts, ${language}`, data.get(`${language}-fonts`) ?? [], budgets.fonts),
    ),
  ];
}

/** What a page holds inline, and what it asks for by the boot script's own list; see `head/document.ts`. */
function partsOf(html: string) {
  const [, list = '', boot = ''] = /<script( data-[^>]*)>(.*?)<\/script>/s.exec(html) ?? [];
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const data = new Map<string, string[]>();
  for (const [, name = '', files = ''] of list.matchAll(/data-([\w-]+)="([^"]*)"/g))
    data.set(name, files.split(' '));
  return { boot, data, styles };
}

function namesIn(folder: string) {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
}

/** Files and all that they import in order to run, however far down; not what they load later. */
function withImports(folder: string, files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
      found.add(`/assets/${name}`);
  }
  return found;
}

function sum(folder: string, files: readonly string[], ending: string) {
  return files.reduce((total, file) => total + sizeOf(folder, file, ending), 0) / 1000;
}

/** A file that does not get smaller has no compressed twin. */
function sizeOf(folder: string, file: string, ending = '.gz') {
  const path = join(folder, file);
  return (statSync(path + ending, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
