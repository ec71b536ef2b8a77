import { createExclusively } from '../../src/storage/exclusively';
import { createPending } from '../mail/browser';
import { createLocks } from './fakeLocks';

test('a write is answered at once, and the next tab waits until others can read it', async () => {
  const locks = createLocks();
  const readable = createPending<void>();
  const [one, two] = [0, 1].map(() => createExclusively(locks, 'chat', () => readable.promise));
  const order: string[] = [];
  const second = () => two?.(() => order.push('second'));
  expect(await one?.(() => order.push('first'))).toBe(1);
  const waiting = second();
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['first']);
  readable.settle();
  await waiting;
  expect(order).toEqual(['first', 'second']);
});

test('what a tab writes while it has its turn is written at once, and the next tab waits for that too', async () => {
  const locks = createLocks();
  const request = vi.spyOn(locks, 'request');
  const pauses = [createPending<void>(), createPending<void>()];
  let paused = 0;
  const one = createExclusively(locks, 'chat', () => pauses[paused++]?.promise ?? Promise.resolve());
  const two = createExclusively(locks, 'chat', () => Promise.resolve());
  const order: string[] = [];
  await one(() => order.push('first'));
  const waiting = two(() => order.push('other tab'));
  await one(() => order.push('second'));
  expect(order).toEqual(['first', 'second']);
  expect(request).toHaveBeenCalledTimes(2);
  pauses[0]?.settle();
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['first', 'second']);
  pauses[1]?.settle();
  await waiting;
  expect(order).toEqual(['first', 'second', 'other tab']);
  await one(() => order.push('third'));
  expect(request).toHaveBeenCalledTimes(3);
});

test.each([
  ['without locks', undefined],
  [
    'where locks are refused',
    {
      request: async () => Promise.reject(new DOMException('No origin', 'SecurityError')),
    } as unknown as LockManager,
  ],
])('%s a write runs, once', async (_case, locks) => {
  const write = vi.fn(() => 'written');
  expect(await createExclusively(locks, 'chat')(write)).toBe('written');
  expect(write).toHaveBeenCalledOnce();
});

test('a write that fails is the caller’s to know, and does not run twice', async () => {
  const write = vi.fn(() => {
    throw new RangeError('too much');
  });
  await expect(createExclusively(createLocks(), 'chat')(write)).rejects.toThrow('too much');
  expect(write).toHaveBeenCalledOnce();
});

test('a tab that never lets go does not keep a visitor waiting for ever', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asleep = {
    request: (_name: string, { signal }: LockOptions) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  } as unknown as LockManager;
  const writing = createExclusively(asleep, 'chat')(() => 'written');
  patience.abort();
  expect(await writing).toBe('written');
});
