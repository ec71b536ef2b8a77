import { rememberTexts } from '../understanding/rememberTexts';
import { allGroups, markers } from './rules';
import { anyOf, expand, lazily, wordsOf } from './rules/notation';
import type { Sentence } from './sentences';

// Beginnings of words, so no space is asked for behind them.
const tradeWords = lazily(
  () => new RegExp(` (?:${markers.trade.map((one) => expand(one, allGroups)).join('|')})`),
);
export const isAgencyAtWork = anyOf(markers.agencyAtWork, allGroups);

function countTrade({ plain: text }: Pick<Sentence, 'plain'>): number {
  return text.split(tradeWords()).length - 1;
}

/** Does a sentence speak of marketing, the agency or the visitor's business at all? */
export function isTrade(sentence: Sentence): boolean {
  return countTrade(sentence) > 0;
}

const beginning = (pattern: string) => lazily(() => new RegExp(` ${expand(pattern, allGroups)}`, 'g'));
const measures = beginning(markers.measures);
const counted = beginning(markers.counted);

/** Does a sentence count what campaigns are measured by? To the learned reviewer, figures look like those of any subject. */
export function isOfFigures({ plain: text }: Sentence): boolean {
  if (!/\d/.test(text)) return false;
  const found = new Set(text.match(measures()));
  return found.size > 1 || (found.size > 0 && text.search(counted()) >= 0);
}

const subjectOf = lazily(() => {
  const found = new Map<string, { subject: number; weight: number }>();
  markers.subjects.forEach((list, subject) => {
    for (const entry of wordsOf(list)) {
      found.set(entry.replace('!', ''), { subject, weight: entry.endsWith('!') ? 2 : 1 });
    }
  });
  return found;
});

/** The weather and the season, as a shop looks at them; a forecast has degrees and a day. */
const climate =
  /^(?:weather|hot|warm|cold|heat|mild|chilly|sunny|sunshine|rain|rainy|snow|snowy|heatwave|storm|stormy|humid|freezing|winter|summer|spring|autumn|[وف]?[بلك]?(?:ال|لل)?(?:طقس|جو|اجواء|حار|حاره|حر|حراره|بارد|بارده|برد|دافي|دافيه|دافئ|دافئه|مشمس|مشمسه|ماطر|ماطره|ممطر|ممطره|مطر|امطار|ثلج|ثلوج|رطب|رطوبه|شتاء|صيف|ربيع|خريف))$/;
const isSale =
  / (?:sells?|selling|sold|sales|buys?|buying|bought|orders?|ordered|demand|crave|[وف]?س?[يتن](?:بيع|شتري|طلب|باع|زداد)(?:ون)?|[وف]?[بلك]?(?:ال|لل)?(?:بيع|مبيعات|شراء|طلب|طلبات|اقبال|زبائن|زبون|مشترين)) /;

/** Beside a sale all words of the weather weigh as much as one. */
function distinctWords(text: string): string[] {
  const words = [...new Set(text.split(' '))];
  if (!isSale.test(text)) return words;
  const weather = words.filter((word) => climate.test(word));
  return words.filter((word) => !weather.includes(word) || word === weather[0]);
}

/** How much a text speaks of the one of Maya's closed subjects it speaks of most: a word each, or two. */
export const subjectWeight = rememberTexts((text: string): number => {
  const weights = new Map<number, number>();
  const met = new Set<object>();
  for (const word of distinctWords(text)) {
    const entry = subjectOf().get(word) ?? subjectOf().get(word.replace(/^[وف]?[بلك]?(?:ال|لل)?/, ''));
    if (!entry || met.has(entry)) continue;
    // "Rice is rice": a word with its article and without is one.
    met.add(entry);
    weights.set(entry.subject, (weights.get(entry.subject) ?? 0) + entry.weight);
  }
  return Math.max(0, ...weights.values());
});

/** Enough of a word to meet its other forms. Light on purpose: it is asked for every word of a reply. */
export function rootOf(word: string): string {
  if (!isLatin.test(word)) {
    const bare = word.replace(/^[وف]?(?:[بك]?ال|لل|[بلك](?=.{3}))?(?=.{3})/, '');
    return bare.replace(/(?<=.{3})(?:ها|هم|كم|نا|ات|ين|ون|ان|ه|ك|ا)$/, '');
  }
  return word
    .replace(/ies$/, 'y')
    .replace(/(?:'s|es|s)$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1');
}

const isLatin = /[a-z]/;

/** The words of other worlds by their roots; those of one script are read when the first text in it is. */
const worldIn = (script: RegExp) =>
  lazily(() => {
    const ordinary = new Set(wordsOf(markers.everyday));
    const found = new Map<string, number>();
    for (const entry of [...markers.subjects, ...markers.otherWorlds].flatMap(wordsOf)) {
      const word = entry.replace('!', '');
      if (!script.test(word) || ordinary.has(word)) continue;
      const root = rootOf(word);
      found.set(root, Math.max(found.get(root) ?? 0, entry.endsWith('!') ? 2 : 1));
    }
    return found;
  });
const latinWorld = worldIn(isLatin);
const arabicWorld = worldIn(/[\u0600-\u06FF]/);
// «…كم» and «…نا»: the visitor's, or ours.
const latinTalk = lazily(() => new RegExp(`^(?:${beginnings(isLatin)})`));
const arabicTalk = lazily(
  () =>
    new RegExp(
      `^(?:[وف]?[بلك]?(?:ال|لل)?[يتنا]?)?(?:${beginnings(/[^ -~]/)})|^[\\u0600-\\u06FF]{3,}(?:كم|نا)$`,
    ),
);

function beginnings(script: RegExp): string {
  const lists = markers.talkOfTrade.filter((list) => script.test(list));
  return lists.flatMap(wordsOf).join('|');
}

/** How much a text speaks of any world but Maya's, whichever: a word each, or two. */
export const worldWeight = rememberTexts((text: string): number => {
  const roots = new Map<string, number>();
  for (const word of distinctWords(text)) {
    const weight = wordWeight(word);
    if (weight > 0) roots.set(rootOf(word), weight);
  }
  return [...roots.values()].reduce((sum, weight) => sum + weight, 0);
});

const wordWeight = remembered((word) =>
  word.length < 2 ? 0 : ((isLatin.test(word) ? latinWorld() : arabicWorld()).get(rootOf(word)) ?? 0),
);

const isOfWorld = (word: string) => wordWeight(word) > 1;

const isAddressed =
  / (?:you|your|yours|yourself|we|our|ours|us|i|me|my|ouragency|maya|اسموكالتنا|[^ ]{2,}(?:كم|نا)|[^ ]{3,}ني|لكم|لك|اليك|معك|عليك|بك|عنك|منك|شئت|لدي|احتاج|اود|اقترح|اري|اظن|اعتقد|افهم|اتفهم|اقدر|اعرف|اعلم|استطيع|اريد|احب|انصح|[وفس]{0,2}ن[^ ]{3,}) /;
export const isAsking = ({ text }: Sentence) => /[?؟]/.test(text);

/**
 * Is a reply foreign to the trade as a whole? Not one of its statements has to do with it, and one that is long
 * enough to tell speaks of neither the reader nor the agency, whatever the question behind it asks.
 */
export function isForeignToTrade(sentences: readonly Sentence[]): boolean {
  const statements = sentences.filter((sentence) => !isAsking(sentence));
  if (statements.some((one) => isTrade(one) || countTalkOfTrade(one.plain) > 1)) return false;
  return statements.some(isAlien);
}

/** A statement of some length without a word of the trade, the agency or the reader; addresses are ours. */
export function isAlien(sentence: Sentence): boolean {
  const { words, plain: text, text: written } = sentence;
  if (words < 4 || isAsking(sentence) || isAddressed.test(text) || /@|\+\d/.test(written)) return false;
  if (isAgencyAtWork(text)) return false;
  if (countTalkOfTrade(text) > 0 || isTrade(sentence)) return false;
  return !isReferring.test(text) || worldWeight(text) > 0;
}

/** What speaks of "that" speaks of what was said before. Arabic says it in too many ways to list. */
const isReferring =
  /^ \. (?:, )?(?:and |but |so |yes |no )?(?:that|this|it|these|those|then|there|no|not|all|nothing) |[\u0600-\u06FF]/;

/** Alien beyond doubt, by its length or by what it speaks of, also in a reply that is of the trade otherwise. */
export function isAlienAmongTrade(sentence: Sentence): boolean {
  return isAlien(sentence) && (sentence.words > 6 || worldWeight(sentence.plain) > 0);
}

/**
 * Does a sentence hold more of other worlds than of the trade? In a reply whose other statements are of the
 * trade it takes one word more, since an image from elsewhere is a good one there.
 */
function isOfAnotherWorld({ plain: text }: Sentence, isAmongTrade: boolean): boolean {
  const weight = worldWeight(text);
  if (weight < (isAmongTrade ? 3 : 2)) return false;
  return weight > countTalkOfTrade(text, isOfWorld);
}

/** Replies say the same few thousand words again and again. */
function remembered<T>(tell: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const told = tell(word);
    if (known.size < maxKnown) known.set(word, told);
    return told;
  };
}

const maxKnown = 5000;

const isTalkOfTrade = remembered(
  (word) => word.length > 1 && (isLatin.test(word) ? latinTalk() : arabicTalk()).test(word),
);

export function countTalkOfTrade(text: string, isLeftOut: (word: string) => boolean = () => false): number {
  return [...new Set(text.split(' '))].filter((word) => isTalkOfTrade(word) && !isLeftOut(word)).length;
}

/** Where a sentence turns: what comes before may be off the subject and what comes behind not. */
const turn = / (?:,|but|so|while|whereas|yet|و?لكن|اما|بينما|ثم) /;

/**
 * Two words of one subject, or a word beyond doubt, in a statement that speaks neither of the trade nor of the
 * agency, or enough words of whatever other world; more beside a single word of the trade, or in a part of the sentence that has none.
 */
export function isOffSubject(sentence: Sentence, isAmongTrade: boolean): boolean {
  if (/[?؟]/.test(sentence.text)) return false;
  const isOfAgency = isAgencyAtWork(sentence.plain);
  if (!isOfAgency && !isTrade(sentence) && isOfAnotherWorld(sentence, isAmongTrade)) return true;
  const weight = subjectWeight(sentence.plain);
  if (weight < 2) return false;
  if (!isOfAgency && (!isTrade(sentence) || (weight > 3 && countTrade(sentence) < 2))) return true;
  return weight > 2 && sentence.plain.split(turn).some(isPartOff);
}

function isPartOff(part: string): boolean {
  const plain = ` ${part} `;
  // A few words between commas are a list of goods.
  return (
    part.split(' ').length > 6 &&
    subjectWeight(plain) > 2 &&
    !isAgencyAtWork(plain) &&
    countTrade({ plain }) === 0
  );
}
