import { stems } from '../../retrieval/stem';
import { isStop } from '../../retrieval/terms';
import { countWords, fold, words } from '../../text';
import type { SearchResult } from '../../types';
import { isMadeOf, readList } from '../../understanding/acts';
import { findTrade } from '../../understanding/insights';
import { namesPlace } from '../../understanding/places';
import { toClauses } from '../../understanding/toClauses';
import { keyOf, ownAnswer, paragraphs, unsaid, yesTo } from './answer';
import { openAsk } from './asks';
import { weighsChannels } from './choices';
import { firstSentence } from './facts';
import { asksForTongue } from './followUps';
import { lookedUp } from './guests';
import { beyondDoubt, isHeardAs, sure } from './hearing';
import { disciplineOf, disciplines, isService, within } from './purposeNames';
import { ofTrade } from './purposes';
import { takeApart } from './several';
import { maxFragmentWords } from './statements';
import { askAfter, type Turn, tellNothing } from './turn';

/** A message of more words says by itself what it asks. */
export const maxLeaning = 7;

/** A short message after an answer, and the passages that were found for the message before it. */
export interface Leaning {
  question: string;
  around: readonly SearchResult[];
}

/** "And for a shorter one?" goes on with what was told last. */
export const goesOn =
  /^\s*(?:(?:ok|okay|so|طب|طيب|زين)[,،]? )*(?:(?:and|or|what about|how about|what if)\b|و(?=\p{L})|(?:ماذا|شنو|شو|وش|ايش) (?:عن|لو)(?= ))/iu;

/** What begins so goes on, though nothing in it asks; «وافقت» does not. */
const takesUp =
  /^\s*(?:(?:ok|okay|so|طب|طيب|زين)[,،]? )*(?:(?:and|or|what about|how about)\b(?!.*\b(?:we|i|our|my)\b)|و(?:ال|لل|ب(?!عد)|ع(?:ال|لى|لي)? |من |عن |في |مع ))/iu;

/** The thing that is asked about may stand first: "silver for what", «خطوة الاكتشاف شو فيها». */
const asksBehind =
  /\b(?:for|by|with|from|to) (?:what|whom?|which)(?: exactly)?\W*$|(?:^| )(?:شو|شنو|ايش|وش|ايه|ليش|ليه|لماذا)(?= |$)/u;
const why = /(?:^|\s)(?:why|how come|[وف]?(?:ليش|ليه|لماذا))(?=\s)/u;

/** What every question may have beside its subject. */
const ofAsking =
  /^(?:ok|okay|me|us|fix|solve|improv|why|happen|how|come|them|those|as|a|an|step|phase|then|start|any|exact|و?ع|طب|ليه|لماذا|يعن|طيب|زين|[فب]يها?|هيك|كذا|كمان|هم|اي|خطو|خطوه|مرحل|مرحله|ب?[اتني]?(?:عرف|عمل|سو|ساو|صير|بد[اي]|شوف|بلش)\p{L}*)$/u;

/** The stems of a text that say what it is about. */
export const subjectStems = (text: string): string[] =>
  words(text.replace(/(?<!\p{L})و?عال(?=\p{L}{4})/gu, 'ال'))
    // «وشلون اسويها»
    .filter((word) => !stems(word.replace(/^[وف]/, '')).every(isStop))
    .flatMap(stems)
    .filter((stem) => !isStop(stem) && !ofAsking.test(stem));

/** «الاكتشاف» and «نكتشف», «تطبعون» and «الطباعة»: what is left of a word without its vowels and what stands around it. */
function rootOf(stem: string): string {
  let root = stem
    .replace(/^[نتيبم](?=[\p{L}]{3})|(?:ون|ين|ه|ي)$/gu, '')
    .replace(/(?<=\p{L})[اي](?=\p{L})|^ا/gu, '');
  if (root.length > 3) root = root.replace(/(?<=\p{L})و(?=\p{L})/gu, '');
  return /[\u0621-\u064A]/.test(stem) && root.length >= 3 ? root : stem;
}

/** Where in a text, counted in words, the first of these stems stands; -1 unless enough of them stand in it. */
function placeOf(asked: readonly string[], text: string, least: number): number {
  const held = words(text).map((word) => stems(word).map(rootOf));
  const places = asked.map((stem) => held.findIndex((each) => each.includes(rootOf(stem))));
  const found = places.filter((place) => place >= 0);
  return found.length >= least ? Math.min(...found) : -1;
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?؟])\s+|\n+/u)
    // «ونالت» goes on with the sentence before it.
    .map((sentence) => sentence.replace(/^- |^و(?=[نيت]\p{L}{2})/u, ''))
    .filter((sentence) => countWords(sentence) > 2 && !sentence.endsWith(':'));

/** What the last reply told: the key of the answer or fact, or of the passage; '' for a term. */
export function lastTold({ brief, phrases, retrieved }: Turn, { around }: Leaning): string | undefined {
  const last = brief.shown.at(-1) ?? '';
  const isTold = (text = '') => sentencesOf(text).some((sentence) => last.includes(sentence));
  const own = [...Object.keys(phrases.answers), ...Object.keys(phrases.facts)].find((key) => {
    const { first, more } = ownAnswer(key, phrases) ?? {};
    return isTold(first) || isTold(more);
  });
  if (own) return own;
  const passage = [...around, ...retrieved].find(({ chunk }) => isTold(chunk.content));
  if (passage) return keyOf(passage, phrases);
  return Object.values(phrases.glossary).some(({ text }) => isTold(text)) ? '' : undefined;
}

const ofTime = /^(?:day|week|month|year|hour|يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|سنه|سنين|ساعه)$/;

/** Something else, heard so well, is what is asked: "and monthly?" */
const audible = 0.4;

/** A short message that leans on the answer before it: the part of that answer, or of what it was taken from, that it asks for. */
export function partAsked(turn: Turn): string | undefined {
  const { leaning, asks, heard, named, brief, phrases } = turn;
  if (!leaning || brief.guest || brief.shown.length === 0) return undefined;
  const { question } = leaning;
  const isAsking = asks || takesUp.test(question) || asksBehind.test(fold(question));
  const isWhy = why.test(fold(question));
  // "Weekly" answers no "what's that in weeks".
  const asked = subjectStems(question).filter((stem) => isWhy || !ofTime.test(stem));
  if (!isAsking || asksForTongue(question) || weighsChannels(question)) return undefined;
  const told = lastTold(turn, leaning);
  if (told === undefined) return undefined;
  const term = termAsked(told, turn, question);
  if (term) return paragraphs(term, openAsk(brief, phrases.asks.open));
  // "What else about names?" brings no word that was not asked with before.
  if (asked.length === 0 || placeOf(asked, brief.said.at(-2) ?? '', asked.length) >= 0) return undefined;
  const among = amongIt(asked, told, turn);
  if (among) return among;
  const isOf = (key: string) => key === told || within[told]?.includes(key);
  const isOther = (heard?.share ?? 0) >= (isWhy ? beyondDoubt : audible) && !isOf(heard?.purpose ?? '');
  const known = ofThoseWeKnow(told, turn, question);
  if (known) return known;
  const { best } = turn;
  const found = best && turn.isFound ? keyOf(best, phrases) : told;
  // "And digital marketing?" asks for another discipline.
  if (told in disciplines && found in disciplines && found !== told) return undefined;
  const fact = turn.facts.find(question, best);
  if (isOther || !named.every(isOf) || (fact !== undefined && !isOf(fact))) return undefined;
  return sentenceAsked(asked, told, isWhy, turn, leaning) ?? besideIt(asked, told, turn);
}

/** What is asked of something beside whether it belongs to it. */
const noYes =
  /\b(?:mean\w*|without|not?|why)\b|(?<!\p{L})(?:ب?[يت]عني|معني|[وف]?(?:بدون|بلا|مو|مش|ليش|ليه|لماذا))/u;

/** "And radio?", after it was told that we buy TV and radio: the sentence that holds it, as a yes. */
function amongIt(asked: readonly string[], told: string, turn: Turn): string | undefined {
  const { leaning: { question = '' } = {}, named, phrases } = turn;
  if (asked.length === 0 || countWords(question) > maxFragmentWords + 1 || disciplineOf(told) === '')
    return undefined;
  if (!goesOn.test(question) || noYes.test(fold(question)) || ['pr', 'translation'].includes(told))
    return undefined;
  const first = firstSentence(ownAnswer(told, phrases)?.first ?? '');
  const isOther = named.some((key) => key !== told && !within[told]?.includes(key));
  if (isOther || placeOf(asked, first, asked.length) < 0) return undefined;
  return paragraphs(yesTo(first, phrases), askAfter(told, turn));
}

/** "And advertising?" after a term was explained, «والتسويق شو يعني؟» after anything: a term of the trade. */
function termAsked(told: string, { phrases }: Turn, question: string): string | undefined {
  if (told !== '' && !means.test(fold(question))) return undefined;
  const plain = question.replace(andBefore, '');
  const { glossary, cues } = phrases;
  if (isMadeOf(plain, cues.definitions)) return undefined;
  return Object.values(glossary).find(({ terms }) => isMadeOf(plain, terms, cues.definitions))?.text;
}

const means = /\bmean|(?<!\p{L})(?:ب?[يت]عني|معني)/u;
/** The Arabic "and", written onto its word. */
const andBefore = /^\s*و(?=\p{L}{3})/u;

const whichOfThem =
  /\b(?:(?:which|who|how many) of|which are)\b|(?:^| )(?:منو|مين|من هم|اي|كم(?: واحد)?) (?:من|منهم)(?= )/u;

const ofClients = ['clients', 'experience', 'references'];

const clientsNamed = /\b(?:clients?|customers?)\b|(?<!\p{L})(?:ال)?(?:عملاء?|زباين|زبائن)(?!\p{L})/u;

/** "And banks?", «ومن السعودية عندكم زباين؟», after it was told whom we have worked for. */
function ofThoseWeKnow(told: string, turn: Turn, question: string): string | undefined {
  const { heard, brief, phrases } = turn;
  // "Do you do logos in Iraq?"
  if (heard && heard.share >= beyondDoubt && isService(heard.purpose ?? '')) return undefined;
  if (!ofClients.includes(told) && !clientsNamed.test(fold(question))) return undefined;
  // Whom of them we serve where is not known here.
  if (namesPlace(question) && whichOfThem.test(fold(question)))
    return paragraphs(tellNothing(turn), turn.ask());
  if (namesPlace(question)) return paragraphs(phrases.facts.reach?.text ?? '', askAfter('reach', turn));
  // «حلو، واحد منهم شغال بالبنوك؟» is pleased, and asks for banks.
  const plain = toClauses(question.replace(andBefore, '')).findLast((clause) => findTrade(clause) !== null);
  if (plain === undefined) return undefined;
  const known = ofTrade({ ...brief, said: [plain] }, phrases);
  const opening = firstSentence(known);
  const wasTold = brief.shown.at(-1)?.includes(opening);
  return paragraphs(wasTold ? known.slice(opening.length).trim() : known, turn.ask());
}

/** So many words further back a sentence counts that was said before, and from so many on it is long. */
const saidBefore = 6;
const longSentence = 20;

/** "Do you print them as well?", "what happens in Discover": the sentence that holds what is asked. */
function sentenceAsked(
  asked: readonly string[],
  told: string,
  isWhy: boolean,
  turn: Turn,
  leaning: Leaning,
): string | undefined {
  const { retrieved, best, isNamed, heard, brief, phrases } = turn;
  const { body } = takeApart(brief.shown.at(-1) ?? '', phrases);
  const own = ownAnswer(told, phrases);
  // Of what is surely asked on, the rest is told first.
  const isAskedOn = isHeardAs(heard, told, sure) && !lookedUp.includes(told);
  if (own?.first && isAskedOn && unsaid({ ...own }, brief)) return undefined;
  const passages = [...retrieved, ...leaning.around].filter((found) => keyOf(found, phrases) === told);
  // Of another passage only what names it, where nothing else is heard.
  const other = best && isNamed && heard?.purpose === undefined && keyOf(best, phrases) === 'approach';
  // «والشراء» after media planning is half of a term of the trade.
  const isTerm = told === '' || means.test(fold(leaning.question));
  const glossary = isTerm ? Object.values(phrases.glossary) : [];
  const terms = glossary.filter(({ terms }) =>
    readList(terms).some((term) => {
      const rest = subjectStems(term).filter((stem) => !asked.includes(stem));
      const isHalf = rest.length > 0 && rest.length + asked.length === subjectStems(term).length;
      return isHalf && placeOf(rest, body, rest.length) >= 0;
    }),
  );
  const others = [
    ...passages.map(({ chunk }) => chunk.content),
    ...(other ? [best.chunk.content] : []),
    ...[own?.first, body].flatMap((text) => text ?? []),
  ];
  const texts = terms.length > 0 ? terms.map(({ text }) => text) : others;
  // A sentence does not explain itself: "what does fixed scope mean?"
  const isNew = (sentence: string) => terms.length > 0 || !isTerm || !body.includes(sentence);
  const sentences = texts.flatMap(sentencesOf).filter(isNew);
  // The sooner a sentence speaks of it, the more it is about it; what was said, and a long list, counts less.
  const lateness = (sentence: string) =>
    placeOf(asked, sentence, 1) +
    (body.includes(sentence) ? saidBefore : 0) +
    2 * Math.max(0, countWords(sentence) - longSentence);
  const holding = (least: number) =>
    sentences
      .filter((sentence) => placeOf(asked, sentence, least) >= 0)
      .sort((one, next) => lateness(one) - lateness(next))[0];
  // Why something is so may be asked in words of one's own besides.
  const found = holding(asked.length) ?? (isWhy ? holding(1) : undefined);
  if (!found) return undefined;
  const reason = isWhy && own?.more ? firstSentence(unsaid({ first: own.more }, brief) ?? '') : '';
  if (body.includes(found) && reason === '' && sentencesOf(body).length < 2) return undefined;
  return paragraphs([found, reason].filter(Boolean).join(' '), askAfter(told, turn));
}

/** "And Bing?", after one of our services: what belongs to it for certain, and who tells the rest. */
function besideIt(asked: readonly string[], told: string, turn: Turn): string | undefined {
  const { leaning, heard, best, phrases } = turn;
  const isFragment = goesOn.test(leaning?.question ?? '') && asked.length === 1;
  if (!isFragment || heard?.purpose !== undefined || !(isService(told) || told in disciplines))
    return undefined;
  const discipline = disciplineOf(told);
  const key = best && keyOf(best, phrases);
  if (!discipline || (key !== undefined && key !== discipline)) return undefined;
  const isKnown = placeOf(asked, best?.chunk.content ?? '', 1) >= 0;
  const confirmed = sentencesOf(phrases.facts.unlisted?.text ?? '').at(-1);
  return isKnown || !confirmed
    ? undefined
    : paragraphs(`${phrases.answers[discipline]?.brief ?? ''} ${confirmed}`, turn.ask());
}
