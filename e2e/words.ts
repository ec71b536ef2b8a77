import { readFileSync } from 'node:fs';
import { brandWords } from '../src/brandWords';
import type { PageLanguage } from '../src/languages';

/** A text of the catalogues as the visitor reads it: the tests name controls as people do, in both languages. */
export function words(language: PageLanguage) {
  const brand: Record<string, string> = brandWords(language);
  return (namespace: string, path: string, values: Record<string, string> = {}): string => {
    const catalogue: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
    const text = path.split('.').reduce<unknown>((node, key) => {
      if (typeof node !== 'object' || node === null) return undefined;
      return (node as Record<string, unknown>)[key];
    }, catalogue);
    if (typeof text !== 'string') throw new Error(`No text ${namespace}:${path} in ${language}`);
    return text.replace(/\{\{(\w+)[^}]*\}\}/g, (whole, name: string) => values[name] ?? brand[name] ?? whole);
  };
}
