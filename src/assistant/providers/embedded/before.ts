import type { Before } from '../../purposes/ear';
import { rememberTexts } from '../../understanding/rememberTexts';
import { tells } from './answer';
import { firstSentence } from './facts';
import type { AskKind, EmbeddedPhrases } from './phrases';

/** What a reply of hers told and asked for, before the message that follows it; nothing where there was none. */
export function beforeOf(reply: string | undefined, phrases: EmbeddedPhrases): Before | undefined {
  if (reply === undefined) return undefined;
  const known = repliesRead.get(phrases) ?? rememberTexts((text: string) => readReply(text, phrases));
  repliesRead.set(phrases, known);
  return known(reply);
}

const repliesRead = new WeakMap<EmbeddedPhrases, (reply: string) => Before>();

function readReply(reply: string, phrases: EmbeddedPhrases): Before {
  const told = toldIn(reply, phrases);
  const asked = askedIn(reply, phrases);
  return { ...(told && { told }), ...(asked && isRequest(asked) && { asked }) };
}

/** What a reply asked. */
export function askedIn(reply: string | undefined, { asks, replies }: EmbeddedPhrases): AskKind | undefined {
  if (reply === undefined) return undefined;
  if (reply === replies.greeting) return 'business';
  const kinds = Object.keys(asks) as AskKind[];
  return kinds.find((kind) => asks[kind].some((ask) => reply.endsWith(ask)));
}

/** Did she ask for something to be told, rather than for a yes or a no? */
export const isRequest = (pending: AskKind | undefined): boolean =>
  pending !== undefined && !['fit', 'meant', 'consultation', 'open'].includes(pending);

/** What a reply told: an answer or a fact by its key, or what kind of advice it was. */
function toldIn(reply: string, { answers, facts, trades, replies, glossary }: EmbeddedPhrases) {
  const isIn = (...texts: (string | undefined)[]) =>
    texts.some((text) => text !== undefined && text !== '' && tells(reply, text));
  const key =
    Object.keys(answers).find((name) => isIn(answers[name]?.first, answers[name]?.more)) ??
    Object.keys(facts).find((name) => isIn(facts[name]?.text, facts[name]?.more));
  if (key) return key;
  if (isIn(replies.nothing, replies.nothingAgain)) return 'nothing';
  if (isIn(...replies.feeling)) return 'feeling';
  if (isIn(replies.others)) return 'otherAgencies';
  if (isIn(replies.noted.audience)) return 'tellAudience';
  if (isIn(replies.deceit)) return 'deceit';
  if (isIn(replies.human)) return 'human';
  if (isIn(replies.business, replies.recommend, replies.recommendNew, ...replies.knowHow))
    return 'adviceFirst';
  if (Object.values(glossary).some(({ text }) => isIn(text))) return 'define';
  if (Object.values(replies.causes).some((cause) => isIn(cause))) return 'diagnose';
  return Object.values(trades).some(({ text }) => isIn(firstSentence(text))) ? 'trade' : undefined;
}
