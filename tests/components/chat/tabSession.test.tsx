// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';

/** The page after a load: its modules are new, its entry of the history is not. */
async function load() {
  vi.resetModules();
  const { forgetAll } = await import('../../../src/components/eraseDoor');
  const { tabSession } = await import('../../../src/components/chat/tabSession');
  const { useTabSession } = await import('../../../src/components/chat/useTabSession');
  const { result, unmount } = renderHook(
    () => {
      useTabSession();
      return useNavigate();
    },
    { wrapper: BrowserRouter, reactStrictMode: true },
  );
  return { tabSession, forgetAll, unmount, go: (to: string) => act(async () => void result.current(to)) };
}

beforeEach(() => window.history.replaceState({ key: 'first' }, '', '/'));

test('a tab that has had no conversation notes nothing', async () => {
  const { tabSession } = await load();
  expect(tabSession.read()).toBeNull();
  expect(window.history.state).not.toHaveProperty('chatSession');
});

test('the session outlives a reload, beside what else the entry holds, and in no storage', async () => {
  const page = await load();
  page.tabSession.write('session_1');
  page.unmount();
  expect(window.history.state).toMatchObject({ key: 'first', chatSession: 'session_1' });
  expect((await load()).tabSession.read()).toBe('session_1');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('also a reload on another page of the site, and one that is gone to without a conversation since', async () => {
  const page = await load();
  page.tabSession.write('session_1');
  await page.go('/privacy-policy');
  page.unmount();
  const reloaded = await load();
  expect(reloaded.tabSession.read()).toBe('session_1');
  await reloaded.go('/terms-of-service');
  reloaded.unmount();
  expect((await load()).tabSession.read()).toBe('session_1');
});

test('back on an entry of before, the tab’s last conversation counts', async () => {
  const page = await load();
  page.tabSession.write('session_1');
  await page.go('/privacy-policy');
  page.tabSession.write('session_2');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  page.unmount();
  expect(window.history.state).toMatchObject({ chatSession: 'session_2' });
});

test('erasing takes it away', async () => {
  const page = await load();
  page.tabSession.write('session_1');
  page.forgetAll();
  page.unmount();
  expect(window.history.state).not.toHaveProperty('chatSession');
  expect((await load()).tabSession.read()).toBeNull();
});

test.each([null, { chatSession: 7 }, { chatSession: { id: 'session_1' } }, 'elsewhere'])(
  'an entry with something else in it is none: %o',
  async (state) => {
    window.history.replaceState(state, '');
    expect((await load()).tabSession.read()).toBeNull();
  },
);
