import { replyLimits } from '../limits';
import { countWords } from '../text';
import { withoutForeignLinks } from './addresses';
import { isTooPoor } from './cleanup';
import { asksWhatBusiness, withoutEarlyAdvice } from './earlyAdvice';
import { withoutTechnicalFormatting } from './formatting';
import { asksBusiness, findBroken, findUnsafe, type InspectionContext, isSuspicious } from './inspect';
import type { ModerationIssue } from './issue';
import type { Verdict } from './learned/judge';
import { probes } from './marks';
import { isMistaken } from './mistaken';
import { isInCodes } from './noise';
import { withOwnName } from './ownName';
import { echoOf } from './repeats';
import { type WrittenIn, writtenIn } from './replyLanguage';
import { leadsUp, reword, type Sentence, splitSentences, tidy, withoutSentences } from './sentences';
import { cutToLength, isClosing, isQuestion, maxWords, withFewerQuestions } from './shorten';
import { spoken } from './shown';
import { isTrade } from './subjects';
import { toldWithPrompt } from './toldWithPrompt';

export type { ModerationIssue } from './issue';

type Redirected = 'ckb' | 'de' | 'tr';

export interface ModerationContext extends InspectionContext {
  /** Has the visitor said what their business does? Without it no sum and no channel is advised. */
  businessKnown: boolean;
  /** What the visitor reads instead of a rejected reply. */
  fallback: string;
  /** Where a question in one of these languages is sent. */
  redirects: Record<Redirected, string>;
  /** Questions a mended reply can close with: about the visitor's business, and about a next step. */
  closing?: { business: string; next: string };
}

export interface Moderation {
  status: 'approved' | 'modified' | 'rejected';
  text: string;
  issues: ModerationIssue[];
  /** Who answers instead: people who speak the language. */
  redirect?: Redirected;
}

/** What is said right after it rests on it: "Ask them, their address is on their page." A question may stay. */
const misleading = new Set(['unsafe_content', 'rival']);
/** "They want a slogan", "I should stay vague", "she would recommend": who is meant stood in the sentence before. */
const speaksOfSomebody = /^ \. (?:they|i (?:should|must)|(?:\S+ ){0,5}s?he) /;

/** Many times what a visitor could be shown; what lies beyond is not looked at. */
const maxCharacters = 8000;
/** Rules that change a sentence's place or dress, not what the reply says. */
const harmless = new Set(['technical_formatting', 'questions', 'length']);
/** After one of these the rest of the reply is trusted only where it plainly speaks of the trade. */
const revealing = new Set(['identity', 'vendor', 'prompt_echo', 'persona', 'rival', 'off_topic']);

/** What a figure of speech is taken for: "I am only one pair of eyes". */
const ofHerself = new Set(['persona', 'identity']);

/**
 * One unsafe hit alone rejects a reply: the rules say so by what stands there. The learned reviewer only finds a
 * likeness, and honest advice is like bad advice ("compress them, reload"): of its hits none but those beyond doubt
 * reject, the others take their sentence away, so that a mistake costs a sentence and not the answer.
 */
const isSurelyUnsafe = ({ rule, isBeyondDoubt }: Verdict) => isBeyondDoubt && rule === 'unsafe_content';

/**
 * Checks a cleaned reply before it is shown. Approved: the very text that came in. Modified: offending
 * sentences are gone or reworded, or the reply is a redirect. Rejected (an unsafe hit, another language, the
 * prompt recited, more than three different rules, or nothing left to say): the text is the fallback. Pure; its time
 * grows linearly with the length of the reply.
 */
export function moderate(text: string, context: ModerationContext): Moderation {
  const issues: ModerationIssue[] = [];
  const reject = (): Moderation => ({ status: 'rejected', text: context.fallback, issues });
  const rejectFor = (rule: string, before: string, isLearned = false): Moderation => {
    issues.push({ rule, before, after: context.fallback, ...(isLearned && { learned: true }) });
    return reject();
  };

  const looked = text.slice(0, maxCharacters);
  const said = withOwnName(splitSentences(looked), context.agencyNames);
  const language = writtenIn(looked, said.map((sentence) => sentence.plain).join(''));
  const redirect = redirectFor(language, context);
  if (redirect) {
    const told = context.redirects[redirect];
    return {
      status: 'modified',
      text: told,
      issues: [{ rule: 'redirect', before: text, after: told }],
      redirect,
    };
  }

  const unsafe = findUnsafe(said, context.judge);
  if (unsafe) return rejectFor('unsafe_content', unsafe.text);
  const judgedUnsafe = context.judge?.(said).findIndex(isSurelyUnsafe) ?? -1;
  if (judgedUnsafe >= 0) return rejectFor('unsafe_content', said[judgedUnsafe]?.text ?? '', true);
  if (language && language !== context.language) return rejectFor('reply_language', text);

  const prose = withoutTechnicalFormatting(looked);
  if (prose !== looked) issues.push({ rule: 'technical_formatting', before: looked, after: prose });
  const linked = withoutForeignLinks(prose, context);
  if (linked !== prose) issues.push({ rule: 'foreign_link', before: prose, after: linked });

  let sentences = linked === looked ? said : withOwnName(splitSentences(linked), context.agencyNames);
  if (echoOf(context.systemPrompt)(sentences).isRecited) return rejectFor('prompt_echo', linked);
  if (isInCodes(linked)) return rejectFor('technical_formatting', linked);
  sentences = withoutBroken(sentences, context, issues);
  if (!context.businessKnown) sentences = withoutEarlyAdvice(sentences, issues);
  sentences = withFewerQuestions(sentences, issues);
  sentences = cutToLength(sentences, context.language, issues);

  if (issues.length === 0 && looked === text) return { status: 'approved', text, issues };
  if (new Set(issues.map(({ rule }) => rule)).size > replyLimits.maxIssues) return reject();
  const mended = close(sentences, context, issues);
  return mended === undefined ? reject() : { status: 'modified', text: mended, issues };
}

/** Kurdish, German and Turkish go to people who speak them, also where they slipped past the first look. */
function redirectFor(
  answered: WrittenIn | undefined,
  { question }: ModerationContext,
): Redirected | undefined {
  const asked = writtenIn(question);
  if (isRedirected(asked)) return asked;
  // "Auf Deutsch bitte": too short for us to tell, but the model understood it.
  const isUnclear = asked === undefined && question.trim() !== '';
  return isUnclear && isRedirected(answered) ? answered : undefined;
}

function isRedirected(language: WrittenIn | undefined): language is Redirected {
  return language === 'ckb' || language === 'de' || language === 'tr';
}

function withoutBroken(
  sentences: Sentence[],
  context: ModerationContext,
  issues: ModerationIssue[],
): Sentence[] {
  const broken = findBroken(sentences, context);
  const verdicts = context.judge?.(sentences) ?? [];
  const learned = new Set<number>();
  verdicts.forEach((verdict, index) => {
    const { rule, isLikely } = verdict;
    const sentence = sentences[index];
    if (broken[index]?.length !== 0 || !isLikely || !sentence) return;
    const isNextGood = broken[index + 1]?.length === 0 && !verdicts[index + 1]?.isLikely;
    if (rule === 'off_topic' && leadsUp(sentence) && isNextGood) return;
    if (isMistaken(verdict, sentence)) return;
    const said = ofHerself.has(rule) ? spoken(sentence.text) : sentence.text;
    if (said !== sentence.text && isClean(reword(sentence, said), context)) return;
    broken[index] = [rule];
    learned.add(index);
  });
  // Asked what she is, an answer that names a machine or its rules is about her, however it is worded.
  if (probes(context.question)) {
    sentences.forEach((sentence, index) => {
      if (broken[index]?.length === 0 && isSuspicious(sentence) && !offersColleague.test(sentence.text))
        broken[index] = ['identity'];
    });
  }
  if (broken.every((rules) => rules.length === 0)) return sentences;
  const dropped = toldWithPrompt(sentences, broken);

  const all = broken.flat();
  const isRevealing = all.some((rule) => revealing.has(rule));
  // A short question names no trade ("Shall we start?"), but could be about the recipe.
  const isKept = (sentence: Sentence) =>
    isTrusted(sentence) || (isQuestion(sentence) && !isSuspicious(sentence) && !all.includes('off_topic'));
  const mended = sentences.map((sentence, index) => {
    const rules = broken[index] ?? [];
    if (rules.length === 0) {
      const before = broken[index - 1] ?? [];
      const isBuiltOnIt =
        dropped.has(index - 1) &&
        (before.some((rule) => misleading.has(rule)) ||
          (before.some((rule) => revealing.has(rule)) && speaksOfSomebody.test(sentence.plain))) &&
        !isQuestion(sentence);
      if (isBuiltOnIt || (isRevealing && !isKept(sentence))) dropped.add(index);
      return sentence;
    }
    const rest = withoutOpening(sentence, context.agencyNames);
    const isMended = rest !== undefined && isTrusted(rest) && isClean(rest, context);
    if (!isMended) dropped.add(index);
    const mark = learned.has(index) ? { learned: true as const } : {};
    for (const rule of rules)
      issues.push({ rule, before: sentence.text, after: isMended ? rest.text : '', ...mark });
    return isMended ? rest : sentence;
  });
  return withoutSentences(mended, (_, index) => dropped.has(index));
}

function isClean(sentence: Sentence, context: ModerationContext): boolean {
  const alone = [sentence];
  return findBroken(alone, context).flat().length === 0 && !context.judge?.(alone)[0]?.isLikely;
}

/** What Maya says instead of telling what she is. */
const offersColleague =
  /colleague|team|office|call|phone|put you|connect|e-?mail|@|زميل|زملاء|فريق|مكتب|تصل|أصلك|أوصلك/i;

/** In a reply that gave something away, only what plainly speaks of the trade stays. */
function isTrusted(sentence: Sentence): boolean {
  return (isTrade(sentence) || asksBusiness(sentence)) && !isSuspicious(sentence);
}

const opening =
  /^(?:as|being|speaking as|since|because|although|though|while|بصفتي|باعتباري|كوني|بما|رغم|مع|كنموذج)[^,،:—–]{2,120}[,،:—–]\s*(?:but |and |so |لكن |ولكن |فإن )?/iu;

/** "Being a language model, I can't visit your shop": what she cannot do is told of the same machine. */
const lacks =
  /^I (?:can['’]?t|cannot|can not|am unable|am not able|lack)\b|^لا (?:أستطيع|يمكنني|أقدر|أملك)/iu;

/** "As an AI, I would start with your brand." without its opening. */
function withoutOpening(sentence: Sentence, agencyNames: readonly string[]): Sentence | undefined {
  const found = opening.exec(sentence.text);
  if (!found) return undefined;
  const rest = sentence.text.slice(found[0].length);
  if (rest.length < 15 || lacks.test(rest)) return undefined;
  return withOwnName([reword(sentence, rest.charAt(0).toUpperCase() + rest.slice(1))], agencyNames)[0];
}

/**
 * The mended reply, ending with a question or a call to action; undefined where nothing is left that answers. A
 * question alone answers nothing, unless the reply asked only questions, or advised too early and now asks.
 */
function close(
  sentences: readonly Sentence[],
  { closing, businessKnown, language }: ModerationContext,
  issues: ModerationIssue[],
): string | undefined {
  const text = tidy(sentences);
  const question = businessKnown ? closing?.next : closing?.business;
  const isHarmless = issues.every(({ rule }) => harmless.has(rule));
  const says = sentences.some((sentence) => isHarmless || (sentence.words > 2 && !isQuestion(sentence)));
  if (!says || isTooPoor(text)) {
    return issues.every(({ rule }) => rule === 'business_first') ? closing?.business : undefined;
  }
  const last = sentences.at(-1);
  const isOwed = issues.some(({ rule }) => rule === 'business_first') && !sentences.some(asksWhatBusiness);
  if (!question || (!isOwed && last && isClosing(last))) return text;
  const dropped: ModerationIssue[] = [];
  const fewer = withFewerQuestions([...sentences], dropped, replyLimits.maxQuestions - 1);
  const closed = `${tidy(fewer)} ${question}`;
  // A question in quotes is half a quotation: rather than lose it, nothing is asked.
  const isQuoted = ({ text: said }: Sentence) => /[“”"«»]/.test(said);
  const isTorn = sentences.some((one) => isQuoted(one) && !fewer.some(({ text: kept }) => kept === one.text));
  if (isTorn || countWords(closed) > maxWords[language]) return text;
  issues.push(...dropped);
  return closed;
}
