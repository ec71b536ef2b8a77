import type { PageLanguage } from '../types';
import { mayPointElsewhere, type OwnContacts, pointsElsewhere } from './addresses';
import { isAdrift } from './adrift';
import { isSigned, isSpokenByModel, isVisitorsName } from './bylines';
import { isDenial } from './denials';
import { holdsCode } from './formatting';
import type { Judge, Verdict } from './learned/judge';
import { isStaged, namesHerselfOtherwise, shouts } from './manners';
import {
  deniesFeeling,
  isSelfAsMachine,
  isSelfAsMade,
  isSelfUnderOrders,
  tellsOfALife,
  withMarks,
} from './marks';
import { isReadersTool, namesVendor } from './namesVendor';
import { isBlob } from './noise';
import { namesAnotherAgency } from './otherAgency';
import { echoOf, rivalPattern } from './repeats';
import { isForeign, mayBeForeign } from './replyLanguage';
import { adviceRule, allGroups, deceitRule, markers, sentenceRules, sumsRule, unsafeRule } from './rules';
import { anyOf, between, expand, lazily, placesOf, wordsOf } from './rules/notation';
import { notStupid } from './rules/unsafe';
import { clausesOf, type Sentence } from './sentences';
import { isAskedByOthers, outsideQuotations, spokenIn } from './shown';
import {
  isAlien,
  isAlienAmongTrade,
  isAsking,
  isForeignToTrade,
  isOffSubject,
  isTrade,
  subjectWeight,
  worldWeight,
} from './subjects';
import { isVerse } from './verse';

export interface InspectionContext extends OwnContacts {
  /** The language the reply should be in. */
  language: PageLanguage;
  /** Other agencies, by name. */
  rivals: readonly string[];
  /** What the agency calls itself, in every script. */
  agencyNames: readonly string[];
  /** What the reply must not repeat; its facts apart. */
  systemPrompt: string;
  /** The learned reviewer of the reply's language. Without it the rules decide alone. */
  judge?: Judge | undefined;
}

const rules = sentenceRules.map((rule) => ({
  ...rule,
  matches: anyOf(rule.patterns, allGroups, rule.needs),
}));
const isSum = anyOf(sumsRule.patterns, allGroups, sumsRule.needs);
const isAdvice = anyOf(adviceRule.patterns, allGroups);
const isAboutBusiness = anyOf(markers.asksAboutBusiness, allGroups);
const isWorthDoubt = anyOf(markers.suspicious, allGroups);
const isUnsafePhrase = anyOf(unsafeRule.patterns, allGroups);
const isDeceit = anyOf(deceitRule.patterns, allGroups);
const namesHarm = anyOf(markers.namedHarm, allGroups);
const declined = lazily(() => markers.declined.map((one) => between(expand(one, allGroups), 'g')));
const misdeedsIn = placesOf(markers.misdeeds, allGroups);
const furtiveIn = placesOf(markers.furtive, allGroups);
const promisesIn = placesOf(markers.promises, allGroups);
const warns = anyOf(markers.warnings, allGroups);
const unsafeWords = lazily(() => new Set(wordsOf(markers.unsafeWords)));
const touchyWords = lazily(() => new Set(wordsOf(markers.touchyWords)));

/** Each look at a text alone, so that all of them can be got ready ahead of the first reply, one at a time. */
export const looks: readonly ((text: string) => unknown)[] = [
  ...rules.map(({ matches }) => matches),
  isSum,
  isAdvice,
  isAboutBusiness,
  isWorthDoubt,
  isUnsafePhrase,
  isDeceit,
  namesHarm,
  misdeedsIn,
  furtiveIn,
  promisesIn,
  warns,
  withMarks,
  worldWeight,
];

/** Rules on who speaks, and what she is: a quotation may excuse what they find. */
const ofSpeaker: ReadonlySet<string> = new Set(['persona', 'identity', 'vendor']);

/** Three exclamation marks: anger, or joy. */
const exclamation = /[!！]{3}/;
/** Would a sentence lose its place in a reply that has already given something away? */
export const isSuspicious = (sentence: Sentence) => isWorthDoubt(sentence.plain);

export const namesSums = (sentence: Sentence) => isSum(sentence.plain);

export const advises = (sentence: Sentence) => isAdvice(sentence.plain);

export const asksBusiness = (sentence: Sentence) =>
  /[?؟]/.test(sentence.text) && isAboutBusiness(sentence.plain);

/**
 * The first sentence that no reply may hold. Whatever is no swear word needs a reviewer who has not ruled it out; what only
 * names harm needs one who holds that thinkable, and so does deceit in a warning: "writing fake reviews harms trust, so we
 * do not do it".
 */
export function findUnsafe(sentences: readonly Sentence[], judge?: Judge): Sentence | undefined {
  const isHit = (text: string, { isThinkable }: Pick<Verdict, 'isThinkable'>) =>
    isUnsafe(text) ||
    (isAdvised(isDeceit, text) && (isThinkable || !warns(text))) ||
    (isThinkable && namesHarm(text));
  const whole = wholeOf(sentences);
  if (!swears(whole) && !isHit(whole, { isThinkable: true })) return undefined;
  const verdicts = judge?.(sentences);
  return sentences.find(({ plain }, at) => {
    const { isRuledOut, ...verdict } = verdicts?.[at] ?? { isRuledOut: false, isThinkable: true };
    return swears(plain) || (!isRuledOut && isHit(plain, verdict));
  });
}

const swears = (text: string) => text.split(' ').some((word) => unsafeWords().has(word));

const isUnsafe = (text: string): boolean => {
  const said = text.replace(notStupid, ' ');
  return said.split(' ').some((word) => touchyWords().has(word)) || isAdvised(isUnsafePhrase, said);
};

/** Is it there, and not among what the agency declines to do? */
const isAdvised = (is: (text: string) => boolean, text: string): boolean =>
  is(text) && is(withoutDeclined(text));

/** What nobody should do, unless the same part of the sentence denies it: "we would not buy followers". */
const advisesMisdeed = ({ plain }: Sentence) =>
  !warns(plain) && misdeedsIn(plain).some((place) => !isDenied(plain, place));

/** How bad deeds are spoken of, and honest ones too: see `rules/furtive`. */
export const isFurtive = ({ plain }: Sentence) =>
  !warns(plain) && furtiveIn(plain).some((place) => !isDenied(plain, place));

/** What stands in quotes is promised by a slogan, or by a customer's words. */
const makesPromise = (sentence: Sentence) => {
  const said = spokenIn(sentence);
  return !isAsking(sentence) && promisesIn(said).some((place) => !isDenied(said, place));
};

/** What sounds like a denial and is none: "no doubt", "all that", "as long as". */
const noDenial =
  / (?:كل ما|غير ا?ن[^ ]*|(?:بدون|بلا|دون) شك|ما دا?م[^ ]*|(?:without|no) (?:a )?(?:doubt|question)) /g;

/** Does the same part of the sentence deny what stands at a place? */
function isDenied(plain: string, place: number): boolean {
  const before =
    plain
      .slice(0, place + 1)
      .replace(noDenial, ' ')
      .split(' ,')
      .at(-1) ?? '';
  return before.split(' ').some(isDenial);
}

/** "We never buy followers" names what is not done. */
function withoutDeclined(text: string): string {
  return declined().reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/**
 * The ids of the rules each sentence breaks. The reply is looked at as a whole first, since most break none;
 * only what is found there is looked for in the single sentences.
 */
export function findBroken(sentences: readonly Sentence[], context: InspectionContext): string[][] {
  const whole = wholeOf(sentences);
  const marked = withMarks(whole);
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const rivals = rivalPattern(context.rivals);
  const { held } = echoOf(context.systemPrompt)(sentences);
  const { language } = context;

  const verdicts = context.judge?.(sentences);
  const suspects: { id: string; isBroken: (sentence: Sentence, index: number) => boolean }[] = [];
  const look = (id: string, isThere: boolean, isBroken: (sentence: Sentence, index: number) => boolean) => {
    if (isThere) suspects.push({ id, isBroken });
  };
  /** A look on which the learned reviewer, where there is one, has to agree. */
  const lookWhere =
    (agrees: (verdict: Verdict, sentence: Sentence) => boolean): typeof look =>
    (id, isThere, isBroken) => {
      if (!isThere) return;
      const isAgreed = (one: Sentence, verdict: Verdict | undefined) =>
        verdict === undefined || agrees(verdict, one);
      suspects.push({
        id,
        isBroken: (one, index) => isBroken(one, index) && isAgreed(one, verdicts?.[index]),
      });
    };
  /**
   * Goes by a phrase, and takes the weather in a campaign for talk of the weather, a slogan for a life of hers, honest
   * words about bad advice for it.
   */
  const lookAtWords = lookWhere(({ isThinkable }) => isThinkable);
  /** The same of what she is made of: in a long sentence full of the trade half a clause of that counts for little. */
  const lookAtOrigins = lookWhere(
    ({ isThinkable }, one) =>
      isThinkable || clausesOf(one).some((clause) => context.judge?.([clause])[0]?.isLikely === true),
  );
  /** Goes by what a sentence lacks, or by two words that meet in it. */
  const lookDoubtfully = lookWhere(({ isLikely }) => isLikely);
  const lookOf = new Map([
    ['identity', lookAtOrigins],
    ['vendor', lookAtOrigins],
  ]);
  // "I slept at last" in quotes is a slogan or a customer, not a life of hers.
  const saidByHer = (one: Sentence) => (isAskedByOthers(one) ? '' : spokenIn(one));
  const outside = lazily(() => outsideQuotations(sentences));
  for (const { id, isMarked, isSure, matches } of rules) {
    const lookFor = isSure ? look : (lookOf.get(id) ?? lookAtWords);
    lookFor(id, matches(isMarked ? marked : whole), (sentence, index) => {
      const isHit = (one: string) => {
        const looked = isMarked ? withMarks(one) : one;
        return matches(looked) && !(id === 'vendor' && isReadersTool(looked));
      };
      // What only a quotation holds may be the greeting of a client's bot, and may be an answer.
      const mayBeSample = ofSpeaker.has(id) && verdicts?.[index]?.isLikely === false;
      return (
        isHit(id === 'persona' ? saidByHer(sentence) : sentence.plain) &&
        !(mayBeSample && !isHit(spokenIn(sentence, outside()[index])))
      );
    });
  }
  lookDoubtfully('identity', isSelfAsMachine(marked), (one) => isSelfAsMachine(withMarks(one.plain)));
  lookDoubtfully('identity', true, (one) => deniesFeeling(one.plain));
  lookDoubtfully('identity', isSelfAsMade(whole), (one) => isSelfAsMade(one.plain));
  lookDoubtfully('persona', tellsOfALife(whole), (one) => tellsOfALife(saidByHer(one)));
  lookDoubtfully('prompt_echo', true, (one) => isSelfUnderOrders(one.plain));
  lookAtWords('unsafe_content', misdeedsIn(whole).length > 0, advisesMisdeed);
  look('promise', promisesIn(whole).length > 0, makesPromise);
  look('prompt_echo', held.size > 0, (_, index) => held.has(index));
  lookAtOrigins('vendor', marked.includes('VENDOR'), namesVendor);
  const isModelNamed = /VENDOR|MODEL|MACHINE/.test(marked) && !isVisitorsName(context.question);
  look(
    'vendor',
    isModelNamed,
    (one, index) =>
      (index === 0 && isSpokenByModel(one)) || isSigned(one, sentences[index - 1], !sentences[index + 1]),
  );
  const statementsOfTrade = lazily(() => sentences.filter((one) => !isAsking(one) && isTrade(one)));
  lookDoubtfully('off_topic', worldWeight(whole) > 1 || subjectWeight(whole) > 1, (one) =>
    isOffSubject(
      one,
      statementsOfTrade().some((other) => other !== one),
    ),
  );
  lookDoubtfully('off_topic', isForeignToTrade(sentences), isAlien);
  lookDoubtfully('off_topic', isAdrift(sentences), () => true);
  lookDoubtfully('off_topic', true, isAlienAmongTrade);
  look('off_topic', true, isVerse);
  look('off_topic', holdsCode(text), (one) => holdsCode(one.text));
  look('rival', rivals.test(whole), (one) => rivals.test(one.plain));
  look('rival', true, (one) => namesAnotherAgency(one.text, context.question, context.agencyNames));
  look('technical_formatting', isBlob(text), (one) => isBlob(one.text));
  look('persona', isStaged(text), (one) => isStaged(one.text));
  look('persona', shouts(text), (one) => shouts(one.text));
  lookDoubtfully('persona', exclamation.test(text), (one) => exclamation.test(one.text));
  look('persona', namesHerselfOtherwise(text, context.agencyNames), (one) =>
    namesHerselfOtherwise(one.text, context.agencyNames),
  );
  look('foreign_link', mayPointElsewhere(text), (one) => pointsElsewhere(one.text, context, isTrade(one)));
  look('reply_language', mayBeForeign(text, whole, language), (one) => isForeign(one, language));

  return sentences.map((sentence, index) => [
    ...new Set(suspects.filter(({ isBroken }) => isBroken(sentence, index)).map(({ id }) => id)),
  ]);
}

/** All sentences in one spelling; each ends in a stop, so that no pattern reaches over it. */
function wholeOf(sentences: readonly Sentence[]): string {
  return ` . ${sentences.map((sentence) => sentence.plain.slice(3)).join('')}`;
}
