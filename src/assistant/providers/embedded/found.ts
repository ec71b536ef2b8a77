import { containsPhrase, countWords } from '../../text';
import type { SearchResult } from '../../types';
import { readList } from '../../understanding/acts';
import { stageOfVisit } from '../../understanding/stage';
import { ownMentioned, subjectOf } from '../../understanding/subject';
import { lastTopic, replyToAct } from './acts';
import { answer, isServicePassage, isSure, keyOf, paragraphs, passageOf, unsaid } from './answer';
import { nextAsk, openAsk } from './asks';
import { isRequest } from './before';
import { mayWant, unlikely } from './hearing';
import { goesOn, subjectStems } from './leansOn';
import { answerHeard } from './purposes';
import { asksAdvice, asksOfTrade, comparesTerms } from './reading';
import { freshOf, isNamed, isTelling, maxFragmentWords, takenFrom, thankFor, thanksFor } from './statements';
import { askAfter, type Turn, tellAnswer, tellNothing } from './turn';

/** The reply to a message of which nothing was heard surely: what retrieval found for it, as far as it may be meant. */
export function replyFromFound(turn: Turn): string {
  return (
    nothingNamed(turn) ??
    recommendation(turn) ??
    statement(turn) ??
    advice(turn) ??
    goingOn(turn) ??
    passage(turn) ??
    rest(turn)
  );
}

function recommendation(turn: Turn): string | undefined {
  const { question, asks, best, isFound, brief, phrases, ask } = turn;
  const { cues, replies } = phrases;
  if (comparesTerms(question)) return paragraphs(tellNothing(turn), ask());
  if (!containsPhrase(question, readList(cues.recommendations))) return undefined;
  const isEarly = stageOfVisit(turn.visitorMessages) === 'awareness' && !brief.slots.has('business');
  if (isEarly) return paragraphs(replies.business, ask());
  const isOfService = best && isServicePassage(best) && !(asks && !isFound);
  return isOfService ? undefined : paragraphs(replies.recommend, ask());
}

function statement({ asks, best, heard, brief, phrases, ask }: Turn): string | undefined {
  return !asks && isTelling(brief, best)
    ? paragraphs(thankFor(brief, best, phrases, heard), ask())
    : undefined;
}

/**
 * What was heard too faintly to be told as the answer is told as what may be meant, and asked about; not right after that
 * was asked. What asks something itself, was told before, or says no more than that all is said, is no such answer.
 */
function perhaps(turn: Turn): string | undefined {
  const { asks, heard, brief, phrases } = turn;
  const [topic] = heard?.topics ?? [];
  if (!heard || !topic || !asks || brief.guest || brief.pending === 'meant') return undefined;
  const least = Math.min(thinkable, Math.max(unlikely, thinkableOfRest * (1 - heard.told)));
  if (topic.share < least || topic.name === 'adviceFirst') return undefined;
  const told = answerHeard({ ...heard, purpose: topic.name, share: topic.share }, turn);
  if (!told || told === phrases.replies.moreDone || /[?؟]/.test(told)) return undefined;
  if (unsaid({ first: told }, brief) === undefined) return undefined;
  return paragraphs(`${phrases.replies.perhaps} ${told}`, freshOf(phrases.asks.meant, brief));
}

/** Of messages by hands that nothing was learned from, every second that was heard so faintly was heard rightly. */
const thinkable = 0.2;
/** A question is no statement: of what is left when the statements are taken off, its topic needs this share. */
const thinkableOfRest = 0.4;

function advice({ question, asks, best, isFound, brief, phrases, ask }: Turn): string | undefined {
  const isOfTrade = isFound || subjectOf(question) === 'ours';
  return asks && isOfTrade && asksAdvice(question, best, phrases)
    ? paragraphs(freshOf(phrases.replies.knowHow, brief), ask())
    : undefined;
}

/** "And for a shorter one?", "so how do I do that?" go on with what was told last. */
function goingOn(turn: Turn): string | undefined {
  const { question, asks, isFound, brief, phrases, ask } = turn;
  const goes = asks && !isFound && goesOn.test(question) && brief.shown.length > 0;
  return goes ? replyToAct('more', brief, phrases, ask) : undefined;
}

/** "So how do I find out?": nothing but the answer before says what is asked. */
function nothingNamed(turn: Turn): string | undefined {
  const { question, asks, heard, leaning, brief, phrases, ask } = turn;
  if (!(asks || how.test(question)) || !leaning || heard?.purpose !== undefined) return undefined;
  if (subjectStems(question).length > 0) return undefined;
  const isOfLast = lastTopic({ ...brief, shown: brief.shown.slice(-1) }, phrases) !== undefined;
  return isOfLast ? replyToAct('more', brief, phrases, ask) : undefined;
}

const how = /\bhow\b|(?<!\p{L})(?:و|ف)?(?:كيف|شلون|[اإ]زاي)(?!\p{L})/iu;

function passage(turn: Turn): string | undefined {
  const { question, asks, best, retrieved, brief, phrases } = turn;
  const isMeant = asks ? turn.isFound : isNamed(question, best);
  if (!best || !isMeant || !isPassageMeant(best, turn)) return undefined;
  const key = keyOf(best, phrases);
  const asked = passageOf(key, question, retrieved, phrases) ?? best;
  const next = askAfter(key, turn, () => nextAsk({ ...turn, isAnswered: true }, phrases));
  return answer(question, asked, brief, phrases, next);
}

function isPassageMeant(found: SearchResult, { heard, phrases }: Turn): boolean {
  const key = keyOf(found, phrases);
  // Our campaigns are asked for by names that nobody taught her.
  return mayWant(heard, key, ofPassages) || (key === 'awards' && isSure(found));
}

/** A whole passage answers what a single fact would not, and is out of place more easily. */
const ofPassages = 0.12;

function rest(turn: Turn): string {
  const { question, asks, brief, phrases, ask } = turn;
  // "Not quite", "wrong".
  if (brief.pending === 'meant' && !asks && countWords(question) <= maxFragmentWords)
    return phrases.replies.misread;
  const { tellMe } = phrases.replies;
  if (asks && asksOfTrade(question)) return paragraphs(tellAnswer('clients', turn), ask());
  const isUnheard = brief.replied.length === 0 && !turn.isNamed && subjectOf(question) !== 'ours';
  // Whoever was not understood is not asked for a budget or a date; a consultation may help them.
  const isNew = brief.replied.length === 0 && brief.now.slots.size === 0 && !ownMentioned(question);
  const isApt = (isNew && (asks || isUnheard)) || phrases.asks.consultation.includes(ask());
  const next = isApt ? ask() : openAsk(brief, phrases.asks.open);
  if (asks || isUnheard) return perhaps(turn) ?? paragraphs(tellNothing(turn), next);
  if (!brief.now.isGuessed && (brief.now.slots.size > 0 || ownMentioned(question)))
    return paragraphs(thanksFor(brief, phrases), ask());
  const wasInvited = isRequest(brief.pending) || brief.replied.some((reply) => reply.includes(tellMe));
  // Who told nothing to be thanked for is asked to say it, and thanked only once they were asked.
  return paragraphs(wasInvited ? takenFrom(brief, phrases) : tellMe, next);
}
