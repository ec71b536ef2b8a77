import { readdirSync, readFileSync } from 'node:fs';
import { defaultLanguage, pageLanguages } from '../src/languages';

type Catalogue = Record<string, unknown>;

const files = readdirSync(`locales/${defaultLanguage}`);
const read = (language: string, file: string): Catalogue =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/**
 * Every leaf as `path → text`. A list of words is one leaf: how many keywords or paragraphs a language needs is
 * its own business, and where it is not, the content tests say so.
 */
function leaves(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return [[path, value.join(' ')]];
  if (typeof value === 'string') return [[path, value]];
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
  }
  return [[path, String(value)]];
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const formsOf = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

function pluralGroups(catalogue: Catalogue) {
  const groups = new Map<string, string[]>();
  for (const [path] of leaves(catalogue)) {
    const form = path.match(pluralForm)?.[1];
    if (form)
      groups.set(path.replace(pluralForm, ''), [...(groups.get(path.replace(pluralForm, '')) ?? []), form]);
  }
  return groups;
}

/** What visitors ask Maya by is a language's own: how many ways there are, and whether they name the brand. */
const isAskedBy = (path: string) => /\.(questions|keywords)$/.test(path);

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).toSorted();

test('every language has the same files', () => {
  for (const language of pageLanguages) expect(readdirSync(`locales/${language}`)).toEqual(files);
});

describe.each(pageLanguages.filter((language) => language !== defaultLanguage))('%s', (language) => {
  test.each(files)('%s has the same keys', (file) => {
    const keys = (catalogue: Catalogue) =>
      [...new Set(leaves(catalogue).map(([path]) => path.replace(pluralForm, '')))].toSorted();
    expect(keys(read(language, file))).toEqual(keys(read(defaultLanguage, file)));
  });

  test.each(files)('%s fills the same placeholders', (file) => {
    const own = new Map(leaves(read(language, file)));
    const differing = leaves(read(defaultLanguage, file))
      .filter(([path]) => !pluralForm.test(path) && !isAskedBy(path))
      .filter(([path, text]) => placeholders(text).join() !== placeholders(own.get(path) ?? '').join())
      .map(([path]) => path);
    expect(differing).toEqual([]);
  });
});

describe.each(pageLanguages)('%s', (language) => {
  test.each(files)('%s has every plural form of the language', (file) => {
    for (const [path, forms] of pluralGroups(read(language, file))) {
      expect([path, forms.toSorted()]).toEqual([path, formsOf(language)]);
    }
  });

  test.each(files)('%s has no empty text', (file) => {
    expect(
      leaves(read(language, file))
        .filter(([, text]) => text.trim() === '')
        .map(([path]) => path),
    ).toEqual([]);
  });
});
