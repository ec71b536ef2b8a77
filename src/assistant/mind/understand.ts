import { inTime } from '../delay';
import { timing } from '../limits';
import type { Ear } from '../purposes/ear';
import { mask } from '../records/mask';
import type { HistoryItem } from '../reply';
import type { Knowledge, Retrieval } from '../retrieval/knowledge';
import type { MessageLanguage, ModelRole, PageLanguage, Tier, UserIntent } from '../types';
import { inArabicLetters } from '../understanding/arabizi';
import { asksHowToCall } from '../understanding/asksHowToCall';
import { isBusinessTold } from '../understanding/businessTold';
import { classify, complexityOf } from '../understanding/classify';
import { findInsights, type Insights } from '../understanding/insights';
import { asksForMeeting, detectIntent } from '../understanding/intent';
import { detectLanguage } from '../understanding/language';
import { questionParts } from '../understanding/questionParts';
import { readRefusals } from '../understanding/refusals';
import { listTold } from '../understanding/told';
import { withoutUnwanted } from '../understanding/unwanted';
import { wishedTongue } from '../understanding/wishedTongue';
import { withoutLookalikes } from '../understanding/withoutLookalikes';

/** A message, and what it is understood by. */
export interface Heard {
  text: string;
  pageLanguage: PageLanguage;
  /** The language the conversation was last in. */
  conversation: MessageLanguage | undefined;
  lastReply: string | undefined;
  /** Length of the conversation before. */
  historyCharacters: number;
  /** The message, personal data masked. */
  question: string;
  /** All that was said before it, oldest first, masked as well. */
  remembered: readonly HistoryItem[];
  /** A trade was told before what is remembered begins. */
  isTradeKnown: boolean;
  /** Nothing was said before it: what it takes is kept in this browser, for the next visit. */
  isOpener: boolean;
  /** Nobody asks: nothing of it is kept, no tab waits for it, and it ends no rehearsal of the worker's. */
  isRehearsal?: true;
}

/** What a message says. */
interface Said {
  language: MessageLanguage;
  /** What the visitor means, in the letters everything is known in. */
  meant: string;
  intent: UserIntent;
  insights: Insights;
  asksForMeeting: boolean;
  /** What all that was said has told, in words of ours. */
  told: string[];
  /** Has the visitor said, by now, what their business does? */
  businessKnown: boolean;
  tier: { tier: Tier; role: ModelRole; complexity: 'simple' | 'moderate' | 'complex' };
}

/** What is known about a message that asks Maya something. */
interface Recalled {
  /** The question as it is searched for: what the visitor means, personal data masked. */
  asked: string;
  /** Undefined where nothing was looked for, or the knowledge could not be loaded. */
  version: string | undefined;
  found: Retrieval;
  /** Why the knowledge could not be loaded. */
  failure: string | undefined;
}

export type Understanding = Said & Recalled;

/** Reads a message. `nameless` is its text without the agency's name, which says nothing about the language. */
export function understand(heard: Heard, nameless: string): Said {
  const { text, pageLanguage, conversation, lastReply, historyCharacters, question, remembered } = heard;
  const language = wishedTongue(text) ?? detectLanguage(nameless, { pageLanguage, conversation });
  const meant = language === 'ar' ? inArabicLetters(text) : text;
  const said = remembered.flatMap(({ role, content }) => (role === 'user' ? content : []));
  return {
    language,
    meant,
    intent: detectIntent(meant),
    insights: findInsights(meant),
    asksForMeeting: asksForMeeting(meant, lastReply),
    told: listTold([...said, question]),
    businessKnown: heard.isTradeKnown || isBusinessTold(remembered, meant),
    tier: { ...classify(text, historyCharacters), complexity: complexityOf(text) },
  };
}

/** A turn goes on without its knowledge (a file that could not be fetched): Maya asks, and nothing is kept. */
const nothingFound: Retrieval = { results: [], considered: [], confidence: 0 };

/** Looks up what a message asks; one that goes to people asks nothing of the knowledge. */
export async function recall(said: Said, keep: readonly string[], knowledge: Knowledge): Promise<Recalled> {
  const { language, meant, tier } = said;
  const asked = mask(meant, keep);
  const nothing = { asked, version: undefined, found: nothingFound, failure: undefined };
  if ((language !== 'en' && language !== 'ar') || said.asksForMeeting) return nothing;
  try {
    const search = () => knowledge.search(withoutUnwanted(asked), language, tier.tier);
    const known = Promise.all([knowledge.version(language), search()]);
    const [version, found] = (await inTime(known, timing.attemptTimeoutMs)) ?? [];
    if (!found) return { ...nothing, failure: 'The knowledge did not come in time.' };
    return { asked, version, found, failure: undefined };
  } catch (error) {
    return { ...nothing, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** A message that asks for a talk with people in words no rule knows is for them, whatever was found. */
export function withRequestHeard(understood: Understanding, ear: Ear | undefined): Understanding {
  if (!ear || understood.asksForMeeting || !isRequestHeard(understood.meant, ear)) return understood;
  return { ...understood, asksForMeeting: true, intent: 'booking', found: nothingFound };
}

/** Is a message for a talk with people, or a part of one that may be? Nobody who refuses one asks for it. */
function isRequestHeard(said: string, ear: Ear): boolean {
  if (readRefusals(said).has('contact') || asksHowToCall(said)) return false;
  const text = withoutLookalikes(said);
  const shareOf = (part: string, purpose: string) =>
    ear(part).find(({ name }) => name === purpose)?.share ?? 0;
  const whole = shareOf(text, 'person');
  if (whole < refusedLikelier * shareOf(text, 'noTalk')) return false;
  return (
    whole >= requestHeard ||
    (whole >= requestThinkable && questionParts(text).some((part) => shareOf(part, 'person') >= requestHeard))
  );
}

/** A talk is refused in the same words as it is asked for: a request is twice as likely as its refusal. */
const refusedLikelier = 2;

/** So likely, a message can hold a request: a number left beside a question is none. */
const requestThinkable = 0.3;

/**
 * Of 120 requests in two languages that nobody had learned from, the rules find 88 and this 109, and one of 120 other messages
 * more is taken for one; a form that opens unasked costs less than a request that is not heard.
 */
const requestHeard = 0.5;
