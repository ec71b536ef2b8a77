import { createPageTurns } from '../../../src/assistant/mind/pageTurns';
import { createLocks } from '../../storage/fakeLocks';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const locks = createLocks();
  const told: string[] = [];
  const createTab = (name: string) => {
    const turns = createPageTurns(locks, 'chat', async () => {});
    return { ...turns, tell: (id: number) => turns.take(id, () => told.push(`${name} ${id}`)) };
  };
  return { told, one: createTab('one'), other: createTab('other') };
}

test('a tab is told its answer when its turn comes: after the tab before has written', async () => {
  const { told, one, other } = setUp();
  await one.tell(1);
  void other.tell(1);
  await settle();
  expect(told).toEqual(['one 1']);
  one.written(1);
  await settle();
  expect(told).toEqual(['one 1', 'other 1']);
});

test('a turn lasts until all answers that were told in it have been written', async () => {
  const { told, one, other } = setUp();
  await one.tell(1);
  void other.tell(1);
  await one.tell(2);
  expect(told).toEqual(['one 1', 'one 2']);
  one.written(1);
  await settle();
  expect(told).toHaveLength(2);
  one.written(2);
  await settle();
  expect(told).toEqual(['one 1', 'one 2', 'other 1']);
});

test('an answer that cannot be told keeps no tab waiting', async () => {
  const { told, one, other } = setUp();
  const failing = one.take(1, () => {
    throw new DOMException('Cannot be copied', 'DataCloneError');
  });
  await expect(failing).rejects.toThrow('Cannot be copied');
  await other.tell(1);
  expect(told).toEqual(['other 1']);
});
