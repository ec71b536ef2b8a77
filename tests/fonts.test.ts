import { readFileSync } from 'node:fs';
import { pageLanguages } from '../src/languages';

const faces = readFileSync('src/index.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('-first.woff2'))
  .map((face) => face.slice(0, face.indexOf('}')));

function rangesOf(family: string) {
  return faces
    .filter((face) => face.includes(`"${family}"`))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .map(([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
}

const textsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
};

/** What every first visit shows, on whatever page it begins. */
const wordsOf = (language: string) =>
  ['common', 'consent', 'footer', 'home', 'services', 'work'].flatMap((area) =>
    textsIn(JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'))),
  );

const isDrawn = (character: string) => !/[\n\u2066-\u2069]/.test(character);

test.each(
  pageLanguages.flatMap((language) => ['Kufam', 'Readex Pro'].map((family) => [language, family] as const)),
)('the words of a first visit in %s need no letter that the small %s lacks', (language, family) => {
  const ranges = rangesOf(family);
  const letters = [...new Set(wordsOf(language).join(''))].filter(isDrawn);
  expect(letters.length).toBeGreaterThan(50);
  const missing = letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
