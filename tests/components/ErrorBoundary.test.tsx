// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../locales/ar/common.json';
import english from '../../locales/en/common.json';
import { ErrorBoundary } from '../../src/components/ErrorBoundary';
import { reloadIfReachable } from '../../src/components/reload';
import { consentVersion } from '../../src/tags/consent';

vi.mock('../../src/components/reload', async (original) => ({
  ...(await original<object>()),
  reloadIfReachable: vi.fn(async () => {}),
}));

const words = { en: english, ar: arabic };

/** Breaks as long as there is a message. */
function Page({ page }: { page: { message: string } }) {
  if (page.message) throw new Error(page.message);
  return <p>whole again</p>;
}

async function renderBroken(language: 'en' | 'ar', message: string) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { en: { common: english }, ar: { common: arabic } },
    interpolation: { escapeValue: false },
  });
  const page = { message };
  // React reports what a boundary caught to whoever listens; here that is this test.
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <Page page={page} />
      </ErrorBoundary>
    </I18nextProvider>,
  );
  console.mockClear();
  return { user, page, forgiveConsole: () => console.mockClear() };
}

function allowAnalytics(analytics: boolean) {
  localStorage.setItem(
    'arbelin_cookie_consent',
    JSON.stringify({
      essential: true,
      analytics,
      marketing: false,
      preferences: false,
      metadata: { timestamp: new Date().toISOString(), version: consentVersion, userAgent: 'test' },
    }),
  );
}

const events = () => JSON.parse(localStorage.getItem('arbelin_chat_analytics') ?? '[]');

// Browsers have it, jsdom does not.
beforeEach(() => void vi.stubGlobal('reportError', () => {}));
afterEach(() => {
  localStorage.clear();
  vi.mocked(reloadIfReachable).mockClear();
});

test.each(['en', 'ar'] as const)(
  'what breaks is told in %s, with a way on and a way home',
  async (language) => {
    const { user, page } = await renderBroken(language, 'no such square');
    const { crash } = words[language];
    expect(screen.getByRole('heading', { name: crash.title })).toBeVisible();
    expect(screen.getByRole('link', { name: crash.home })).toHaveAttribute('href', '/');
    page.message = '';
    await user.click(screen.getByRole('button', { name: crash.retry }));
    expect(screen.getByText('whole again')).toBeVisible();
  },
);

test('asking again loads the page anew where it can be had, as what failed once may fail for good', async () => {
  const { user, forgiveConsole } = await renderBroken('en', 'Importing a module script failed.');
  await user.click(screen.getByRole('button', { name: english.crash.retry }));
  await vi.waitFor(() => expect(reloadIfReachable).toHaveBeenCalledOnce());
  // Out of reach it is drawn again, and breaks again.
  expect(await screen.findByRole('heading', { name: english.crash.title })).toBeVisible();
  forgiveConsole();
});

test('with consent it is logged as an event, without personal data', async () => {
  allowAnalytics(true);
  await renderBroken('en', 'bad reply for leila@example.org');
  await waitFor(() =>
    expect(events()).toContainEqual(
      expect.objectContaining({ type: 'error', data: { message: 'bad reply for [email]' } }),
    ),
  );
  expect(localStorage.getItem('arbelin_chat_analytics')).not.toContain('leila');
});

test('without consent nothing is stored', async () => {
  const { user } = await renderBroken('en', 'bad reply');
  await user.click(screen.getByRole('button', { name: english.crash.copy }));
  expect(await screen.findByRole('button', { name: english.crash.copied })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('the report that can be copied names the error and no person', async () => {
  const { user } = await renderBroken('en', 'call +49 171 2345678 failed');
  await user.click(screen.getByRole('button', { name: english.crash.copy }));
  await screen.findByRole('button', { name: english.crash.copied });
  const report = await navigator.clipboard.readText();
  expect(report).toContain('Error: call [phone] failed');
  expect(report).not.toContain('2345678');
});
