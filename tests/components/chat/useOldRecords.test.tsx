// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { useOldRecords } from '../../../src/components/chat/useOldRecords';
import { storageKeys } from '../../../src/storage/keys';

const hour = 3_600_000;
const entry = { key: 'en|v1|hello', response: 'An answer.', ttl: 24 * hour, language: 'en' };
const cacheOf = (age: number) => JSON.stringify([{ ...entry, timestamp: Date.now() - age }]);
const usageOf = (age: number) => JSON.stringify([{ timestamp: Date.now() - age, tokens: 7 }]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('a visit a week later drops what the chat kept for a day, without the chat', async () => {
  localStorage.setItem(storageKeys.chatCache, cacheOf(7 * 24 * hour));
  localStorage.setItem(storageKeys.chatUsage, usageOf(7 * 24 * hour));
  localStorage.setItem(storageKeys.chatMemory, '[]');
  renderHook(() => useOldRecords());
  vi.runAllTimers();
  await vi.waitFor(() => expect(localStorage.length).toBe(1));
  expect(localStorage.getItem(storageKeys.chatMemory)).toBe('[]');
});

test('a visit an hour later leaves it', async () => {
  const cache = cacheOf(hour);
  localStorage.setItem(storageKeys.chatCache, cache);
  localStorage.setItem(storageKeys.chatUsage, usageOf(7 * 24 * hour));
  renderHook(() => useOldRecords());
  vi.runAllTimers();
  await vi.waitFor(() => expect(localStorage.getItem(storageKeys.chatUsage)).toBeNull());
  expect(localStorage.getItem(storageKeys.chatCache)).toBe(cache);
});

test('a page that is left before it was quiet looks after nothing', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem');
  renderHook(() => useOldRecords()).unmount();
  vi.runAllTimers();
  expect(read).not.toHaveBeenCalled();
});

test('a browser that refuses storage is left alone', () => {
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  renderHook(() => useOldRecords());
  vi.runAllTimers();
  expect(refused).toHaveBeenCalledOnce();
});
