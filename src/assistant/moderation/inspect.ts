import { conductOf } from '../prompt';
import { words } from '../text';
import type { PageLanguage } from '../types';
import { holdsCode, isStaged, mayPointElsewhere, type OwnContacts, pointsElsewhere } from './formatting';
import { isForeign, mayBeForeign } from './replyLanguage';
import { adviceRule, allGroups, markers, marks, sentenceRules, sumsRule, unsafeRule } from './rules';
import { anyOf, between, expand, lazily } from './rules/notation';
import { plain, type Sentence } from './sentences';

export interface InspectionContext extends OwnContacts {
  language: PageLanguage;
  rivals: readonly string[];
  systemPrompt: string;
}

const rules = sentenceRules.map((rule) => ({
  ...rule,
  matches: anyOf(rule.patterns, allGroups, rule.needs),
}));
const isSum = anyOf(sumsRule.patterns, allGroups, sumsRule.needs);
const isAdvice = anyOf(adviceRule.patterns, allGroups);
const isAboutBusiness = anyOf(markers.asksAboutBusiness, allGroups);
const ordinarySelf = lazily(() => markers.ordinarySelf.map((one) => between(expand(one, allGroups), 'g')));
const isAgencyAtWork = anyOf(markers.agencyAtWork, allGroups);
const isProbe = anyOf(markers.probes, allGroups);
const isWorthDoubt = anyOf(markers.suspicious, allGroups);
const isUnsafePhrase = anyOf(unsafeRule.patterns, allGroups);
const unsafeWords = lazily(() => new Set(markers.unsafeWords.split(' ')));
// Beginnings of words, so no space is asked for behind them.
const tradeWords = lazily(
  () => new RegExp(` (?:${markers.trade.map((one) => expand(one, allGroups)).join('|')})`),
);

/** Does a sentence speak of marketing, the agency or the visitor's business at all? */
export const isTrade = (sentence: Sentence) => countTrade(sentence) > 0;

function countTrade({ plain: text }: Sentence): number {
  return text.split(tradeWords()).length - 1;
}

/** Does the visitor ask what Maya is, who made her, or what she was told? */
export const probes = (question: string) => isProbe(withMarks(` .${plain(question)}. `));

/** Would a sentence lose its place in a reply that has already given something away? */
export const isSuspicious = (sentence: Sentence) => isWorthDoubt(sentence.plain);

export const namesSums = (sentence: Sentence) => isSum(sentence.plain);

export const advises = (sentence: Sentence) => isAdvice(sentence.plain);

export const asksBusiness = (sentence: Sentence) =>
  /[?؟]/.test(sentence.text) && isAboutBusiness(sentence.plain);

export function findUnsafe(sentences: readonly Sentence[]): Sentence | undefined {
  const isUnsafe = (text: string) =>
    text.split(' ').some((word) => unsafeWords().has(word)) || isUnsafePhrase(text);
  return isUnsafe(wholeOf(sentences)) ? sentences.find((sentence) => isUnsafe(sentence.plain)) : undefined;
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
  const echoes = echoOf(context.systemPrompt);
  const { language } = context;

  const suspects = rules
    .filter(({ isMarked, matches }) => matches(isMarked ? marked : whole))
    .map(({ id, isMarked, matches }) => ({
      id,
      isBroken: ({ plain: one }: Sentence) => matches(isMarked ? withMarks(one) : one),
    }));
  const found = (id: string, isFound: boolean, isBroken: (sentence: Sentence) => boolean) => {
    if (isFound) suspects.push({ id, isBroken });
  };
  found('identity', isSelfAsMachine(marked), (one) => isSelfAsMachine(withMarks(one.plain)));
  found('prompt_echo', isOrder.test(whole), (one) => isSelfUnderOrders(one.plain));
  found('identity', isFeeling.test(whole), (one) => deniesFeeling(one.plain));
  found('vendor', marked.includes('VENDOR'), (one) => namesVendor(one));
  found('off_topic', subjectWeight(whole) > 1, isOffSubject);
  found('rival', rivals.test(whole), (one) => rivals.test(one.plain));
  found('prompt_echo', echoes(text), (one) => echoes(one.text));
  found('foreign_link', mayPointElsewhere(text), (one) => pointsElsewhere(one.text, context));
  found('off_topic', holdsCode(text), (one) => holdsCode(one.text));
  found('persona', isStaged(text), (one) => isStaged(one.text));
  found('reply_language', mayBeForeign(text, whole, language), (one) => isForeign(one, language));

  return sentences.map((sentence) => [
    ...new Set(suspects.filter(({ isBroken }) => isBroken(sentence)).map(({ id }) => id)),
  ]);
}

/** All sentences in one spelling; each ends in a stop, so that no pattern reaches over it. */
function wholeOf(sentences: readonly Sentence[]): string {
  return ` . ${sentences.map((sentence) => sentence.plain.slice(3)).join('')}`;
}

const markPatterns = lazily(() =>
  Object.entries(marks).map(([mark, pattern]) => ({
    mark: ` ${mark}`,
    pattern: between(expand(pattern, allGroups), 'g'),
  })),
);

function withMarks(text: string): string {
  return markPatterns().reduce((marked, { mark, pattern }) => marked.replace(pattern, mark), text);
}

/** Is a first person left where all that a consultant says of herself is taken out? */
function speaksOfHerself(text: string): boolean {
  const rest = ordinarySelf().reduce((left, pattern) => left.replace(pattern, ''), text);
  return / (?:i|me|my|mine|myself|[وفل]?(?:انا|اني|انني|لست)) /.test(rest);
}

const isMachine = / (?:MACHINE|VENDOR|MODEL|artificial|automatically|automated|algorithmic(?:ally)?) /;
const isOrder = / (?:instructions?|prompts?|guidelines?|directives?|restrictions|programmed|configured|instructed) /;
const isOthersOrder =
  / (?:your|our|their|clients?|brand|company) (?:[^ ,.]+ )?(?:instructions?|prompts?|guidelines?|directives?)| (?:instructions?|prompts?|guidelines?|directives?) (?:for|to the|of|on|from) (?!me )/;

const isFeeling = / (?:feelings?|emotions?|conscious(?:ness)?|sentien(?:t|ce)) /;
const isDenied = / (?:no|not|never|without|lack|any|free) /;

function deniesFeeling(text: string): boolean {
  return isFeeling.test(text) && isDenied.test(text) && speaksOfHerself(text);
}

const isReader = / (?:your|you|users?|people|guests|buyers|reviews|questions) /;

/** The name of a model alone, where nothing says that it is looked at from the trade. */
function namesVendor(sentence: Sentence): boolean {
  const isOfTrade = isTrade(sentence) || isAgencyAtWork(sentence.plain) || isReader.test(sentence.plain);
  return !isOfTrade && withMarks(sentence.plain).includes('VENDOR');
}

function isSelfAsMachine(marked: string): boolean {
  return isMachine.test(marked) && speaksOfHerself(marked);
}

function isSelfUnderOrders(text: string): boolean {
  return isOrder.test(text) && !isOthersOrder.test(text) && speaksOfHerself(text);
}

const subjectOf = lazily(() => {
  const found = new Map<string, { subject: number; weight: number }>();
  markers.subjects.forEach((list, subject) => {
    for (const entry of list.split(' ')) {
      found.set(entry.replace('!', ''), { subject, weight: entry.endsWith('!') ? 2 : 1 });
    }
  });
  return found;
});

/**
 * Two words of one subject, or a word beyond doubt, in a statement that speaks neither of the trade nor of the
 * agency; twice as much, beside a single word of the trade.
 */
function isOffSubject(sentence: Sentence): boolean {
  const weight = subjectWeight(sentence.plain);
  if (weight < 2 || isAgencyAtWork(sentence.plain) || /[?؟]/.test(sentence.text)) return false;
  return !isTrade(sentence) || (weight > 3 && countTrade(sentence) < 2);
}

/** How much a text speaks of the subject it speaks of most. */
function subjectWeight(text: string): number {
  const weights = new Map<number, number>();
  for (const word of new Set(text.split(' '))) {
    const entry = subjectOf().get(word) ?? subjectOf().get(word.replace(/^[وف]?[بلك]?(?:ال|لل)?/, ''));
    if (!entry) continue;
    weights.set(entry.subject, (weights.get(entry.subject) ?? 0) + entry.weight);
  }
  return Math.max(0, ...weights.values());
}

/** Names of other agencies that came with the call, as one pattern. */
const rivalPattern = remembered((rivals: readonly string[]) => {
  const names = rivals
    .map((name) =>
      plain(name)
        .trim()
        .replace(/[^\p{L}\p{M}\p{N} ]/gu, ''),
    )
    .filter(Boolean);
  return names.length > 0 ? between(names.join('|')) : /(?!)/;
});

/** How many words in a row a reply may share with the conduct in the prompt before it counts as an echo. */
const echoWords = 6;

/** Tells whether a text repeats a stretch of the prompt's conduct. Facts are there to be repeated. */
const echoOf = remembered((prompt: string) => {
  const stretches = new Set(stretchesOf(conductOf(prompt)));
  return (text: string) => stretchesOf(text).some((stretch) => stretches.has(stretch));
});

function stretchesOf(text: string): string[] {
  const all = words(text);
  return all.slice(echoWords - 1).map((_, index) => all.slice(index, index + echoWords).join(' '));
}

/** Keeps the last answer: a conversation asks with the same rivals and nearly always the same prompt. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
