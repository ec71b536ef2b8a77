import { parseList } from '../../src/storage/parse';
import { createRecord, dropHeld, type RecordOptions } from '../../src/storage/record';
import { isText } from '../../src/storage/validate';
import { createFakeStorage, createRefusedStorage } from './fakeStorage';

const key = 'arbelin_chat_cache';

function createList(options: Partial<RecordOptions<string[]>> = {}) {
  return createRecord<string[]>({
    key,
    parse: (value) => parseList(value, (item) => (isText(item) ? item : undefined)),
    empty: () => [],
    area: createFakeStorage(),
    ...options,
  });
}

test('a value comes back as it was written', () => {
  const area = createFakeStorage();
  createList({ area }).update(() => ['مرحبا', 'hello']);
  expect(createList({ area }).read()).toEqual(['مرحبا', 'hello']);
});

test('two tabs add to each other’s writes', () => {
  const area = createFakeStorage();
  const one = createList({ area });
  const other = createList({ area });
  one.update((list) => [...list, 'a']);
  other.update((list) => [...list, 'b']);
  one.update((list) => [...list, 'c']);
  expect(other.read()).toEqual(['a', 'b', 'c']);
});

test.each([
  ['broken JSON', '{"a":'],
  ['another shape', '{"a":1}'],
  ['null', 'null'],
  ['a number', '7'],
])('what does not validate is dropped: %s', (_, text) => {
  const area = createFakeStorage();
  area.setItem(key, text);
  expect(createList({ area }).read()).toEqual([]);
});

test('one bad item does not cost the rest', () => {
  const area = createFakeStorage();
  area.setItem(key, '["a",7,null,"b"]');
  expect(createList({ area }).read()).toEqual(['a', 'b']);
});

test('reading gives the same object until something changes', () => {
  const list = createList();
  list.update(() => ['a']);
  const before = list.read();
  expect(list.read()).toBe(before);
  list.update((current) => [...current, 'b']);
  expect(list.read()).not.toBe(before);
});

test('a change that returns its argument writes nothing and tells nobody', () => {
  const area = createFakeStorage();
  const list = createList({ area });
  const listener = vi.fn();
  list.subscribe(listener);
  list.update((current) => current);
  expect(area.getItem(key)).toBeNull();
  expect(listener).not.toHaveBeenCalled();
});

test('a browser that refuses storage keeps the value for the visit', () => {
  const list = createList({ area: createRefusedStorage() });
  expect(list.read()).toEqual([]);
  list.update(() => ['a']);
  list.update((current) => [...current, 'b']);
  expect(list.read()).toEqual(['a', 'b']);
  list.clear();
  expect(list.read()).toEqual([]);
});

test('a browser in which naming the storage throws keeps the value for the visit', () => {
  const refuse = vi.fn(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  onTestFinished(() => {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
  const list = createRecord<string[]>({ key, parse: () => undefined, empty: () => [] });
  list.update(() => ['a']);
  expect(list.read()).toEqual(['a']);
  list.clear();
  expect(list.read()).toEqual([]);
  expect(refuse).toHaveBeenCalled();
});

test('without any storage, as in Node, the value is kept for the visit', () => {
  const list = createRecord<string[]>({ key, parse: () => undefined, empty: () => [] });
  list.update(() => ['a']);
  expect(list.read()).toEqual(['a']);
});

test('a full storage asks for a smaller value until it fits', () => {
  const area = createFakeStorage({ capacity: 13 });
  const list = createList({ area, shrink: (value) => (value.length > 1 ? value.slice(1) : undefined) });
  expect(list.update(() => ['aaa', 'bbb', 'ccc'])).toEqual(['bbb', 'ccc']);
  expect(area.getItem(key)).toBe('["bbb","ccc"]');
});

test('a storage that stays full keeps the whole value in memory', () => {
  const area = createFakeStorage({ capacity: 3 });
  const list = createList({ area, shrink: (value) => (value.length > 1 ? value.slice(1) : undefined) });
  list.update(() => ['aaa', 'bbb']);
  expect(list.read()).toEqual(['aaa', 'bbb']);
  expect(area.getItem(key)).toBeNull();
});

test('a refused write is not shrunk away', () => {
  const list = createList({ area: createRefusedStorage(), shrink: (value) => value.slice(1) });
  expect(list.update(() => ['a', 'b'])).toEqual(['a', 'b']);
});

test('a shrink that does not shrink does not ask forever', () => {
  const list = createList({ area: createFakeStorage({ capacity: 1 }), shrink: (value) => [...value] });
  expect(list.update(() => ['a'])).toEqual(['a']);
});

/** A storage that is full until the test makes room. */
function createFullStorage() {
  let capacity = 1;
  const area = createFakeStorage();
  const setItem = area.setItem;
  area.setItem = (name, value) => {
    if (value.length > capacity) throw new DOMException('Storage is full', 'QuotaExceededError');
    setItem(name, value);
  };
  const setRoom = (characters: number) => {
    capacity = characters;
  };
  return { area, setRoom };
}

test('once storage takes a write again, it is what counts', () => {
  const { area, setRoom } = createFullStorage();
  const list = createList({ area });
  list.update(() => ['a']);
  setRoom(100);
  list.update((current) => [...current, 'b']);
  expect(createList({ area }).read()).toEqual(['a', 'b']);
  expect(list.read()).toEqual(['a', 'b']);
});

test('what storage would not take is joined to what another tab stores meanwhile', () => {
  const { area, setRoom } = createFullStorage();
  const [one, other] = [createList({ area }), createList({ area })];
  setRoom(100);
  one.update(() => ['before']);
  setRoom(1);
  one.update((list) => [...list, 'held']);
  one.update((list) => list.filter((item) => item !== 'before'));
  expect(one.read()).toEqual(['held']);
  setRoom(100);
  other.update((list) => [...list, 'other']);
  expect(one.read()).toEqual(['other', 'held']);
  one.update((list) => [...list, 'after']);
  for (const tab of [one, other]) expect(tab.read()).toEqual(['other', 'held', 'after']);
});

test('a storage that stays full costs another tab’s write no more than the latest changes', () => {
  const { area, setRoom } = createFullStorage();
  const [one, other] = [createList({ area }), createList({ area })];
  const change = vi.fn((list: string[], item: string) => [...list, item]);
  for (let turn = 1; turn <= 2000; turn += 1) one.update((list) => change(list, `${turn}`));
  expect(one.read()).toHaveLength(2000);
  change.mockClear();
  setRoom(100);
  other.update((list) => [...list, 'other']);
  expect(one.read().slice(0, 1)).toEqual(['other']);
  expect(one.read().at(-1)).toBe('2000');
  expect(change).toHaveBeenCalledTimes(100);
});

test('what is held and what is stored are cleared together', () => {
  const { area, setRoom } = createFullStorage();
  const list = createList({ area });
  list.update(() => ['held']);
  list.clear();
  setRoom(100);
  expect(list.read()).toEqual([]);
  list.update((current) => [...current, 'after']);
  expect(list.read()).toEqual(['after']);
});

test('listeners hear updates and clearing until they stop', () => {
  const list = createList();
  const listener = vi.fn();
  const stop = list.subscribe(listener);
  list.update(() => ['a']);
  list.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  list.update(() => ['b']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what storage would not take is dropped, told, and may be written again at once', () => {
  const list = createList({ area: createRefusedStorage() });
  list.update(() => ['before']);
  let heard = 0;
  list.subscribe(() => {
    heard += 1;
    if (list.read().length === 0 && heard < 10) list.update(() => ['after']);
  });
  dropHeld();
  expect(list.read()).toEqual(['after']);
  expect(heard).toBe(2);
});
