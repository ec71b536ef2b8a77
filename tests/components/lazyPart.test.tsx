// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '../../locales/ar/common.json';
import english from '../../locales/en/common.json';
import { askedPage, askedPart, lazyPart } from '../../src/components/lazyPart';
import { Waiting } from '../../src/components/Waiting';

const words = { en: english, ar: arabic };
const Part: ComponentType<{ name: string; onClose?: () => void }> = ({ name }) => <p>{name} is here</p>;

/** The clock of the tests draws one every 16 ms. */
const frameMs = 17;

beforeEach(async () => {
  vi.useFakeTimers();
  await startI18n();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startI18n(language: 'en' | 'ar' = 'en') {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { en: { common: english }, ar: { common: arabic } },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** A part that a network loses until told otherwise. */
async function renderPart(
  make: (load: () => Promise<typeof Part>) => typeof Part,
  language: 'en' | 'ar' = 'en',
) {
  const i18n = await startI18n(language);
  const network = { isLost: true };
  const load = vi.fn(async () => {
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  const Lazy = make(load);
  const onClose = vi.fn();
  const open = (key: string) => (
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={<Waiting />}>
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

test('a part that was fetched before is drawn after the frame that answers the press', async () => {
  const load = vi.fn(async () => Part);
  const Asked = askedPart(load);
  await act(async () => Asked.preload());
  await act(async () => render(<Asked name="The menu" />));
  expect(screen.queryByText('The menu is here')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(frameMs));
  expect(screen.getByText('The menu is here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test('the press is seen to be heard until the part is there', async () => {
  const Asked = askedPart(async () => Part);
  const { container } = await act(async () => render(<Asked name="The menu" />));
  expect(container.querySelector('.opening')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(frameMs));
  expect(container.querySelector('.opening')).toBeNull();
});

test('a part that could not be fetched before is fetched when it is asked for', async () => {
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Asked = askedPart(load);
  await act(async () => Asked.preload());
  await act(async () => render(<Asked name="The menu" />));
  await act(() => vi.advanceTimersByTimeAsync(frameMs));
  expect(screen.getByText('The menu is here')).toBeInTheDocument();
});

test('a part that was put away before it came does not come', async () => {
  let come = (_: typeof Part) => {};
  const Asked = askedPart(() => new Promise<typeof Part>((resolve) => (come = resolve)));
  const { unmount } = await act(async () => render(<Asked name="The menu" />));
  unmount();
  await act(async () => come(Part));
  await act(() => vi.advanceTimersByTimeAsync(frameMs));
  expect(document.body).toHaveTextContent('');
});

test.each([
  ['part', 'en', askedPart],
  ['part', 'ar', askedPart],
  ['page', 'en', askedPage],
  ['page', 'ar', askedPage],
] as const)(
  'a %s that was asked for and cannot be had says so in %s, and comes when it is asked for again',
  async (_, language, make) => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const { network, load, pass, press } = await renderPart(make, language);
    await pass(10_499);
    expect(screen.getByRole('status')).toBeVisible();
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
  await pass(frameMs);
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
