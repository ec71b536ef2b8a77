import type { Before, Ear } from '../../purposes/ear';
import { isDayAndTime } from '../../understanding/acceptsOffer';
import { findAct, isMadeOf, readList } from '../../understanding/acts';
import { namesSum } from '../../understanding/budget';
import { readOwnFirm } from '../../understanding/firmsArabic';
import {
  countsOutcome,
  namesBuyersOnly,
  readAudience,
  statesGoal,
  statesGrowth,
} from '../../understanding/goals';
import { type Guest, guestOf } from '../../understanding/guests';
import { findInsights } from '../../understanding/insights';
import { readIntroduction } from '../../understanding/introductions';
import { inOwnLetters } from '../../understanding/readings';
import { readRefusals } from '../../understanding/refusals';
import { rememberTexts } from '../../understanding/rememberTexts';
import { subjectOf } from '../../understanding/subject';
import { plansTime, sinceThen, tellsOfPast } from '../../understanding/timeline';
import { tellsOfVenture } from '../../understanding/ventures';
import type { CompletionRequest } from '../provider';
import { askedIn, beforeOf } from './before';
import { aimsForBusiness, tellsOfBusiness, tradeNamed } from './businesses';
import { findCompanyName, findFirm, plainName } from './firmNames';
import { hear, heardGuest, mayWant } from './hearing';
import { introducesOnly } from './introduces';
import { isQuestion } from './isQuestion';
import { announcesLaunch } from './launch';
import { asksOfPlan, hearLaunchAnswer, leavesOpen } from './launchAnswers';
import type { AskKind, EmbeddedPhrases, Slot } from './phrases';
import { plightIn } from './plights';
import { isStatement } from './purposeNames';
import { nobodyDoes, seeksBuyers } from './seeksBuyers';

export interface Utterance {
  role: 'user' | 'assistant';
  content: string;
}

/** What one message tells. */
export interface Told {
  slots: ReadonlySet<Slot>;
  company?: string;
  /** What the writer is called. */
  person?: string;
  /** Only the question before it says what it tells: "weddings, mostly". */
  isGuessed: boolean;
  /** Words of the message say what it tells, and not only what the ear took it for. */
  isWorded: boolean;
  /** It says who writes, and no more. */
  isIntroduction: boolean;
  /** It says who buys, and no more: that is in a trade, and has wishes, of its own. */
  isOfBuyers: boolean;
  /** It tells what a launch was asked for, or leaves that open. */
  answersLaunch?: 'told' | 'left';
}

/** What a conversation has told so far: nothing of it is asked again. */
export interface Brief {
  slots: ReadonlySet<Slot>;
  company?: string;
  /** What Maya said, oldest first, and what the visitor said, the present message last. */
  replied: string[];
  said: string[];
  /** Her replies that the visitor has before them: fewer, where the chat was closed in between. */
  shown: string[];
  /** What the present message tells, and what it was asked for. */
  now: Told;
  pending: AskKind | undefined;
  /** Who writes, where it is nobody with a business to be advised. */
  guest: Guest | undefined;
  /** The visitor does not want to be asked about their business. */
  isUnasked: boolean;
}

/** The present message. */
export const latest = ({ said }: Brief): string => said.at(-1) ?? '';

/** Answers to an open question fill these, whatever their words. */
const slotsOf: Partial<Record<AskKind, readonly Slot[]>> = {
  business: ['business'],
  goal: ['goal'],
  product: ['business'],
  difference: ['business'],
  launchGoal: ['goal', 'timeline'],
  launchTime: ['timeline'],
  launchAim: ['goal'],
};

/**
 * All that this session remembers, in the letters its question has too; a request on its own has what is sent along.
 */
export function conversationOf({ messages, remembered, language }: CompletionRequest): readonly Utterance[] {
  const all =
    remembered ??
    messages.slice(0, -1).flatMap(({ role, content }) => (role === 'system' ? [] : { role, content }));
  if (language !== 'ar') return all;
  return all.map(({ role, content }) => ({
    role,
    content: role === 'user' ? inOwnLetters(content) : content,
  }));
}

/** What is told by a message that is for telling it. */
const heardSlots: Record<string, Slot> = {
  tellBusiness: 'business',
  tellWish: 'goal',
  tellPain: 'pain',
  tellBudget: 'budget',
  tellTime: 'timeline',
  tellAudience: 'audience',
};

export function readBrief(
  conversation: readonly Utterance[],
  question: string,
  phrases: EmbeddedPhrases,
  shown: string[],
  seeksJob: (text: string) => boolean,
  ear: Ear | undefined,
): Brief {
  const slots = new Set<Slot>();
  const replied: string[] = [];
  const said: string[] = [];
  let company: string | undefined;
  const introductions = new Set<string>();
  let told: Told = { slots, isGuessed: false, isWorded: false, isIntroduction: false, isOfBuyers: false };
  const listen = (content: string, reply: string | undefined) => {
    const before = beforeOf(reply, phrases);
    said.push(content);
    const isBusinessKnown = slots.has('business');
    const pending = askedIn(reply, phrases);
    told = toldOnce(content, { pending, known: company, isBusinessKnown, before }, phrases, ear);
    company = told.company ?? company;
    if (told.isIntroduction) introductions.add(content);
    for (const slot of told.slots) slots.add(slot);
  };
  for (const { role, content } of conversation) {
    if (role === 'assistant') replied.push(content);
    else listen(content, replied.at(-1));
  }
  listen(question, shown.at(-1));
  // A name alone sounds like that of a client who takes up the thread, and says nothing of it.
  const guest = guestOf(said, seeksJob, (text, named) =>
    introductions.has(text) ? undefined : heardGuest(text, named, phrases, ear),
  );
  const isUnasked = said.some((text) => readRefusals(text).has('questions'));
  const pending = askedIn(shown.at(-1), phrases);
  return { slots, replied, said, shown, now: told, pending, guest, isUnasked, ...(company && { company }) };
}

/** Every turn reads the whole conversation again: what a message told is kept, by what stood before it. */
const read = new WeakMap<EmbeddedPhrases, Map<string, (both: string) => Told>>();

/** What a message is read in the light of: what it was asked for, and the firm that was named before. */
interface Light {
  pending: AskKind | undefined;
  known: string | undefined;
  isBusinessKnown: boolean;
  before: Before | undefined;
}

function toldOnce(text: string, light: Light, phrases: EmbeddedPhrases, ear: Ear | undefined): Told {
  const known = read.get(phrases) ?? new Map<string, (both: string) => Told>();
  read.set(phrases, known);
  // A language has one ear, which may come later than its words.
  const how = ear ? 'heard' : 'read';
  const reader =
    known.get(how) ??
    rememberTexts((both) => {
      const [said, inLight]: [string, Light] = JSON.parse(both);
      return readTold(said, inLight, phrases, ear);
    });
  known.set(how, reader);
  return reader(JSON.stringify([text, light]));
}

function readTold(
  text: string,
  { pending, known, isBusinessKnown, before }: Light,
  phrases: EmbeddedPhrases,
  ear: Ear | undefined,
): Told {
  const { cues, acts } = phrases;
  const isLaunch = announcesLaunch(text, phrases);
  const isAnswerOfLaunch = pending !== undefined && asksOfLaunch.includes(pending);
  const named = isLaunch
    ? findCompanyName(text, readList(cues.names))
    : isAnswerOfLaunch
      ? findFirm(text)
      : undefined;
  const introduced = readIntroduction(text);
  const company = named ?? plainName(introduced.company ?? readOwnFirm(text) ?? '');
  const person = plainName(introduced.name ?? '');
  const names = [known, company, person].filter((name) => name !== undefined);
  const isIntroduction = introducesOnly(text, names, phrases);
  const insights = findInsights(text);
  const heard = hear(text, phrases, ear, before);
  const { purpose = '' } = heard ?? {};
  const isAsked = isQuestion(text, phrases);
  const isRefused = readRefusals(text).size > 0;
  const isOther = isIntroduction || isRefused || bareQuestion(text, phrases) !== undefined;
  const wanted = (pending && slotsOf[pending]) ?? [];
  const slots = new Set<Slot>();
  const ofLaunch =
    asksOfPlan(pending) && !isOther && (!isAsked || purpose === 'hesitate')
      ? hearLaunchAnswer(text, wanted, slots, heard, phrases)
      : undefined;
  const isOfTrade =
    tradeNamed(text, phrases) !== null || tellsOfBusiness(text, phrases) || tellsOfVenture(text);
  // "Kids clothes and toys", asked for the business, is what is sold.
  const isOfBuyers =
    pending !== undefined &&
    (isBusinessKnown || !isOfTrade) &&
    plightIn(text, isAsked, phrases) === undefined &&
    namesBuyersOnly(text, isBusinessKnown);
  if (isOfTrade && !isOfBuyers) slots.add('business');
  const saysGoal = isLaunch || asksOfPlan(pending) ? statesGrowth : statesGoal;
  if (aimsForBusiness(text, phrases) || text.split(/(?<=[.!?؟\n])\s+/).some(saysGoal)) slots.add('goal');
  const isPlight = plightIn(text, isAsked, phrases) !== undefined;
  if (insights.painPoint !== null || isPlight || (nobodyDoes.test(text) && !/[?؟]/.test(text)))
    slots.add('pain');
  if (seeksBuyers.test(text) || (isAnswerOfLaunch && countsOutcome.test(text))) slots.add('goal');
  if (plansTime(text) && !ofLaunch) slots.add('timeline');
  if (isOfBuyers || readAudience(text) !== undefined) slots.add('audience');
  const isSum = pending === 'budget' && /\p{Nd}/u.test(text) && !isDayAndTime(text);
  if (namesSum(text) || (isSum && mayWant(heard, 'tellBudget'))) slots.add('budget');
  const isWorded = slots.size > 0;
  const slot = heardSlots[purpose];
  if (
    slot &&
    !isOther &&
    // "Cool", "go on", a thumb: nothing is told by them.
    findAct(text, acts, cues.courtesies) === undefined &&
    !ofLaunch &&
    !(slot === 'business' && isOfBuyers) &&
    !(slot === 'timeline' && (sinceThen.test(text) || tellsOfPast(text) || leavesOpen.test(text)))
  )
    slots.add(slot);

  const isTelling = purpose === '' || isStatement(purpose);
  const isAnswer =
    isTelling &&
    !isOther &&
    !isAsked &&
    !sinceThen.test(text) &&
    findAct(text, acts, cues.courtesies) === undefined &&
    subjectOf(text) !== 'elsewhere';
  const isGuessed = slots.size === 0;
  // "Weddings, mostly" answers what was asked, though none of its words says so.
  if (isAnswer && isGuessed && !asksOfPlan(pending)) for (const slot of wanted) slots.add(slot);
  return {
    slots,
    isGuessed,
    isWorded,
    isIntroduction,
    isOfBuyers,
    ...(ofLaunch && { answersLaunch: ofLaunch }),
    ...(company && { company }),
    ...(person && { person }),
  };
}

const asksOfLaunch: readonly AskKind[] = ['product', 'difference', 'launchGoal', 'launchTime', 'launchAim'];

/** The answer or fact that a word alone asks for: "price?", «وكم». */
export function bareQuestion(text: string, { acts, bare, cues }: EmbeddedPhrases): string | undefined {
  const around = [acts.greeting, acts.thanks, cues.courtesies];
  if (isMadeOf(text, ...around)) return undefined;
  return Object.keys(bare).find((key) => isMadeOf(text, bare[key] ?? '', ...around));
}
