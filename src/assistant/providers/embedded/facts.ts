import { vectorOf } from '../../retrieval/frequencies';
import { createSearchIndex } from '../../retrieval/searchIndex';
import { containsPhrase, countWords, words } from '../../text';
import type { SearchResult } from '../../types';
import { isMadeOf, readList, withoutLeading } from '../../understanding/acts';
import { createMentions } from '../../understanding/findMentions';
import { isOneSlip } from '../../understanding/oneSlip';
import { isOfPlace, namesPlace } from '../../understanding/places';
import { rememberTexts } from '../../understanding/rememberTexts';
import { ownMentioned } from '../../understanding/subject';
import { toClauses } from '../../understanding/toClauses';
import { bareQuestion } from './brief';
import type { EmbeddedPhrases } from './phrases';

/** Surely asked for: a fact's keyword and most of a question, or a question nearly as it stands. */
const factScore = 0.5;
const nearlyTheQuestion = 0.45;
/** A fact gives way to a chunk that is much more surely meant. */
const share = 0.6;
/** A fact with a keyword of its own that is so much closer to the question than any chunk is meant, however short. */
const closer = 2;
const closeEnough = 0.15;
/** A longer message asks for more than the meaning of a term. */
const maxDefinitionWords = 14;
/** A shorter word is no term with a slip in it: "median" is not "media". */
const minTermLetters = 7;
/** "What do you do, how much, and where?" More subjects than that are for a conversation. */
const maxSubjects = 3;

export interface FactFinder {
  /** The keys of the facts or answers that a question names beyond doubt, three at most. */
  certain(question: string): string[];
  /** Whoever looks for a place to work tells of no business. */
  seeksJob(text: string): boolean;
  /** The key of the fact a question asks for; `best` is the chunk that would answer it otherwise. */
  find(question: string, best: SearchResult | undefined): string | undefined;
  /** What a term of the trade means, or two in comparison, where that and nothing else is asked. */
  define(question: string): string | undefined;
}

/**
 * Finds single facts the way chunks are found: by their keywords and the questions they are asked by.
 */
export function createFactFinder(phrases: EmbeddedPhrases): FactFinder {
  const { facts, glossary, cues, answers, certain } = phrases;
  const keys = Object.keys(facts);
  const askable = Object.entries(facts).filter(([, { keywords }]) => keywords !== undefined);
  const chunks = askable.map(([key, { keywords = '', questions = '' }]) => ({
    id: key,
    topic: '',
    content: '',
    importance: 6,
    lastUpdated: '',
    questions,
    metadata: { keywords: keywords.split(/[,،]/), relatedChunks: [], category: 'faq' as const },
  }));
  const index = createSearchIndex(chunks, chunks.map(vectorOf));
  const mentioned = createMentions(
    Object.fromEntries(Object.entries(certain).map(([key, phrases]) => [key, readList(phrases).join('|')])),
  );
  const places = answers.faqLocations?.topics ?? [];
  const contacts = answers.contact?.topics ?? [];

  let terms: ReadonlySet<string> | undefined;
  /** "Programatic": a term of ours with a slip in it. */
  const spelt = (word: string): string => {
    if (word.length < minTermLetters) return word;
    terms ??= new Set(Object.values(glossary).flatMap((entry) => words(entry.terms)));
    if (terms.has(word)) return word;
    return [...terms].find((term) => term.length >= minTermLetters && isOneSlip(word, term, 'alike')) ?? word;
  };

  const finder: FactFinder = {
    seeksJob: rememberTexts((text: string) => finder.certain(text)[0] === 'jobs' && !ownMentioned(text)),
    certain(question) {
      const clauses = toClauses(question);
      // "What do you do, how much is it, and where are you?"
      const bare = clauses.flatMap((clause) => bareQuestion(clause, phrases) ?? []);
      const found = mentioned(clauses.join(' . ')).map(({ name }) => name);
      const isAny = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause));
      const asked = [
        ...(isAny(asksEnough) ? ['budget'] : []),
        ...(isAny(asksWhatItCosts) ? ['faqPricing'] : []),
        ...(isAny(asksWork) ? ['faqServices'] : []),
      ];
      // «تشتغلون ويا شركات بالإمارات» asks for no way of working.
      const isThere = clauses.some(worksThere);
      const known = isThere ? [...found.filter((key) => key !== 'approach'), 'reach'] : found;
      const named = known.length === 0 ? asked.slice(0, 1) : known;
      const [first, ...others] = new Set(bare.length > 1 ? [...bare, ...named] : named);
      if (first === undefined) return [];
      return joins.test(question) ? [first, ...others].slice(0, maxSubjects) : [first];
    },
    find(question, best) {
      const isAboutPlace = best && [...places, ...contacts].includes(best.chunk.topic);
      if (isAboutPlace && namesPlace(withoutPhrases(question, readList(cues.ownPlaces))))
        return containsPhrase(question, readList(cues.offices)) ? 'elsewhere' : 'reach';
      const [fact] = index.rank(question);
      if (!fact) return undefined;
      const isCloser = fact.termCosine >= Math.max(closeEnough, closer * (best?.termCosine ?? 0));
      if (fact.parts.keywords > 0 && isCloser) return fact.chunk.id;
      if (fact.score < factScore) return undefined;
      if (fact.parts.keywords === 0 && fact.termCosine < nearlyTheQuestion) return undefined;
      if (best && fact.score < Math.min(1, best.score - best.parts.cosine + best.termCosine) * share)
        return undefined;
      return keys.includes(fact.chunk.id) ? fact.chunk.id : undefined;
    },
    define(asked) {
      if (countWords(asked) > maxDefinitionWords) return undefined;
      const question = withoutLeading(
        words(asked)
          .map(spelt)
          .join(' ')
          .replace(/^و(?=ال)/, ''),
        cues.leadIns,
      );
      const entry = Object.values(glossary).find(
        ({ terms }) => !isMadeOf(question, terms) && isMadeOf(question, terms, cues.definitions),
      );
      if (entry) return entry.text;
      // Arabic writes "and" onto the second of the two.
      const plain = question.replace(/(?<=\s)و(?=\p{L}{3})/gu, 'و ');
      const terms = Object.values(glossary).map((each) => each.terms);
      const isComparison = containsPhrase(plain, readList(cues.comparisons));
      if (!isComparison || !isMadeOf(plain, ...terms, cues.definitions, cues.comparisons)) return undefined;
      const compared = Object.values(glossary).filter((each) => containsPhrase(plain, readList(each.terms)));
      // «الإعلان الممول» is one term, and no advertising beside it.
      const isOfItsOwn = (each: (typeof compared)[number]) => {
        const others = compared.filter((other) => other !== each).flatMap(({ terms }) => readList(terms));
        const longer = others.filter((term) => countWords(term) > 1);
        return longer.length === 0 || containsPhrase(withoutPhrases(plain, longer), readList(each.terms));
      };
      const meant = compared.length > 2 ? compared.filter(isOfItsOwn) : compared;
      return meant.length > 1 ? meant.map(({ text }) => firstSentence(text)).join(' ') : undefined;
    },
  };
  return finder;
}

/** "What does your agency do?" */
const asksWork =
  /^(?:(?:so|and|hi|hello|hey|maya|ok|but) )*what (?:does your (?:agency|company|firm|team)|do you(?: guys| people| all)?) (?:actually |really )?do(?: here| exactly| actually)?$|^(?:ماذا|شنو|شو|ايش|وش) (?:تفعل|تعمل|تسوي|بتعمل) (?:وكالتكم|شركتكم)$/;

const working =
  /^(?:(?:and|so|but|also|ok|hi|hello|hey|maya) )*(?:do|can|could|would) (?:you|u)(?: guys| people| also| even| ever)* (?:work|serve|operate|take clients|have clients)\b|^(?:و|ف)?(?:(?:بدي|اريد|حاب) اعرف )?(?:هل |اذا )?(?:تعملون|تشتغلون|تشتغلو|بتشتغلو|بتشتغلوا|تخدمون|بتخدموا|تتعاملون|بتتعاملو|بتتعاملوا|عندكم (?:عملاء|زباين|شغل))(?= )/u;
const ofFirms =
  /^(?:with|for|in|from|of|at|to|an?|any|the|too|also|as|well|based|outside|inside|and|or|firms?|compan(?:y|ies)|clients?|business(?:es)?|brands?|customers?|people|start|startups?|ups?|small|young|new|[وف]?(?:هم|كمان|ايضا|حتي|مع|ويا|ويه|وي|في|داخل|خارج|من|ل|ب|اي|او|شركه|شركات|الشركات|عملا|زباين|زبائن|ناس|علامات|مشاريع|صغيره|ناشيه|متوسطه))$/u;

/**
 * "Do you work with companies in Saudi Arabia?", and nothing besides: not "on social media", nor "on Sunday". An office
 * there is asked for in other words.
 */
function worksThere(clause: string): boolean {
  const rest = clause.replace(working, '');
  if (rest === clause || !namesPlace(rest)) return false;
  return rest
    .trim()
    .split(' ')
    .every((word) => ofFirms.test(word) || isOfPlace(word));
}

/** "What would the research cost?" */
const asksWhatItCosts =
  /^(?:and |so |but )?what (?:would|does|will|do|did|might|could) (?!(?:you|we|i) )[^?]{2,60} (?:cost|(?<!(?:in|of) )charge)(?: (?:us|me|then|roughly|per [^ ]+))?$/;

/** "Is 4k enough?" */
const asksEnough =
  /\b\d+ ?k? (?:[^ ]+ )?(?:enough|realistic)\b|(?:^| )(?:الف|الاف|مليون) (?:كافي[هة]?|[تي]كفي|بت?كفي)(?= |$)/u;

/** What two subjects in one message stand side by side with. */
const joins = /\band\b|&|\+|\sو|[?؟].*\S/su;

/** Facts and terms are written so that their first sentence can be told alone. */
export const firstSentence = (text: string) => text.match(/^.+?[.!?؟](?=\s|$)/su)?.[0] ?? text;

function withoutPhrases(text: string, phrases: readonly string[]): string {
  const found = new RegExp(`(?<= )[بلو]?(?:ال)?(?:${phrases.join('|')})(?= )`, 'g');
  return ` ${words(text).join(' ')} `.replaceAll(found, '');
}
