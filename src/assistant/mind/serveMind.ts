import { untilAnswer } from '../delay';
import { ProviderError } from '../providers/provider';
import type { PageLanguage } from '../types';
import { aliveEveryMs, type FromMind, type ToMind, type Verb } from './messages';
import { createMind, type MindLoaders, type ThinkingMind } from './mind';
import { createPageTurns, type PageTurns } from './pageTurns';
import type { Heard } from './understand';

/** What a worker hears and speaks through: its own global scope. */
export interface WorkerScope {
  postMessage(message: FromMind): void;
  addEventListener(type: 'message', listener: (event: { data: ToMind }) => void): void;
}

/**
 * The worker's end of a mind: answers what it is asked, and in between goes once through what a turn does, for
 * each language it was made ready for.
 */
export function serveMind(scope: WorkerScope, loaders: MindLoaders, locks?: LockManager): void {
  let mind: ThinkingMind | undefined;
  let turns: PageTurns | undefined;
  let questions = 0;
  let underWay = 0;
  let signs: ReturnType<typeof setInterval> | undefined;
  const rehearsed = new Set<PageLanguage>();
  const showLife = () => scope.postMessage({ alive: true });

  scope.addEventListener('message', async ({ data }) => {
    if ('settings' in data) {
      mind = createMind(
        data.settings,
        watched(loaders, () => scope.postMessage({ missing: true })),
      );
      const { lock } = data.settings;
      turns = locks && lock !== undefined ? createPageTurns(locks, lock) : undefined;
      return;
    }
    if ('written' in data) return turns?.written(data.written);
    const { id, verb, args, answerAt } = data;
    const isRehearsal = verb === 'think' && (args[0] as Heard).isRehearsal === true;
    if (verb === 'think' && !isRehearsal) questions += 1;
    underWay += 1;
    signs ??= setInterval(showLife, aliveEveryMs);
    try {
      const answered = await answer(id, verb, args);
      if (answerAt !== undefined) await untilAnswer(answerAt);
      if (turns && isWrittenDown(verb) && !isRehearsal && 'value' in answered)
        await turns.take(id, () => scope.postMessage({ ...answered, isYourTurn: true }));
      else scope.postMessage(answered);
    } catch (error) {
      // What cannot be copied.
      scope.postMessage({ id, failure: { message: String(error), kind: undefined } });
    }
    underWay -= 1;
    if (underWay === 0) {
      clearInterval(signs);
      signs = undefined;
    }
  });
  showLife();

  async function answer(id: number, verb: Verb, args: readonly unknown[]): Promise<FromMind> {
    try {
      const think = mind?.[verb] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
      const value = await think?.(...args);
      if (verb === 'warmUp') await rehearseOnce(args[0] as PageLanguage);
      return { id, value };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id, failure: { message, kind: error instanceof ProviderError ? error.failure : undefined } };
    }
  }

  async function rehearseOnce(language: PageLanguage) {
    if (rehearsed.has(language)) return;
    rehearsed.add(language);
    const before = questions;
    await mind?.rehearse(language, () => questions > before);
  }
}

/** What these come to, the page writes down. */
const isWrittenDown = (verb: Verb) => verb === 'think' || verb === 'review';

/** The page is told of every file that cannot be fetched: it alone can find out whether the site was deployed anew. */
function watched(loaders: MindLoaders, onMissing: () => void): MindLoaders {
  const watch =
    <T>(load: (language: PageLanguage) => Promise<T>) =>
    (language: PageLanguage) =>
      load(language).catch((error) => {
        onMissing();
        throw error;
      });
  const { loadKnowledge, loadPhrases, loadWeights } = loaders;
  return {
    ...loaders,
    loadKnowledge: watch(loadKnowledge),
    loadPhrases: watch(loadPhrases),
    ...(loadWeights && { loadWeights: watch(loadWeights) }),
  };
}
