import { composeRequest, type Talk } from '../composeRequest';
import { askAlone, type ChainOutcome } from '../providers/chain';
import { embeddedModel, oneModel, type Provider } from '../providers/provider';
import { type CacheQuestion, toCacheQuestion } from '../records/cacheKey';
import type { TraceNotes } from '../trace';
import type { MessageLanguage, SearchResult } from '../types';
import type { MindSettings } from './mind';
import type { Heard, Understanding } from './understand';

/** What comes of a message, as little of it as the page needs: all of it is copied from the worker to the page. */
export interface Thought extends Omit<Understanding, 'meant' | 'found'> {
  found: {
    /** What goes into a prompt that the page writes. */
    results: SearchResult[];
    passedOn: string[];
    confidence: number;
    /** The passages looked at, as JSON: nobody reads them but the inspector. */
    considered: string;
  };
  /** How the cache compares the message; null where its answer is for this visitor alone. */
  cacheQuestion: CacheQuestion | null;
  /** Where no service is asked: the prompt as it was, and the reply with its review. */
  alone: { prompt: TraceNotes['prompt']; outcome: ChainOutcome } | null;
}

/** For a page that asks a service. */
export function toThought(heard: Heard, understood: Understanding, { agencyNames }: MindSettings): Thought {
  const { meant: _, found, ...rest } = understood;
  const cacheQuestion = toCacheable(heard, rest.language, agencyNames);
  return { ...rest, cacheQuestion, found: abridged(found, found.results), alone: null };
}

interface Alone {
  heard: Heard;
  talk: Talk;
  understood: Understanding;
  settings: MindSettings;
  complete: Provider['complete'];
  now: () => number;
}

/** For a page that asks no service: the reply is here already, unless the message goes to people. */
export async function thinkAlone(alone: Alone): Promise<Thought> {
  const { heard, talk, understood, settings, complete, now } = alone;
  const { meant: _, found, language, ...rest } = understood;
  const lean = { ...rest, language, told: [], asked: '', found: abridged(found, []) };
  const cacheQuestion = toCacheable(heard, language, settings.agencyNames);
  const thought = { ...lean, cacheQuestion, alone: null };
  if ((language !== 'en' && language !== 'ar') || rest.asksForMeeting) return thought;
  const { question } = heard;
  const brand = settings.brand[language];
  const { request, prompt } = composeRequest({
    ...understood,
    text: heard.text,
    question,
    language,
    talk,
    brand,
  });
  const provider: Provider = { service: 'embedded', models: oneModel(embeddedModel), complete };
  const outcome = await askAlone(provider, request, { signal: neverAborted, now });
  return { ...thought, alone: { prompt, outcome } };
}

/**
 * A follow-up ("and how much?") means nothing out of its context, what is remembered of a visitor makes a reply theirs,
 * also after the chat was opened anew, and so does personal data: only a session's first message without any is cached.
 */
function toCacheable(
  { text, question, remembered, isOpener }: Heard,
  language: MessageLanguage,
  agencyNames: readonly string[],
): CacheQuestion | null {
  const isCacheable = isOpener && remembered.length === 0 && question === text;
  return isCacheable ? toCacheQuestion(text, language, agencyNames) : null;
}

/** A visitor who calls a question off ends the turn on the page. */
const neverAborted = new AbortController().signal;

function abridged({ considered, results, confidence }: Understanding['found'], sent: SearchResult[]) {
  return {
    results: sent.map(withoutKeywords),
    passedOn: results.map(({ chunk }) => chunk.id),
    confidence,
    considered: JSON.stringify(considered.map(withoutKeywords)),
  };
}

function withoutKeywords({ chunk, ...rest }: SearchResult): SearchResult {
  const { relatedChunks, category } = chunk.metadata;
  return { ...rest, chunk: { ...chunk, metadata: { relatedChunks, category } } };
}
