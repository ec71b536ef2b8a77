import type { Limit } from './records/usage';
import type { PageLanguage } from './types';

/**
 * What Maya says without a model: the shape of `locales/<language>/assistant.json`. Brand facts stand in it as
 * `{{email}}`. The redirects are in the visitor's language whatever the page's is.
 */
export interface AssistantTexts {
  greeting: string;
  /** `open`: the meeting form was opened with the reply before. */
  handOver: { meeting: string; open: string; callback: string };
  redirect: { de: string; tr: string; other: string };
  trouble: { noService: string; failed: string; network: string; refused: string };
  rateLimited: Record<Limit | 'service', string>;
  /** In place of a reply too short to be one. */
  tooShort: string;
  /** In place of a reply that moderation rejected. */
  moderated: string;
  /** The same, after being asked whether she is human: a colleague instead of an answer. */
  human: string;
  /** Closes a reply that ran into its token limit. */
  continue: string;
  /** Closes a reply that lost its question in moderation: before the business is known, and after. */
  closing: { business: string; next: string };
}

/** Values for the names in double braces, such as `email`, in the words of one language. */
export type BrandWords = Readonly<Record<string, string>>;

/** Both languages with their brand facts filled in. */
export function fillTexts<Texts>(
  texts: Record<PageLanguage, Texts>,
  words: Record<PageLanguage, BrandWords>,
): Record<PageLanguage, Texts> {
  return { en: fillWords(texts.en, words.en), ar: fillWords(texts.ar, words.ar) };
}

/** Texts of any shape with the brand facts of their language filled in. */
export function fillWords<T>(value: T, words: BrandWords): T {
  if (typeof value === 'string') return fill(value, words) as T;
  if (Array.isArray(value)) return value.map((each) => fillWords(each, words)) as T;
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>).map(([name, each]) => [name, fillWords(each, words)]),
  ) as T;
}

function fill(text: string, words: BrandWords): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => words[name] ?? whole);
}
