import arabicPhrases from '../../../locales/ar/embedded.json';
import englishPhrases from '../../../locales/en/embedded.json';
import type { MindWorker } from '../../../src/assistant/mind/distantMind';
import type { MindLoaders } from '../../../src/assistant/mind/mind';
import { serveMind, type WorkerScope } from '../../../src/assistant/mind/serveMind';
import { knownOf } from '../../bench/retrieval';
import { createClock } from '../records/fakes';

export const loaders: MindLoaders = {
  loadKnowledge: async (language) => knownOf(language),
  loadPhrases: async (language) => ({ en: englishPhrases, ar: arabicPhrases })[language],
  now: createClock().now,
};

/** A worker's both ends over a channel that copies what goes through it, as a worker's does. */
export function createWorker({
  serves = serveMind,
  locks,
  ...over
}: Partial<MindLoaders> & { serves?: typeof serveMind; locks?: LockManager } = {}) {
  const { port1: page, port2: inside } = new MessageChannel();
  const crash = new EventTarget();
  const worker: MindWorker = {
    postMessage: (message: unknown) => page.postMessage(message),
    addEventListener(type: string, listener: unknown) {
      const target = type === 'error' ? crash : page;
      target.addEventListener(type, listener as EventListener);
    },
    terminate: vi.fn(() => page.close()),
  };
  page.start();
  inside.start();
  serves(inside as unknown as WorkerScope, { ...loaders, ...over }, locks);
  const fail = (message: string) => crash.dispatchEvent(Object.assign(new Event('error'), { message }));
  return { worker, fail, terminate: worker.terminate };
}
