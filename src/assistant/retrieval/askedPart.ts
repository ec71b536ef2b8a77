import { plainWords } from './plainWords';
import { fillers, stopWords } from './stopWords';

/** Where one sentence ends. */
const sentenceEnd = /(?<=[.?!\n])\s+/;

/** A comma before a question, as people write who end no sentence. */
const commaBefore =
  /\s*[,;:–—]+\s+(?=(?:(?:and|so|but) )?(?:what|how|who|where|when|why|which|whose|can|could|do|does|did|is|are|any|have|has|will|would|should|may)(?:'?s|'re)? )/i;

const opening =
  /^(?:(?:and|so|but|ok|okay|then|now|please|pls|hi|hello|anyway|btw)\W+)*(?:what|how|who|where|when|why|which|whose|can|could|do|does|did|is|are|have|has|will|would|should|may|any|give|tell|show)(?:'?s|'re)? /i;
const wish =
  /\b(?:i|we) (?:just |only |really |also )?(?:need|want|would like|wanna|look(?:ing)? for|wonder(?:ing)?|ask)\b|\bi'd like\b/i;

/** What people begin with, whatever they are about to ask. */
const courtesy =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|evening|day)|dear|thanks?|thank you|sorry|excuse me|salam|merhaba|hallo)\b|(?:a|my|our) (?:friend|boss|wife|husband|brother|sister|cousin|colleague|father|mother|uncle|partner|neighbou?r)\b|i (?:just )?(?:saw|read|found|came across|heard|got|have only|am new|am from|come from|live in|am writing)\b|i'm (?:new|from)\b|just a\b)/i;

/** What points back to something said before: "can you do that". */
const leaning = /\b(?:it|that|this|them|they|those|these|things?|something|anything|one)\b/i;
/** Asked of whatever was said before, it still asks this. */
const decisive = /\b(?:costs?|prices?|pric(?:e)?y|expensive|cheap(?:er)?|afford|charge|budget|discounts?)\b/i;

/** Words of a question that names no subject: "what do you recommend". */
const vague = new Set(
  plainWords(`
help helps idea ideas suggest recommend advise advice fix change arrange possible wrong better solve solution way improve
realistic opinion feel happen wait fine answer question questions bother ask tip tips option options sense right info
information like likes me us my our not why here there happy hear understand wonder wondering tried try believe
`),
);

const namesSubject = (part: string) =>
  plainWords(part).some(
    (word) => word.length > 2 && !stopWords.has(word) && !fillers.has(word) && !vague.has(word),
  );

const standsAlone = (part: string) => decisive.test(part) || (!leaning.test(part) && namesSubject(part));

/**
 * What a message of several sentences asks, where a question stands on its own: "Hello dear, I hope you are fine. How
 * much is a logo?" Otherwise all of it, since then what was told says what is meant: "Our logo is old. Can you help?"
 */
export function askedPart(text: string): string {
  if (/[\u0621-\u064A]/.test(text)) return text;
  const parts = text
    .split(sentenceEnd)
    .filter((part) => /[a-z]/i.test(part))
    .map(withoutCourtesy);
  if (parts.length < 2) return parts[0] ?? text;
  const questions = parts.filter((part) => part.trim().endsWith('?') || opening.test(part));
  const asked = questions.length > 0 ? questions : parts.filter((part) => wish.test(part));
  return asked.some(standsAlone) ? asked.join('. ') : parts.join(' ');
}

/** A sentence from its question on, where what comes before the comma is a courtesy, or the question needs none of it. */
function withoutCourtesy(sentence: string): string {
  const [before = '', ...rest] = sentence.split(commaBefore);
  const asked = rest.join(', ');
  return decisive.test(asked) || (courtesy.test(before) && standsAlone(asked)) ? asked : sentence;
}
