import { fold } from '../../text';
import type { Act } from '../../understanding/acts';
import { ownAnswer, tells, unsaid } from './answer';
import { openAsk } from './asks';
import { isRequest } from './before';
import { type Brief, latest } from './brief';
import { firstSentence } from './facts';
import { lookedUp } from './guests';
import type { AskKind, EmbeddedPhrases } from './phrases';
import { disciplineOf, topicOfTerm } from './purposeNames';
import { freshOf } from './statements';

/** What she says to a message that is an act and nothing more, in view of what she asked and told last. */
export function replyToAct(
  act: Act,
  brief: Brief,
  phrases: EmbeddedPhrases,
  ask: (declined?: AskKind) => string,
  /** What the last reply told, where it was no text of hers. */
  told?: string,
): string {
  const { replies, asks, reasons, answers } = phrases;
  const { replied, shown, pending } = brief;
  const withAsk = (text: string, declined?: AskKind) => `${text}\n\n${ask(declined)}`;
  const again = () => pending && asks[pending].find((text) => !replied.some((reply) => reply.includes(text)));
  const standing = isRequest(pending);

  switch (act) {
    case 'insult':
      return replied.includes(replies.insult) ? replies.insultAgain : replies.insult;
    case 'unclear':
      return replied.includes(replies.unclear) ? replies.unclearAgain : replies.unclear;
    case 'goodbye':
      return replies.goodbye;
    case 'greeting':
      // "Hello?? Anyone?" asks whether she is there, and not to be asked about a business.
      return shown.length === 0 ? replies.greeting : `${replies.helloAgain}\n\n${openAsk(brief, asks.open)}`;
    case 'thanks':
      return `${replies.thanks} ${asks.open.at(-1)}`;
    case 'approval':
      return withAsk(replies.approval[replied.length % replies.approval.length] ?? '');
    case 'yes':
      if (pending === 'fit' || pending === 'meant') return withAsk(replies.yesFit);
      if (pending === undefined || pending === 'consultation') return withAsk(replies.approval[0] ?? '');
      return [replies.yesOpen, again()].filter(Boolean).join('\n\n');
    case 'no':
      if (pending === 'fit') return replies.noFit;
      if (pending === 'meant') return replies.misread;
      if (pending === 'consultation') return `${replies.noConsultation}\n\n${freshOf(asks.open, brief)}`;
      // "No, thank you" ends what it is said to; "no" may leave out the one thing that was asked.
      if (replied.length > 0 && thanks.test(latest(brief))) return replies.noMore;
      return standing || replied.length === 0 ? withAsk(replies.noOpen, pending) : replies.noMore;
    case 'why': {
      const isOfTold = ofWhatWasTold.test(latest(brief));
      if (pending === 'meant' && !isOfTold)
        return [reasons.meant, again() ?? ask()].filter(Boolean).join('\n\n');
      const topic = lastTopic(brief, phrases);
      // Nobody asks why she asks whether there is more.
      const isOfAdvice = topic === undefined && pending === 'open' && brief.slots.has('business');
      if (isOfAdvice) return more(brief, phrases, ask);
      if (topic !== undefined && (!standing || isOfTold))
        // What goes on from our hours is no reason for them.
        return lookedUp.includes(topic) ? withAsk(replies.moreDone) : more(brief, phrases, ask);
      const wasOfBuyers = bareWhy.test(latest(brief)) && shown.at(-1)?.includes(replies.noted.audience);
      const reason = wasOfBuyers ? reasons.buyers : pending && (reasons[pending] ?? reasons.launchGoal);
      return reason ? `${reason}\n\n${again() ?? ask()}` : withAsk(answers.faqDifferent?.first ?? '');
    }
    case 'more':
      return more(brief, phrases, ask, told);
  }
}

/** "Why so long?", "why not less?" ask about what was told, and not why she asks. */
const ofWhatWasTold =
  /\b(?:so|that) (?:long|much|many|slow|expensive)\b|take so long|\bnot \w|(?:ليش|ليه|لماذا) (?:مو|مش|ليس) |(?<!\p{L})(?:ليش|ليه|لم|لماذا) لا(?!\p{L})|هالكد|هلقد|هالقد|هيج|طويل|[يت]طول|الوقت|المد[هة]|كل ده/u;
const thanks = /\b(?:thanks|thank you|thx|cheers)\b|شكر[اً]|مشكور|تسلم|يسلمو/iu;

const example = /\bexamples?\b|مثال|مثلا/u;

const bareWhy = /^\W*(?:but |and )?(?:why|[وف]?(?:ليش|ليه|لماذا))\W*$/iu;

/** What is left to say of the last topic, or of the discipline it belongs to; of everything, where there was none. */
function more(brief: Brief, phrases: EmbeddedPhrases, ask: () => string, told?: string): string {
  // What matters in their trade goes on with what to begin with.
  const trade = Object.values(phrases.trades).find(({ text }) =>
    brief.shown.at(-1)?.includes(firstSentence(text)),
  );
  const rest = trade?.text
    .slice(firstSentence(trade.text).length)
    .trim()
    .replace(/^و(?=\p{L})/u, '');
  if (rest && unsaid({ first: rest }, brief)) return `${rest}\n\n${ask()}`;
  // "Begin with the Discover step": the steps go on from there.
  const { recommend, recommendNew } = phrases.replies;
  const isStep = [recommend, recommendNew].some((text) => brief.shown.at(-1)?.includes(text));
  const last = isStep ? 'approach' : (told ?? lastTopic(brief, phrases));
  // Nothing was told that an example could be of, or that could go on: what we made, or where to begin, is of use.
  if ((last === undefined || isStep) && example.test(fold(latest(brief))))
    return `${phrases.facts.portfolio?.text}\n\n${ask()}`;
  if (last === undefined && brief.slots.has('business'))
    return `${freshOf([recommendNew, recommend, ...phrases.replies.knowHow], brief)}\n\n${ask()}`;
  const topic = last === '' ? termTold(brief, phrases) : (last ?? 'faqServices');
  const left = [topic, disciplineOf(topic)].flatMap((key) => unsaid(ownAnswer(key, phrases), brief) ?? []);
  return `${left[0] ?? phrases.replies.moreDone}\n\n${ask()}`;
}

/** The answer that goes on where the term explained last was left. */
function termTold({ shown }: Brief, { glossary }: EmbeddedPhrases): string {
  const isTold = (term: string) => shown.findLast((reply) => tells(reply, glossary[term]?.text ?? ''));
  const term = Object.keys(glossary).find((key) => isTold(key) !== undefined) ?? '';
  return topicOfTerm[term] ?? term;
}

/** The answer told last, by its key; '' for a term explained. */
export function lastTopic({ shown }: Brief, phrases: EmbeddedPhrases): string | undefined {
  const { answers, facts, glossary } = phrases;
  for (const reply of shown.toReversed()) {
    const isIn = (text: string | undefined) => text !== undefined && tells(reply, text);
    const key = [...Object.keys(answers), ...Object.keys(facts)].find((name) => {
      const own = ownAnswer(name, phrases);
      return isIn(own?.first) || isIn(own?.more);
    });
    if (key !== undefined) return key;
    if (Object.values(glossary).some(({ text }) => isIn(text))) return '';
  }
  return undefined;
}
