import { findInsights, findTrade } from '../../understanding/insights';
import { type Brief, latest } from './brief';
import { tellsOfBusiness, tradeNamed, tradeTold } from './businesses';
import { firstSentence } from './facts';
import { type Heard, mayTell } from './hearing';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';
import { plightIn } from './plights';

/** Where to look first, by what goes badly. */
export function causeOf(text: string, phrases: EmbeddedPhrases): string {
  const { causes } = phrases.replies;
  const plight = plightIn(text, isQuestion(text, phrases), phrases);
  const [topic] = findInsights(text).topics.filter((each) => each in causes);
  return plight ?? causes[topic ?? 'other'] ?? '';
}

/** The cause that holds for everybody gives way to what to begin with in their trade. */
export function causeBeside(trade: string | undefined, text: string, phrases: EmbeddedPhrases): string {
  const cause = causeOf(text, phrases);
  const isShort =
    trade !== undefined && trade !== firstSentence(trade) && cause === phrases.replies.causes.other;
  return isShort ? firstSentence(cause) : cause;
}

/** What matters in a trade, to whoever says that it is theirs. */
export function ofTheirTrade(
  brief: Brief,
  phrases: EmbeddedPhrases,
  heard?: Heard,
  isWish?: boolean,
): string | undefined {
  // "Teacher coming, bye" names a trade, and tells of none; whoever buys is in a trade of their own.
  const isOfBuyers =
    brief.now.slots.has('audience') &&
    brief.said
      .slice(0, -1)
      .some((text) => tradeNamed(text, phrases) !== null || tellsOfBusiness(text, phrases));
  if (!mayTell(heard) || isOfBuyers) return undefined;
  return ofTrade(tradeNamed(latest(brief), phrases), brief, phrases, isWish);
}

/** What to do in the trade that is asked about, or else in the one that was told last. */
export function ofTradeAsked(brief: Brief, phrases: EmbeddedPhrases): string | undefined {
  const said = latest(brief);
  const asked = isQuestion(said, phrases) ? findTrade(said) : null;
  const told = brief.now.slots.has('audience') ? brief.said.slice(0, -1) : brief.said;
  return ofTrade(asked ?? tradeTold(told, phrases) ?? tradeNamed(said, phrases), brief, phrases);
}

/** What matters there, and with what to begin as soon as something is wished for or asked; nothing of it twice. */
function ofTrade(
  trade: string | null,
  brief: Brief,
  phrases: EmbeddedPhrases,
  isWished = false,
): string | undefined {
  const { trades, facts } = phrases;
  const text = trades[trade ?? '']?.text ?? '';
  const matters = firstSentence(text);
  const said = latest(brief);
  const isWish = isWished || brief.slots.has('goal') || brief.slots.has('pain') || isQuestion(said, phrases);
  const asides = [
    womenOnly.test(said) ? firstSentence(facts.noFaces?.text ?? '') : '',
    fromHome.test(said) ? (facts.diy?.text ?? '') : '',
  ];
  // Somebody at home who only looks for work has no business to be advised.
  if (text === '' && !brief.slots.has('business')) return undefined;
  const parts = isWish ? [matters, text.slice(matters.length).trim(), ...asides] : [matters];
  const fresh = parts.filter((part) => part !== '' && !brief.replied.some((reply) => reply.includes(part)));
  return fresh.length > 0 ? fresh.join(' ') : undefined;
}

/** Where nobody wants to be photographed. */
const womenOnly =
  /\b(?:women|ladies)[ -]only\b|\b(?:only|for) (?:women|ladies)\b|(?<!\p{L})(?:نسا[ئي]ي|لل?(?:نساء|سيدات|بنات))/iu;
const fromHome = /\b(?:at|from) home\b|\bhome ?made\b|(?<!\p{L})(?:ب|من )ال(?:بيت|منزل)(?!\p{L})/iu;
