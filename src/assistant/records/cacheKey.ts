import { fold, words } from '../text';
import type { MessageLanguage } from '../types';
import { agencyAs, faqPatterns, spokenAs, topicWords } from './faqPatterns';

export type CacheKind = 'faq' | 'services' | 'greetings' | 'default';

/** The question as the cache compares it. For comparing only: what is shown or sent keeps the visitor's words. */
export interface CacheQuestion {
  text: string;
  kind: CacheKind;
}

/**
 * One form for questions that ask the same thing: the agency's name, case, Arabic spelling and punctuation folded, "you" and "your" and the
 * I-phrases turned into we-phrases. A question that as a whole is one of the known FAQ becomes its topic, so
 * that "What services do you offer?" and "Which services do you provide" share an entry.
 */
export function toCacheQuestion(
  question: string,
  language: MessageLanguage,
  agencyNames: readonly string[],
): CacheQuestion {
  const text = normalise(question, language === 'ar' ? 'ar' : 'en', agencyNames);
  const topic = faqPatterns.find(({ pattern }) => pattern.test(text))?.topic;
  if (topic) return { text: `faq:${topic}`, kind: 'faq' };

  const present = new Set(words(text));
  const has = (list: readonly string[]) => list.some((each) => present.has(each));
  if (present.size <= 4 && has(topicWords.greetings)) return { text, kind: 'greetings' };
  return { text, kind: has(topicWords.services) ? 'services' : 'default' };
}

function normalise(question: string, language: 'en' | 'ar', agencyNames: readonly string[]): string {
  const plain = fold(question)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,!?;:…،؛؟]+$/u, '');
  const table = [
    ...agencyNames.map((name) => [fold(name), agencyAs[language]] as const),
    ...spokenAs[language],
  ];
  // Each replacement works on whole words; spaces around the text give the first and last word a border too.
  return table.reduce((text, [from, to]) => text.replaceAll(` ${from} `, ` ${to} `), ` ${plain} `).trim();
}
