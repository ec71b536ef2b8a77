// @vitest-environment jsdom
import { patiently } from '../src/patiently';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails the given number of times, then gives the part. */
function createLoad(failures: number) {
  return vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return 'part';
  });
}
let load = createLoad(0);

test('a part that comes at once is asked for once', async () => {
  load = createLoad(0);
  await expect(patiently(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not come is asked for again, at growing distances', async () => {
  load = createLoad(5);
  const part = patiently(load);
  const triesAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return load.mock.calls.length;
  };
  expect(await triesAfter(499)).toBe(1);
  expect(await triesAfter(1)).toBe(2);
  expect(await triesAfter(1999)).toBe(2);
  expect(await triesAfter(1)).toBe(3);
  expect(await triesAfter(8000)).toBe(4);
  expect(await triesAfter(30_000)).toBe(5);
  expect(await triesAfter(60_000)).toBe(6);
  await expect(part).resolves.toBe('part');
});

test('where the tries are counted, the last failure is passed on', async () => {
  load = createLoad(5);
  const part = patiently(load, 3);
  const failed = expect(part).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(2500);
  await failed;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a browser that is online again is asked at once', async () => {
  load = createLoad(1);
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
