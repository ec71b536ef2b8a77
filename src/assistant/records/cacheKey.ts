import { fold, words } from '../text';
import type { MessageLanguage } from '../types';
import { agencyAs, plainAs, spokenAs, topicWords } from './cacheWords';
import { type FaqTopic, faqPatterns } from './faqPatterns';

export type CacheKind = 'faq' | 'services' | 'greetings' | 'default';

/** The question as the cache compares it. For comparing only: what is shown or sent keeps the visitor's words. */
export interface CacheQuestion {
  text: string;
  kind: CacheKind;
}

/**
 * One form for questions that ask the same thing: the agency's name, case, Arabic spelling, contractions and the marks
 * around it folded, "you" and "your" and the I-phrases turned into we-phrases. A question that as a whole is one of the
 * known FAQ becomes its topic, so that "What services do you offer?" and "Which services do you provide" share an
 * entry; one of several such parts becomes all their topics, and shares an entry with a part only where all are of one.
 */
export function toCacheQuestion(
  question: string,
  language: MessageLanguage,
  agencyNames: readonly string[],
): CacheQuestion {
  const written = language === 'ar' ? 'ar' : 'en';
  const whole = toAsked(question, written, agencyNames);
  const [peace = ''] = peaceWished.exec(whole) ?? [];
  const asked = whole.slice(peace.length);
  const returned = peace && 'سلام ';
  const topics = findTopics(asked);
  if (topics.length > 0) return { text: `${returned}faq:${topics.join('+')}`, kind: 'faq' };

  const said = replaceWords(asked, spokenAs[written]);
  const text = (returned + said).trim();
  const present = new Set(words(said));
  const isOf = (list: readonly string[]) => (word: string) => list.includes(word);
  const isService = isOf(topicWords.services);
  const greets = present.size <= 4 && [...present].some(isOf(topicWords.greetings));
  const isPeaceAlone = peace !== '' && [...present].every(isOf(topicWords.greeted));
  const hasService = [...present].some((word) => isService(word) || isService(word.replace(attached, '')));
  if (hasService) return { text, kind: 'services' };
  return { text, kind: greets || isPeaceAlone ? 'greetings' : 'default' };
}

/** A greeting of peace before a question is returned along with the answer, which is none for whoever did not wish it. */
const peaceWished =
  /^(?:ال)?سلام عليكم(?: ورحمه الله(?: تعالي)?(?: وبركاته)?)?[,،.!]*(?: (?!ورحمه|تعالي|وبركاته)|$)/;

/** What stands at a word of the topics without making it another: the Arabic article, our, and the plural. */
const attached = /^[وفبك]?ال|^لل|(?:نا|كم|s)$/g;

/**
 * Quotes, emoji and the like around a question. What may belong to a word ("C++", "50%", "$500") stays, and so does a
 * sign that turns what was said into its opposite: "I love SEO 👎".
 */
const reversing = '👎💔❌🚫⛔🙄😒😑😞😔😟😕😖😣😩😫😤😠😡🤬🤮🤢💩😢😭🙁☹🤦';
const marksAround = new RegExp(
  `^[^\\p{L}\\p{N}\\p{Sc}+#@${reversing}]+|[^\\p{L}\\p{N}\\p{Sc}+#%${reversing}]+$`,
  'gu',
);
/** Sad and sour faces out of marks, from either side: ":(", ":'-(", ":/", "):". */
const sadFaces = /(?<!\S)(?:[:=]'?-?[([/\\|]+|[)\]]+-?'?[:=])(?!\S)|[:=]'?-?[([]+$/g;

/**
 * "What" of speech, as it is written: «ما» before a thing («شو اسمك»), «ماذا» before what «ما» would deny («شو بدي»
 * asks, «ما بدي» refuses).
 */
const spokenWhat =
  /(?<!\p{L})(?:شنو|شو|وش|ايش)(?!\p{L})(?=( (?:ه[يو] |ال\p{L}|(?![نت]|عند|عد|لد|بد|[وم]ع|في)\p{L}+كم?(?!\p{L})))?)/gu;

/** "What does Arbelin offer" is "what do you offer". A visitor's own firm is "our company", and stays one. */
const agreeing: Record<string, string> = { does: 'do', is: 'are', has: 'have' };

/** The question as it is put to the agency, who is "you" whether by name or not. */
function toAsked(question: string, language: 'en' | 'ar', agencyNames: readonly string[]): string {
  const spaced = fold(question).replace(/\s+/g, ' ').trim().replace(sadFaces, '☹');
  // A message of nothing but marks is what they are: a thumb up is not a thumb down.
  const plain = (spaced.replace(marksAround, '') || spaced)
    .replace(/\b(what|where|who|how)'?s\b/g, '$1 is')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/'d\b/g, ' would')
    .replace(/\bi'?m\b/g, 'i am')
    .replace(spokenWhat, (_, ofThing) => (ofThing === undefined ? 'ماذا' : 'ما'));
  const agency = agencyAs[language];
  const named = agencyNames.flatMap((name) => [
    [`${fold(name)}'s`, `${agency}'s`] as const,
    [fold(name), agency] as const,
  ]);
  return (
    replaceWords(plain, [...named, ...plainAs[language]])
      .replace(/\byour (?:agency|company)'s(?= )/g, 'your')
      // What the agency is, and what Maya is, are two questions.
      .replace(/\b(does|(?<!\bwhat )is|has) your (?:agency|company)\b/g, (_, verb) => `${agreeing[verb]} you`)
  );
}

/** Whole words and phrases for others, at one go and beside any mark; the first of the table that fits. */
function replaceWords(text: string, table: readonly (readonly [string, string])[]): string {
  const known = new Map(table);
  const phrases = [...known.keys()].map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // "U.S." and "wi-fi" are words, and so is what goes on behind an apostrophe.
  const found = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}'-])(?:${phrases.join('|')})(?![\\p{L}\\p{M}\\p{N}'-]|\\.\\p{L})`,
    'gu',
  );
  return text.replace(found, (phrase) => known.get(phrase) ?? phrase);
}

/** «أريد أن أعرف», «حابب أعرف», «نود معرفة». */
const arabicWish =
  '(?:(?:[ان]ريد|[ان]ود|[ان]حب|[ان]رغب(?: في)?|بدي|بدنا|ودي|ودنا|[ان]بي|[ان]بغي|عا[يو]زه?|حاب+ه?|ممكن) )(?:ان )?(?:[ان]عرف|[ان]فهم|[ان]سمع|ب?معرفه) ';

/** What stands around a question without changing it: greetings, courtesies, "can you tell me". */
const around: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|مرحبا|اهلا|هلا|هلو|صباح الخير|مساء الخير)(?: (?:there|maya|your agency|مايا|وكالتكم))?[,،.!:]* (?=\S)/,
    '',
  ],
  [/^(?:please|من فضلكم?|لو سمحتم?)[,،]? |[,،]? (?:please|exactly|من فضلكم?|لو سمحتم?)$/g, ''],
  [/^(?:can|could|would|will) you (?:please )?(?=(?:tell|show|list) )/, ''],
  [/^(?:i|we) (?:want|need|would like) to (?:know|hear|learn) (?=(?:more )?about )/, 'tell me '],
  [/^(?:i|we) (?:want|need|would like) to (?:know|hear|learn) (?=(?:your|the) )/, 'tell me about '],
  [new RegExp(`^${arabicWish}(?:(?:المزيد|اكثر) )?(?=عن)`), 'اخبرني '],
  [new RegExp(`^${arabicWish}`), ''],
];

/** "What do you offer, and how can you help?", «ما خدماتكم، وكيف تساعدوننا». */
const parts =
  /[,،.?؟!]* and (?=\S)|[,،.?؟!] (?:و(?=\p{L}{2}))?|(?<=\S) و(?=(?:كيف|كم|اين|من|ما|ماذا|بكم|لماذا|هل) )/u;

/** The topics of a question that is known as a whole, or in every part; none where any part is of its own. */
function findTopics(asked: string): FaqTopic[] {
  const question = around.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), asked);
  const topicOf = (part: string) => faqPatterns.find(({ pattern }) => pattern.test(part))?.topic;
  const whole = topicOf(question);
  if (whole) return [whole];
  const topics = question.split(parts).map(topicOf);
  return topics.every((topic) => topic !== undefined) ? [...new Set(topics)] : [];
}
