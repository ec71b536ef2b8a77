import arabicTexts from '../../../locales/ar/assistant.json';
import arabicPhrases from '../../../locales/ar/embedded.json';
import englishTexts from '../../../locales/en/assistant.json';
import englishPhrases from '../../../locales/en/embedded.json';

/** A text of the catalogues that stands in a reply, by the file and the key it can be changed under. */
export interface Source {
  file: string;
  key: string;
}

/** What Maya says without a model; the chunks of the assistant hold the same files. */
const catalogues = {
  'locales/en/embedded.json': englishPhrases,
  'locales/ar/embedded.json': arabicPhrases,
  'locales/en/assistant.json': englishTexts,
  'locales/ar/assistant.json': arabicTexts,
};

/** Shorter texts are cues and single words, which stand in a reply by chance. */
const leastCharacters = 20;

/** Where the words of a reply are written, in the order of the reply. A model's own words are written nowhere. */
export function findSources(reply: string): Source[] {
  const text = inOneLine(reply);
  const found = patterns().flatMap(({ pattern, ...source }) => {
    const hit = pattern.exec(text);
    return hit ? [{ ...source, start: hit.index, end: hit.index + hit[0].length }] : [];
  });
  // A text within another one, such as a greeting's first sentence, is that other one.
  const isInner = (one: (typeof found)[number]) =>
    found.some(
      (other) =>
        other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
    );
  return found
    .filter((one) => !isInner(one))
    .toSorted((one, other) => one.start - other.start)
    .map(({ file, key }) => ({ file, key }));
}

let made: (Source & { pattern: RegExp })[] | undefined;

function patterns() {
  made ??= Object.entries(catalogues).flatMap(([file, catalogue]) =>
    leaves(catalogue)
      .filter(([, text]) => text.length >= leastCharacters)
      .map(([key, text]) => ({ file, key, pattern: patternOf(text) })),
  );
  return made;
}

/** What is filled in later may be anything. */
function patternOf(text: string): RegExp {
  const parts = inOneLine(text).split(/\{\{[^{}]*\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.{1,120}?'), 'u');
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}
