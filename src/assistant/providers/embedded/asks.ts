import { tellsOfForm } from '../../understanding/acceptsOffer';
import { findAct } from '../../understanding/acts';
import { asksForMeeting } from '../../understanding/intent';
import { readRefusals } from '../../understanding/refusals';
import { stageOfVisit } from '../../understanding/stage';
import { type Brief, latest, type Utterance } from './brief';
import { firstSentence } from './facts';
import { isQuestion } from './isQuestion';
import { launchStep } from './launch';
import type { AskKind, EmbeddedPhrases } from './phrases';
import { seeksBuyers } from './seeksBuyers';

/** How often the same thing is asked before it is left alone. */
const maxAsked = { business: 2, goal: 2, timeline: 1, budget: 1 } as const;
/** A consultation that was just offered is not offered with the next replies too. */
const repliesBetweenOffers = 2;

interface Asking {
  brief: Brief;
  visitorMessages: number;
  /** The visitor has been handed the meeting form, or does not want it. */
  isOfferSettled: boolean;
  /** What the visitor just declined to answer. */
  declined?: AskKind | undefined;
  /** Something was answered, so that it can be asked whether it fits. */
  isAnswered?: boolean;
  /** One of our services is wished for, which has a date and a budget. */
  isServiceWished?: boolean;
}

/**
 * The question that closes a reply: the business before the goal, both before timeline and budget, then a
 * consultation. What was told is not asked, nothing twice in the same words, and from the seventh message on
 * the consultation comes first.
 */
export function nextAsk(asking: Asking, phrases: EmbeddedPhrases): string {
  const { asks } = phrases;
  const { brief, visitorMessages } = asking;
  for (const kind of kindsInOrder(asking, phrases)) {
    const fresh = asks[kind].find((text) => !isAsked(brief, text));
    if (fresh !== undefined) return fresh;
  }
  return asks.open[visitorMessages % asks.open.length] ?? '';
}

const isAsked = ({ replied }: Brief, text: string) => replied.some((reply) => reply.includes(text));

function kindsInOrder(asking: Asking, phrases: EmbeddedPhrases): AskKind[] {
  const { brief, visitorMessages, isOfferSettled, declined, isAnswered, isServiceWished } = asking;
  const { asks } = phrases;
  if (brief.guest) return ['open'];
  const stage = stageOfVisit(visitorMessages);
  const step = brief.isUnasked ? undefined : launchStep(brief, phrases);
  const launch = step === undefined || step === 'phases' ? [] : [step];
  const fit: AskKind[] = isAnswered ? ['fit'] : [];
  const justOffered = brief.replied
    .slice(-repliesBetweenOffers)
    .some((reply) => asks.consultation.some((text) => reply.includes(text)));
  const offer: AskKind[] =
    isOfferSettled || justOffered ? [...fit, 'open'] : ['consultation', ...fit, 'open'];
  if (stage === 'decision') return [...launch, ...offer];

  // A launch has questions of its own for what it is, is to bring, and when.
  const isLaunch = [...asks.product, ...asks.difference].some((text) => isAsked(brief, text));
  const isOpen = (kind: 'business' | 'goal' | 'timeline' | 'budget') =>
    !brief.isUnasked &&
    kind !== declined &&
    (kind === 'budget' || !isLaunch) &&
    !brief.slots.has(kind) &&
    // What goes badly is what has to change.
    !(kind === 'goal' && brief.slots.has('pain')) &&
    asks[kind].filter((text) => isAsked(brief, text)).length < maxAsked[kind];
  const qualifying = (['business', 'goal'] as const).filter(isOpen);
  const isKnown = brief.slots.has('business') && (brief.slots.has('goal') || brief.slots.has('pain'));
  const later = isKnown || (stage !== 'awareness' && brief.slots.has('business'));
  const planning = later ? (['timeline', 'budget'] as const).filter(isOpen) : [];
  // Whoever asks what to do, or tells what they want or what goes badly, has not come to a date and a sum.
  const said = latest(brief);
  const isTold = (['goal', 'business'] as const).some((slot) => brief.now.slots.has(slot));
  const isTrouble = brief.now.slots.has('pain') || seeksBuyers.test(said);
  const isMatter = isTrouble || (isTold && !isServiceWished);
  const isSeeking = isMatter || isQuestion(said, phrases);
  const isWish = brief.now.slots.has('goal') && !isServiceWished;
  const tried: AskKind[] = (isTrouble || isWish) && !tellsTried.test(said) ? ['tried'] : [];
  if (isSeeking && isKnown && planning.length > 0)
    return [...launch, ...qualifying, ...tried, ...fit, 'open'];
  return isKnown && planning.length === 0
    ? [...launch, ...qualifying, ...offer]
    : [...launch, ...qualifying, ...planning, ...fit, 'open'];
}

/** "We tried ads already" */
const tellsTried =
  /\b(?:we|i)(?:['’]ve| have)? (?:already |also |even |once )?(?:tried|paid|spent|ran|run)\b|\btried (?:everything|ads?)\b/iu;

/** For whoever is not to be asked about a business: an open question, and not the one just asked. */
export const openAsk = ({ replied }: Brief, open: readonly string[]) =>
  [open.at(-1), open[0]].find((text) => text && !replied.at(-1)?.includes(text)) ?? '';

/** Was a meeting asked for, in words of whatever kind, or the offer of one declined? Then it is not offered again. */
export function settlesOffer(
  conversation: readonly Utterance[],
  { pending, said, replied }: Brief,
  { acts, cues, asks, replies }: EmbeddedPhrases,
): boolean {
  const promised = firstSentence(replies.noContact);
  if (replied.some((reply) => reply.includes(promised))) return true;
  if (said.some((text) => readRefusals(text).has('contact'))) return true;
  const isNo = (text: string) => findAct(text, acts, cues.courtesies) === 'no';
  return (
    pending !== 'consultation' &&
    conversation.some(({ role, content }, index) => {
      const before = conversation[index - 1]?.content ?? '';
      const wasOffered = asks.consultation.some((text) => before.endsWith(text));
      if (role === 'assistant') return tellsOfForm(content);
      return role === 'user' && (asksForMeeting(content, before) || (wasOffered && isNo(content)));
    })
  );
}
