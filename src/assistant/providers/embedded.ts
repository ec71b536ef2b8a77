import { asksIfHuman } from '../asksIfHuman';
import { replyLimits } from '../limits';
import { containsPhrase, countWords, words } from '../text';
import type { ModelRole, PageLanguage, SearchResult } from '../types';
import { findInsights } from '../understanding/insights';
import { stageOfVisit } from '../understanding/stage';
import type { EmbeddedAnswer, EmbeddedPhrases } from './embeddedPhrases';
import { findCompanyName, launchStep } from './launch';
import type { CompletionRequest, Provider } from './provider';

export type { EmbeddedPhrases } from './embeddedPhrases';

interface EmbeddedOptions {
  phrases: Record<PageLanguage, EmbeddedPhrases>;
}

const modelName = 'embedded';
const models: Record<ModelRole, string> = {
  fast: modelName,
  primary: modelName,
  technical: modelName,
  contextual: modelName,
  reliable: modelName,
};

/**
 * Answers without a model, from what retrieval found and what the stage of the visit asks for. A launch is met
 * with product, then goal and timeline, then phases; advice waits until the business is known; nothing found is
 * said so. Every reply ends with one question, and none is asked twice in a row.
 */
export function createEmbeddedProvider({ phrases }: EmbeddedOptions): Provider {
  return {
    service: 'embedded',
    models,
    async complete(request) {
      return { text: compose(request, phrases[request.language]), model: modelName, tokens: 0 };
    },
  };
}

/** Two keywords: what a passing word does not bring about. */
const surelyMeant = 0.4;
/** A second subject is answered too where it is nearly as surely meant as the first. */
const nearlyAsGood = 0.75;

function compose(request: CompletionRequest, phrases: EmbeddedPhrases): string {
  const { question, retrieved, visitorMessages } = request;
  const { cues, replies } = phrases;
  if (isOnly(question, cues.greetings)) return replies.greeting;
  if (isOnly(question, cues.thanks)) return replies.thanks;
  if (asksIfHuman(question)) return replies.human;

  const [best] = retrieved;
  const heard = hear(request, phrases);
  const ask = nextQuestion(heard, phrases, visitorMessages);
  const isOffTopic = containsPhrase(question, cues.offTopic) && !(best && isSure(best));
  if (isOffTopic) return paragraphs(replies.offTopic, ask);

  const step = launchStep(heard.said, cues.launches);
  if (step === 'product' && !isAboutUs(best)) {
    const company = findCompanyName(question, cues.names);
    return company ? replies.launchProductNamed.replaceAll('{{company}}', company) : replies.launchProduct;
  }
  const isQuestion = /[?؟]/.test(question) && best !== undefined;
  if (step === 'goal' && !isQuestion) return replies.launchGoal;
  if (step === 'phases' && !isQuestion) return replies.launchPhases;

  const isEarly = stageOfVisit(visitorMessages) === 'awareness' && !heard.isBusinessKnown;
  if (isEarly && containsPhrase(question, cues.recommendations)) return replies.business;
  if (heard.isAnswering && !(best && isSure(best) && isService(best))) {
    return paragraphs(told(heard, best, phrases), ask);
  }
  if (!best) return paragraphs(replies.nothing, ask);
  return answer(request, best, heard, phrases, ask);
}

const isSure = ({ parts }: SearchResult) => parts.keywords >= surelyMeant;
const isService = ({ chunk }: SearchResult) => chunk.metadata.category === 'services';

/** Somebody who is launching and asks what we cost or where we are is answered that first. */
function isAboutUs(best: SearchResult | undefined): boolean {
  return best !== undefined && isSure(best) && !isService(best);
}

interface Heard {
  /** What the visitor wrote, oldest first, the present message included. */
  said: string[];
  /** What Maya wrote. */
  replied: string[];
  isBusinessKnown: boolean;
  /** Does the present message tell something, rather than ask it? */
  isAnswering: boolean;
}

function hear({ messages, question }: CompletionRequest, { cues }: EmbeddedPhrases): Heard {
  const of = (speaker: 'user' | 'assistant') =>
    messages.filter(({ role }) => role === speaker).map(({ content }) => content);
  const said = of('user');
  const replied = of('assistant');
  const tells = (text: string) =>
    containsPhrase(text, cues.businesses) || findInsights(text).industry !== null;
  const isYesOrNo = isOnly(question, [...cues.yes, ...cues.no]);
  const asks = /[?؟]/.test(question) || containsPhrase(question, cues.questions);
  return {
    said,
    replied,
    isBusinessKnown: said.some(tells),
    isAnswering: (replied.length > 0 && isYesOrNo) || (tells(question) && !asks),
  };
}

/** Understand the business, then the goal; then whether it fits; then a consultation. */
function nextQuestion(heard: Heard, { asks }: EmbeddedPhrases, visitorMessages: number): string {
  const stage = stageOfVisit(visitorMessages);
  const candidates =
    stage === 'decision'
      ? asks.consultation
      : !heard.isBusinessKnown
        ? asks.business
        : stage === 'awareness'
          ? asks.goal
          : [...asks.fit, ...asks.timing];
  const isNew = (text: string) => !heard.replied.some((reply) => reply.includes(text));
  return candidates.find(isNew) ?? candidates[visitorMessages % candidates.length] ?? '';
}

/** Thanks for what was said, and where to look first if a service came up. */
function told({ said }: Heard, best: SearchResult | undefined, { replies }: EmbeddedPhrases): string {
  const thanks = replies.told[said.length % replies.told.length] ?? '';
  const isPointer = best !== undefined && isService(best) && best.parts.keywords > 0;
  return isPointer ? `${thanks} ${replies.pointer.replaceAll('{{topic}}', best.chunk.topic)}` : thanks;
}

function answer(
  { question, retrieved }: CompletionRequest,
  best: SearchResult,
  { replied }: Heard,
  phrases: EmbeddedPhrases,
  ask: string,
): string {
  const room = replyLimits.promptWords.default - countWords(ask);
  const own = answerFor(best, phrases);
  const first = own?.first ?? tell(best, room);
  const isRepeated = replied.some((reply) => reply.includes(first.slice(0, sameOpening)));
  const text = isRepeated && own ? own.more : first;

  const second = secondSubject(question, best, retrieved, phrases);
  const both = second ? `${text}\n\n${second.brief}` : text;
  return paragraphs(countWords(both) <= room ? both : text, ask);
}

/** Two replies that share so many characters at their beginning are the same one. */
const sameOpening = 40;

function answerFor({ chunk }: SearchResult, { answers }: EmbeddedPhrases): EmbeddedAnswer | undefined {
  return Object.values(answers).find(({ topics }) => topics.includes(chunk.topic));
}

/** What else was asked in the same message: "how much is it, and where are you?" */
function secondSubject(
  question: string,
  best: SearchResult,
  retrieved: readonly SearchResult[],
  phrases: EmbeddedPhrases,
): EmbeddedAnswer | undefined {
  if (!/\band\b|&|\sو|[?؟].*[?؟]/su.test(question)) return undefined;
  const { id, metadata } = best.chunk;
  const other = retrieved.find(
    ({ chunk, parts, score }) =>
      chunk.id !== id &&
      !metadata.relatedChunks.includes(chunk.id) &&
      !chunk.metadata.relatedChunks.includes(id) &&
      parts.keywords >= surelyMeant &&
      score >= best.score * nearlyAsGood,
  );
  return other && answerFor(other, phrases);
}

/** Whole sentences of a chunk, as many as there is room for; the first in any case. */
function tell({ chunk }: SearchResult, room: number): string {
  const sentences = chunk.content.match(/.+?(?:[.!?؟](?=\s|$)|$)/gsu) ?? [chunk.content];
  let text = '';
  for (const sentence of sentences) {
    if (text && countWords(text + sentence) > room) break;
    text += sentence;
  }
  return text.trim();
}

const paragraphs = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n');

/** Is a message made of nothing but these? "Hi Maya, how are you?" is a greeting; "hi, your prices" is not. */
function isOnly(text: string, list: readonly string[]): boolean {
  const known = list
    .map((phrase) => words(phrase).join('  '))
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce(
    (message, phrase) => message.replaceAll(` ${phrase} `, ' '),
    ` ${words(text).join('  ')} `,
  );
  return rest.trim() === '' && words(text).length > 0;
}
