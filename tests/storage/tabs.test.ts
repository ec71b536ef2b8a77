// @vitest-environment jsdom
import { createRecord } from '../../src/storage/record';
import { createPageVisibility } from '../../src/storage/visibility';

const key = 'arbelin_chat_usage';

function createText() {
  return createRecord({
    key,
    parse: (value) => (typeof value === 'string' ? value : undefined),
    empty: () => '',
  });
}

test('a write in another tab is heard and read', () => {
  const record = createText();
  const listener = vi.fn();
  const stop = record.subscribe(listener);
  localStorage.setItem(key, '"from the other tab"');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
  expect(record.read()).toBe('from the other tab');

  window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' }));
  expect(listener).toHaveBeenCalledOnce();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);

  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a name with nothing behind it keeps the value for the visit', () => {
  vi.stubGlobal('localStorage', null);
  const record = createRecord({ key: 'list', parse: () => undefined, empty: (): number[] => [] });
  record.update(() => [1]);
  expect(record.read()).toEqual([1]);
  vi.unstubAllGlobals();
});

test('naming localStorage is allowed to throw', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const record = createText();
  record.update(() => 'kept');
  expect(record.read()).toBe('kept');
  refused.mockRestore();
});

test('a page tells when it is hidden, shown and left', () => {
  const states: string[] = [];
  const visibility = createPageVisibility();
  const stop = visibility.subscribe((state) => states.push(state));
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(visibility.isHidden()).toBe(true);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(states).toEqual(['hidden', 'visible', 'leaving', 'visible']);
});
