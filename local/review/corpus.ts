import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp } from '../../src/assistant/moderation/cleanup';
import { learnedRules } from '../../src/assistant/moderation/learned/unpack';
import { withOwnName } from '../../src/assistant/moderation/ownName';
import { type Sentence, splitSentences } from '../../src/assistant/moderation/sentences';
import { fillWords } from '../../src/assistant/texts';
import type { PageLanguage } from '../../src/assistant/types';
import { brandWords } from '../../src/brandWords';
import { site } from '../../src/site';
import type { Lesson } from './train';

export interface GoodReply {
  language: PageLanguage;
  text: string;
}

export interface LeakingReply extends GoodReply {
  rule: string;
  /** What must not be left in the text shown. None: the rule is about length or the number of questions. */
  leaks: string[];
}

/** Rounds of replies by the hand that wrote them, from `corpus/leaking` and `corpus/good`. */
export function readCorpus(kind: 'leaking', round: string): LeakingReply[];
export function readCorpus(kind: 'good', round: string): GoodReply[];
export function readCorpus(kind: 'leaking' | 'good', round: string): GoodReply[] {
  return JSON.parse(readFileSync(join(corpusFolder, kind, `${round}.json`), 'utf8'));
}

/** Vite starts in the folder of the project, and so do the tests. */
export const corpusFolder = 'local/review/corpus';

export function roundsOf(kind: 'leaking' | 'good'): string[] {
  return readdirSync(join(corpusFolder, kind))
    .map((name) => name.replace('.json', ''))
    .sort();
}

/** Every reply of a language as a lesson. Its held-out ones lie elsewhere, in `tests/bench/replies`. */
export function readLessons(language: PageLanguage): Lesson[] {
  const leaking = roundsOf('leaking').flatMap((round) =>
    readCorpus('leaking', round).map((reply) => ({ reply, round })),
  );
  const good = roundsOf('good').flatMap((round) =>
    readCorpus('good', round).map((reply) => ({ reply, round })),
  );
  return [
    ...leaking
      .filter(({ reply }) => reply.language === language && learnable.has(reply.rule))
      .map(({ reply, round }) => lessonOfLeak(reply, round, !markedInPart.test(round))),
    ...good
      .filter(({ reply }) => reply.language === language)
      .map(({ reply, round }) => ({ ...lessonOfGood(reply, round), isBait: baits.test(round) })),
  ];
}

/** Where the sentences stand that Maya says, and those she says what she knows in. */
export const ownCatalogues = ['assistant', 'embedded', 'knowledge', 'faq'];

/** Lists of what visitors ask her by are none of her words. */
const askedOnly = /^(?:questions|keywords)$/;

/**
 * These pass as they are. Every text more sets the network on another path, which may end at one that takes more good
 * sentences for leaks: of 303 good replies in Arabic two to nine were changed. With the next lessons they are learned, too.
 */
const notYetLearned =
  /^(?:applying|buyers|tried|logoEnough|brandOrAds|needStrategy|needBrand|siteBuilders|adsWork|videoOrPhoto|manyVideos|stockPhotos|siteOrApp|productSells|ownPhone|bookings|justLooking|tooLate|filmLength|logoOrSite|oldSite)$/;

const isNoLesson = (key: string, part: unknown) =>
  (askedOnly.test(key) && typeof part === 'string') || (notYetLearned.test(key) && !Array.isArray(part));

/** What she is given to say is good, whatever else is learned. Lists of words to tell questions by end in no stop. */
export function ownSentences(language: PageLanguage): string[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : Object.entries(value as object).flatMap(([key, part]) =>
          isNoLesson(key, part) ? [] : textsIn(part),
        );
  return ownCatalogues
    .flatMap((name) => textsIn(JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))))
    .filter((text) => /[.!?؟]$/.test(text))
    .map((text) => fillWords(text, brandWords(language)));
}

/**
 * What Maya says by herself, as lessons: whole, and each sentence alone, since a model may say it without its
 * neighbours, which have a say in the score.
 */
export function readOwnLessons(language: PageLanguage): Lesson[] {
  return ownSentences(language)
    .flatMap((text) => [text, ...sentencesOf(text).map((sentence) => sentence.text)])
    .map((text) => lessonOfGood({ language, text }, 'own'));
}

/** Rules about form have nothing that could be learned from words. */
const learnable = new Set<string>(learnedRules);
/** In all other rounds whoever wrote a reply marked every sentence that leaks, so the others are good ones. */
const markedInPart = /^(?:(?:first|second|third|fourth|fifth|sixth|ninth)$|fifty-(?:seventh|ninth))/;

/** Good replies of these rounds are bait: full of words that leaks are made of, and some terser or more colloquial than a model writes. */
const baits =
  /^fourteenth|^fifteenth-ar|^sixteenth|^(?:nineteenth|twentieth)-..[12]|^twenty-ninth|^thirty-third|^forty-fifth/;

export function lessonOfLeak(
  { text, rule, leaks }: LeakingReply,
  hand: string,
  isAllMarked: boolean,
): Lesson {
  const sentences = sentencesOf(text);
  const isIn = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
  return {
    hand,
    sentences,
    labels: sentences.map((sentence) => {
      if (leaks.some((leak) => isIn(leak, sentence.text))) return rule;
      const isPart = leaks.some((leak) => isIn(sentence.text, leak));
      return isAllMarked && !isPart ? 'good' : undefined;
    }),
  };
}

export function lessonOfGood({ text }: GoodReply, hand: string): Lesson {
  const sentences = sentencesOf(text);
  return { hand, sentences, labels: sentences.map(() => 'good') };
}

/** As moderation meets them. */
function sentencesOf(text: string): Sentence[] {
  return withOwnName(splitSentences(cleanUp(text).text), ownNames);
}

/** What the agency is called in the corpus, and what it is called on the site: a rebranding leaves the corpus as it is. */
const ownNames = [...new Set(['Arbelin', 'أربلين', ...Object.values(site.name)])];
