import { readFileSync } from 'node:fs';
import { fieldKey, ownFields } from '../../src/assistant/moderation/learned/fields';
import { hash, stored } from '../../src/assistant/moderation/learned/hash';
import { plain } from '../../src/assistant/moderation/spelling';
import { rootOf } from '../../src/assistant/moderation/subjects';
import type { PageLanguage } from '../../src/assistant/types';
import { packHashes } from './pack';

/** Maya's own world; every other field is one she could stray into. */
const own = ['trade', 'business_clients', 'conversation', 'consultation'];

/**
 * The word fields of a language (`fields/`), packed as `createFields` reads them: her own ones first. They tell of a
 * word that no lesson held what it is about.
 */
export function packFields(language: PageLanguage): string[] {
  const fields: Record<string, string[]> = JSON.parse(
    readFileSync(`local/review/fields/${language}.json`, 'utf8'),
  );
  const others = Object.keys(fields).filter((name) => !own.includes(name));
  if (own.length !== ownFields) throw new Error(`The reviewer counts ${ownFields} fields as Maya's own.`);
  return [...own, ...others].map((name) => packField(fields[name] ?? []));
}

/** Only what is one word or two can be met: see `words.ts`. */
export function packField(entries: readonly string[]): string {
  const keys = entries.flatMap((entry) => {
    const [one, two, ...more] = plain(entry)
      .trim()
      .split(' ')
      .map((word) => hash(rootOf(word)));
    return one === undefined || more.length > 0 ? [] : [stored(fieldKey(one, two))];
  });
  return packHashes([...new Set(keys)].sort((left, right) => left - right));
}
