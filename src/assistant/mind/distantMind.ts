import type { Talk } from '../composeRequest';
import { untilAnswer } from '../delay';
import { ProviderError, type ProviderFailure } from '../providers/provider';
import { technicalTexts } from '../technicalTexts';
import { aliveEveryMs, type FromMind, type ToMind, type Verb } from './messages';
import type { Mind, MindSettings, ThinkingMind } from './mind';
import type { Review } from './review';
import type { Thought } from './thought';
import type { Heard } from './understand';

/** A worker that thinks, as far as the page has to know it. */
export type MindWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** What was thought, and the turn to write it down where it came with one. */
export interface Answer<T> {
  value: T;
  /** Gives the turn back. */
  letGo?: () => void;
}

export interface DistantMind extends Omit<Mind, 'think' | 'review'> {
  /** `answerAt`: the answer is kept back until then, beside the page where a worker thinks. */
  think(heard: Heard, talk: Talk | null, answerAt?: number): Promise<Answer<Thought>>;
  review(...asked: Parameters<Mind['review']>): Promise<Answer<Review>>;
  /** False once it thinks in place. */
  isBeside(): boolean;
  /** Ends the worker, and with it all that was told it. What it was asked meanwhile is rejected with {@link ForgottenError}. */
  forget(): void;
}

type MindInPlace = Mind & Pick<ThinkingMind, 'forget'>;

interface DistantMindOptions {
  settings: MindSettings;
  /** Starts the worker; undefined where there is none. May throw. */
  start: (() => MindWorker) | undefined;
  /** The same mind on the page itself. */
  inPlace: () => Promise<MindInPlace>;
  /** Told why the worker was given up. */
  onLost: (error: unknown) => void;
  /** Told when the worker could not fetch a file of the site. */
  onMissing?: (() => void) | undefined;
}

/** What a mind was asked before it was made to forget. */
export class ForgottenError extends Error {
  override name = 'ForgottenError';
}

/** How many signs of life may stay out, before the worker stands (its file may be long on its way) and after. */
const patience = { starting: 45, standing: 5 };

/** What cannot be had at all is not asked for with every question: each new worker has to read everything again. */
const mostReplaced = 5;

const isOfRehearsal = ({ verb, args }: Pick<Call, 'verb' | 'args'>) =>
  verb === 'think' && (args[0] as Heard).isRehearsal === true;

interface Call {
  verb: Verb;
  args: readonly unknown[];
  answerAt: number | undefined;
  resolve: (answer: Answer<unknown>) => void;
  reject: (error: unknown) => void;
}

/**
 * A mind in a worker, which starts with the first thing it is asked. A worker that does not start, dies or falls
 * silent is given up for good: what it was asked, and all that follows, is thought in place. One that lacks a file
 * makes room for another with the next question.
 */
export function createDistantMind(options: DistantMindOptions): DistantMind {
  const { settings, start, onLost, onMissing } = options;
  const waiting = new Map<number, Call>();
  let isGivenUp = start === undefined;
  let worker: MindWorker | undefined;
  let here: Promise<MindInPlace> | undefined;
  let isStanding = false;
  /** It lacks a file of the site, and in most browsers asks in vain for it again: an import that failed stays failed. */
  let isLacking = false;
  let replaced = 0;
  let lastId = 0;
  let silence = 0;
  let listening: ReturnType<typeof setInterval> | undefined;

  function ask<V extends Verb>(verb: V, args: Parameters<Mind[V]>, answerAt?: number) {
    return new Promise<Answer<Awaited<ReturnType<Mind[V]>>>>((resolve, reject) => {
      const call = { verb, args, answerAt, resolve, reject } as Call;
      if (isGivenUp) return think(call);
      lastId += 1;
      waiting.set(lastId, call);
      try {
        if (mayReplace(call)) replace();
        worker ??= wake();
        tell(worker, { id: lastId, verb, args, answerAt });
        listening ??= setInterval(countSilence, aliveEveryMs);
      } catch (error) {
        giveUp(error);
      }
    });
  }

  function wake(): MindWorker {
    if (!start) throw new TypeError('There is no worker to start.');
    const started = start();
    started.addEventListener('message', (message: { data: FromMind }) => {
      if (worker === started) hear(message);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      // One that was put away may still fail.
      if (worker === started) giveUp(new Error(event.message || 'The worker could not be started.'));
    });
    started.addEventListener('messageerror', () => giveUp(new Error('The worker was not understood.')));
    isStanding = false;
    isLacking = false;
    tell(started, { settings });
    return started;
  }

  function hear({ data }: { data: FromMind }) {
    isStanding = true;
    silence = 0;
    if ('missing' in data) {
      isLacking = true;
      onMissing?.();
    }
    if (!('id' in data)) return;
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (waiting.size === 0) rest();
    if ('failure' in data) return call?.reject(toError(data.failure));
    const { id, value, isYourTurn } = data;
    const from = worker;
    const letGo = () => from && tell(from, { written: id });
    call?.resolve(isYourTurn ? { value, letGo } : { value });
  }

  function countSilence() {
    silence += 1;
    if (silence > (isStanding ? patience.standing : patience.starting))
      giveUp(new Error('The worker fell silent.'));
  }

  function rest() {
    clearInterval(listening);
    listening = undefined;
    silence = 0;
  }

  function leave(): Call[] {
    const calls = [...waiting.values()];
    waiting.clear();
    rest();
    putAway();
    return calls;
  }

  /** Between two questions no turn is under way that it holds a lock for. */
  const mayReplace = (call: Call) =>
    isLacking &&
    waiting.size === 1 &&
    replaced < mostReplaced &&
    call.verb === 'think' &&
    !isOfRehearsal(call);

  function replace() {
    replaced += 1;
    putAway();
  }

  function putAway() {
    worker?.terminate();
    worker = undefined;
  }

  function giveUp(error: unknown) {
    if (isGivenUp) return;
    isGivenUp = true;
    onLost(error);
    for (const call of leave()) {
      if (isOfRehearsal(call))
        call.reject(new ForgottenError('What was rehearsed in a worker is not on the page.'));
      else think(call);
    }
  }

  async function think({ verb, args, answerAt, resolve, reject }: Call) {
    try {
      here ??= options.inPlace();
      const mind = await here.catch((cause) => {
        // A file that could not be fetched is asked for again with the next question.
        here = undefined;
        throw new ProviderError('network', technicalTexts.network, { cause });
      });
      const thought = mind[verb] as (...given: readonly unknown[]) => Promise<unknown>;
      const value = await thought(...args);
      if (answerAt !== undefined) await untilAnswer(answerAt);
      resolve({ value });
    } catch (error) {
      reject(error);
    }
  }

  return {
    think: (heard, talk, answerAt) => ask('think', [heard, talk], answerAt),
    answer: async (request) => (await ask('answer', [request])).value,
    review: (draft, isCutShort) => ask('review', [draft, isCutShort]),
    moderate: async (draft) => (await ask('moderate', [draft])).value,
    readPrefill: async (texts, today) => (await ask('readPrefill', [texts, today])).value,
    warmUp: async (language) => (await ask('warmUp', [language])).value,
    isBeside: () => !isGivenUp,
    forget() {
      // One that could not be fetched has nothing to keep.
      here?.then((mind) => mind.forget()).catch(() => {});
      here = undefined;
      for (const { reject } of leave()) reject(new ForgottenError('The visitor erased what was known.'));
    },
  };
}

const tell = (worker: MindWorker, message: ToMind) => worker.postMessage(message);

function toError({ message, kind }: { message: string; kind: ProviderFailure | undefined }): Error {
  return kind ? new ProviderError(kind, message) : new Error(message);
}
