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
 * One form for questions that ask the same thing: the agency's name, case, Arabic spelling, contractions and the marks
 * around it folded, "you" and "your" and the I-phrases turned into we-phrases. A question that as a whole is one of the known FAQ becomes its topic, so
 * that "What services do you offer?" and "Which services do you provide" share an entry.
 */
export function toCacheQuestion(
  question: string,
  language: MessageLanguage,
  agencyNames: readonly string[],
): CacheQuestion {
  const text = normalise(question, language === 'ar' ? 'ar' : 'en', agencyNames);
  // In other questions "our company" may be the visitor's.
  const asked = text
    .replace(courtesy, '')
    .replace(/\b(does|is|has) our (?:agency|company)\b/g, (_, verb) => `${agreeing[verb]} we`);
  const topic = faqPatterns.find(({ pattern }) => pattern.test(asked))?.topic;
  if (topic) return { text: `faq:${topic}`, kind: 'faq' };

  const present = new Set(words(text));
  const isOf = (list: readonly string[]) => (word: string) => list.includes(word);
  const isService = isOf(topicWords.services);
  if (present.size <= 4 && [...present].some(isOf(topicWords.greetings))) return { text, kind: 'greetings' };
  const hasService = [...present].some((word) => isService(word) || isService(word.replace(attached, '')));
  return { text, kind: hasService ? 'services' : 'default' };
}

const courtesy = /^(?:please|من فضلكم?|لو سمحتم?)[,،]? |[,،]? (?:please|من فضلكم?|لو سمحتم?)$/g;

/** What stands at a word of the topics without making it another: the Arabic article, our, and the plural. */
const attached = /^[وفبك]?ال|^لل|(?:نا|كم|s)$/g;

/** Quotes, emoji and the like around a question. What may belong to a word ("C++", "50%", "$500") stays. */
const marksAround = /^[^\p{L}\p{N}\p{Sc}+#@]+|[^\p{L}\p{N}\p{Sc}+#%]+$/gu;

/** "What does Arbelin offer" is "what do you offer". */
const agreeing: Record<string, string> = { does: 'do', is: 'are', has: 'have' };

function normalise(question: string, language: 'en' | 'ar', agencyNames: readonly string[]): string {
  const spaced = fold(question).replace(/\s+/g, ' ').trim();
  // A message of nothing but marks is what they are: a thumb up is not a thumb down.
  const plain = (spaced.replace(marksAround, '') || spaced)
    .replace(/\b(what|where|who|how)'?s\b/g, '$1 is')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/\bi'm\b/g, 'i am');
  const agency = agencyAs[language];
  const table = [
    ...agencyNames.flatMap((name) => [
      [fold(name), agency] as const,
      [`${fold(name)}'s`, `${agency}'s`] as const,
    ]),
    ...spokenAs[language],
  ];
  // Each replacement works on whole words; spaces around the text give the first and last word a border too.
  return table
    .reduce((text, [from, to]) => text.replaceAll(` ${from} `, ` ${to} `), ` ${plain} `)
    .replace(/ our (?:agency|company)'s(?= )/g, ' our')
    .trim();
}
