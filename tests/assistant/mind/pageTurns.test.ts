import { createPageTurns, pageTurnMs } from '../../../src/assistant/mind/pageTurns';
import { createLocks } from '../../storage/fakeLocks';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Tabs of one browser whose pauses end when they are told to. */
function setUp() {
  const locks = createLocks();
  const told: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      pauses.push({ ms, end: resolve });
    });
  const createTab = (name: string) => {
    const take = createPageTurns(locks, 'chat', pause);
    return { take, tell: (id: number) => take(() => told.push(`${name} ${id}`)) };
  };
  const endPause = async () => {
    pauses.shift()?.end();
    await settle();
  };
  return { told, pauses, endPause, one: createTab('one'), other: createTab('other') };
}

test('a tab is told its answer when its turn comes: after the tab before has had the time to write', async () => {
  const { told, pauses, endPause, one, other } = setUp();
  await one.tell(1);
  void other.tell(1);
  await settle();
  expect(told).toEqual(['one 1']);
  expect(pauses[0]?.ms).toBeGreaterThan(pageTurnMs);
  await endPause();
  expect(told).toEqual(['one 1', 'other 1']);
});

test('a turn lasts as long for the last answer that is told in it', async () => {
  const { told, endPause, one, other } = setUp();
  await one.tell(1);
  void other.tell(1);
  await one.tell(2);
  expect(told).toEqual(['one 1', 'one 2']);
  await endPause();
  expect(told).toHaveLength(2);
  await endPause();
  expect(told).toEqual(['one 1', 'one 2', 'other 1']);
});

test('a page is told until when it may write', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  const { one } = setUp();
  const tell = vi.fn();
  await one.take(tell);
  expect(tell).toHaveBeenCalledExactlyOnceWith(5000 + pageTurnMs);
  vi.useRealTimers();
});

test('an answer that cannot be told keeps no tab waiting for longer', async () => {
  const { told, endPause, one, other } = setUp();
  const failing = one.take(() => {
    throw new DOMException('Cannot be copied', 'DataCloneError');
  });
  await expect(failing).rejects.toThrow('Cannot be copied');
  void other.tell(1);
  await endPause();
  expect(told).toEqual(['other 1']);
});
