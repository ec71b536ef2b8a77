// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../locales/ar/common.json';
import english from '../../locales/en/common.json';
import { askedPart, lazyPart } from '../../src/components/lazyPart';

const words = { en: english, ar: arabic };
const Part: ComponentType<{ name: string; onClose?: () => void }> = ({ name }) => <p>{name} is here</p>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that a network loses until told otherwise. */
async function renderPart(
  make: (load: () => Promise<typeof Part>) => typeof Part,
  language: 'en' | 'ar' = 'en',
) {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { en: { common: english }, ar: { common: arabic } },
    interpolation: { escapeValue: false },
  });
  const network = { isLost: true };
  const load = vi.fn(async () => {
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  const Lazy = make(load);
  const onClose = vi.fn();
  const open = (key: string) => (
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={<p>on its way</p>}>
        <Lazy key={key} name="The form" onClose={onClose} />
      </Suspense>
    </I18nextProvider>
  );
  const { rerender } = await act(async () => render(open('first')));
  const openAgain = () => act(async () => rerender(open('second')));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = () =>
    act(async () => {
      screen.getByRole('button', { name: words[language].missing.retry }).click();
    });
  return { network, load, pass, press, onClose, openAgain };
}

test('a part that was fetched before it is asked for is drawn at once', async () => {
  const Asked = askedPart(async () => Part);
  await Asked.preload();
  render(
    <Suspense fallback={<p>on its way</p>}>
      <Asked name="The menu" />
    </Suspense>,
  );
  expect(screen.getByText('The menu is here')).toBeInTheDocument();
});

test.each(['en', 'ar'] as const)(
  'a part that was asked for and cannot be had says so in %s, and comes when it is asked for again',
  async (language) => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const { network, load, pass, press } = await renderPart(askedPart, language);
    await pass(10_499);
    expect(screen.getByText('on its way')).toBeVisible();
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent(words[language].missing.text);
    expect(load).toHaveBeenCalledTimes(4);
    await pass(600_000);
    expect(load).toHaveBeenCalledTimes(4);

    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(words[language].missing.text);
    network.isLost = false;
    await press();
    expect(screen.getByText('The form is here')).toBeVisible();
  },
);

test('a part that cannot be had comes by itself when the browser is online again', async () => {
  const { network, pass } = await renderPart(askedPart);
  await pass(10_500);
  network.isLost = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('The form is here')).toBeVisible();
});

test('a part that nobody asked for says nothing, however long it takes', async () => {
  const { network, pass } = await renderPart(lazyPart);
  await pass(600_000);
  expect(screen.queryByRole('alert')).toBeNull();
  network.isLost = false;
  await pass(60_000);
  expect(screen.getByText('The form is here')).toBeVisible();
});

test('a part that came at a second try is there at every later opening', async () => {
  const { network, pass, press, openAgain } = await renderPart(askedPart);
  await pass(10_500);
  network.isLost = false;
  await press();
  await openAgain();
  expect(screen.getByText('The form is here')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the word of a missing part can be put away, and its button keeps the focus while it is tried', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { pass, press, onClose } = await renderPart(askedPart);
  await pass(10_500);
  screen.getByRole('button', { name: english.missing.retry }).focus();
  await press();
  expect(screen.getByRole('button', { name: english.missing.retry })).toHaveFocus();
  screen.getByRole('button', { name: english.close }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
