// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { showBanner } from '../../../src/components/consent/consentDoor';
import { siteConsent } from '../../../src/components/consent/siteConsent';
import { whenErased } from '../../../src/components/eraseDoor';
import { pageLanguages } from '../../../src/languages';
import { choice } from '../../tags/fakePage';
import { completeJsdom, forgetVisit, renderConsent } from './renderConsent';

beforeAll(completeJsdom);
afterEach(() => act(forgetVisit));

const banner = () => screen.queryByRole('region', { name: /consent|الموافقة/ });
const allowed = () => {
  const record = siteConsent.read();
  return record && [record.analytics, record.marketing, record.preferences];
};

describe.each(pageLanguages)('%s', (language) => {
  test('a first visit is asked, without a dialog and without taking the focus', async () => {
    const { say } = await renderConsent(language);
    const region = screen.getByRole('region', { name: say.banner.label });
    expect(within(region).getByRole('heading', { name: say.banner.title })).toBeVisible();
    expect(
      within(region)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([say.banner.acceptAll, say.banner.essentialOnly, say.banner.customize]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: say.settings })).toBeNull();
    expect(document.body).toHaveFocus();
    expect(siteConsent.read()).toBeNull();
  });

  test.each([
    ['acceptAll', [true, true, true]],
    ['essentialOnly', [false, false, false]],
  ] as const)('%s is one press; it is kept, said, and the way back takes the focus', async (button, kept) => {
    const { user, say } = await renderConsent(language);
    await user.click(screen.getByRole('button', { name: say.banner[button] }));
    expect(allowed()).toEqual(kept);
    expect(banner()).toBeNull();
    expect(screen.getByRole('button', { name: say.settings })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(say.saved);
  });

  test('the dialog offers the four buttons, the switches, the cookies and the visitor’s data', async () => {
    const { user, say } = await renderConsent(language);
    await user.click(screen.getByRole('button', { name: say.banner.customize }));
    const dialog = await screen.findByRole('dialog', { name: say.settings });
    for (const name of [say.acceptAll, say.save, say.essentialOnly, say.customize]) {
      expect(within(dialog).getByRole('button', { name })).toBeVisible();
    }
    const switches = within(dialog).getAllByRole('switch');
    expect(
      switches.map((each) => [
        (each as HTMLInputElement).labels?.[0]?.textContent,
        (each as HTMLInputElement).checked,
      ]),
    ).toEqual([
      [say.cookies.categories.essential, true],
      [say.cookies.categories.analytics, false],
      [say.cookies.categories.marketing, false],
      [say.cookies.categories.preferences, false],
    ]);
    expect(switches[0]).toBeDisabled();

    await user.click(within(dialog).getByRole('button', { name: say.cookies.caption }));
    expect(within(dialog).getByRole('rowheader', { name: '_ga' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: say.data.title }));
    expect(await within(dialog).findByText('arbelin_chat_memory')).toBeVisible();
  });
});

/** Opens the settings from the banner and gives back how to press what is in them. */
async function openSettings() {
  const view = await renderConsent();
  await view.user.click(screen.getByRole('button', { name: 'Customize' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  const flip = (name: string) => view.user.click(dialog.getByRole('switch', { name }));
  const leaveBy = async (name: string) => {
    await press(name);
    await theirEnd();
  };
  return { ...view, dialog, press, leaveBy, flip };
}

/** The settings are seen to go before what was pressed is done. */
const theirEnd = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a custom choice keeps what was switched on, and nothing else', async () => {
  const { flip, leaveBy } = await openSettings();
  await flip('Analytics');
  await flip('Preferences');
  await leaveBy('Save My Preferences');
  expect(allowed()).toEqual([true, false, true]);
  expect(banner()).toBeNull();
});

test.each([
  ['Accept All Cookies', [true, true, true]],
  ['Essential Only', [false, false, false]],
])('%s in the settings does not look at the switches', async (button, kept) => {
  const { flip, leaveBy } = await openSettings();
  await flip('Marketing');
  await leaveBy(button);
  expect(allowed()).toEqual(kept);
});

test('closing the settings chooses nothing and comes back to the banner', async () => {
  const { flip, leaveBy } = await openSettings();
  await flip('Analytics');
  await leaveBy('Close the cookie settings');
  expect(siteConsent.read()).toBeNull();
  expect(banner()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Customize' })).toHaveFocus();
});

test('the settings start from the choice that was made', async () => {
  const { user } = await renderConsent();
  act(() => siteConsent.choose(choice('marketing')));
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
});

test('the switches can be put away, and what they say is kept', async () => {
  const { dialog, flip, press, leaveBy } = await openSettings();
  await flip('Analytics');
  await press('Customize Preferences');
  expect(dialog.queryAllByRole('switch')).toEqual([]);
  await leaveBy('Save My Preferences');
  expect(allowed()).toEqual([true, false, false]);
});

test('a reset forgets the choice and asks again', async () => {
  const { user } = await renderConsent();
  act(() => siteConsent.choose(choice('analytics')));
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset my choice' }),
  );
  await theirEnd();
  expect(siteConsent.read()).toBeNull();
  expect(banner()).toHaveFocus();
});

test('forced open the banner takes the focus and leaves the choice until another is made', async () => {
  const { user } = await renderConsent();
  act(() => siteConsent.choose(choice('analytics')));
  act(showBanner);
  expect(banner()).toHaveFocus();
  expect(allowed()).toEqual([true, false, false]);

  await user.keyboard('{Escape}');
  expect(banner()).toBeNull();
  expect(allowed()).toEqual([true, false, false]);
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();

  act(showBanner);
  await user.click(screen.getByRole('button', { name: 'Essential Only' }));
  expect(allowed()).toEqual([false, false, false]);
  expect(banner()).toBeNull();
});

test('a returning visitor is not asked, and not disturbed', async () => {
  siteConsent.choose(choice());
  await renderConsent();
  expect(banner()).toBeNull();
  expect(screen.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('without a choice Escape does not put the banner away', async () => {
  const { user } = await renderConsent();
  screen.getByRole('button', { name: 'Accept All' }).focus();
  await user.keyboard('{Escape}');
  expect(banner()).toBeVisible();
  expect(siteConsent.read()).toBeNull();
});

test('a choice in another tab puts the banner away here, and moves no focus', async () => {
  await renderConsent();
  screen.getByRole('button', { name: 'footer' }).focus();
  act(() => siteConsent.choose(choice()));
  expect(banner()).toBeNull();
  expect(screen.getByRole('button', { name: 'footer' })).toHaveFocus();
});

test('the browser’s privacy signal is told, and everything optional is off', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { dialog } = await openSettings();
  expect(dialog.getByText(/Global Privacy Control/)).toBeVisible();
  expect(dialog.getAllByRole('switch').map((each) => (each as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('without the signal nothing is said of it', async () => {
  const { dialog } = await openSettings();
  expect(dialog.queryByText(/Global Privacy Control/)).toBeNull();
});

test('erasing asks first, then takes everything but the language, the choice too', async () => {
  const forget = vi.fn();
  onTestFinished(whenErased(forget));
  const { user, flip, leaveBy } = await openSettings();
  await flip('Analytics');
  await leaveBy('Save My Preferences');
  localStorage.setItem('i18nextLng', 'en');
  localStorage.setItem('arbelin_chat_memory', '[1]');
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  const settings = within(await screen.findByRole('dialog'));
  await user.click(settings.getByRole('button', { name: 'Your data' }));
  await user.click(settings.getByRole('button', { name: 'Erase everything' }));
  await user.click(settings.getByRole('button', { name: 'Keep it' }));
  expect(settings.getByRole('button', { name: 'Erase everything' })).toHaveFocus();
  expect(localStorage.getItem('arbelin_chat_memory')).toBe('[1]');

  await user.click(settings.getByRole('button', { name: 'Erase everything' }));
  await user.click(settings.getByRole('button', { name: 'Yes, erase' }));
  await waitFor(() => expect(settings.getByRole('status')).toHaveTextContent('Everything is erased'));
  expect({ ...localStorage }).toEqual({ i18nextLng: 'en' });
  expect(document.cookie).toBe('');
  expect(siteConsent.read()).toBeNull();
  expect(settings.getByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  expect(forget).toHaveBeenCalledOnce();
});

test('a browser that deletes no database says that something is left, and shows what it can', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const factory = { databases: async () => refuse(), open: refuse, deleteDatabase: refuse };
  Object.defineProperty(window, 'indexedDB', { value: factory, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'indexedDB'));
  const { dialog, press } = await openSettings();
  localStorage.setItem('a_vendor', '1');
  await press('Your data');
  expect(await dialog.findByText('a_vendor')).toBeVisible();
  await press('Erase everything');
  await press('Yes, erase');
  expect(await dialog.findByText(/Something is still here/)).toBeVisible();
  expect(dialog.queryByText('a_vendor')).toBeNull();
});

test('the file of the visitor’s data is handed over as JSON', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob), revokeObjectURL() {} }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  localStorage.setItem('arbelin_chat_memory', '[1]');
  const { dialog, press } = await openSettings();
  await press('Your data');
  await dialog.findByText('arbelin_chat_memory');
  await press('Export as a file');
  expect(click.mock.instances[0]).toHaveProperty('download', 'arbelin-data.json');
  const reader = new FileReader();
  reader.readAsText(saved[0] ?? new Blob());
  await waitFor(() => expect(reader.result).not.toBeNull());
  expect(JSON.parse(String(reader.result)).items).toContainEqual({
    name: 'arbelin_chat_memory',
    place: 'localStorage',
    purpose:
      'Your conversations with Maya and short notes on what they were about, so that you can continue them.',
    bytes: 22,
    value: [1],
  });
});

describe('while the faces of the page are on their way', () => {
  let come = () => {};
  beforeEach(() => {
    const ready = new Promise<void>((resolve) => {
      come = resolve;
    });
    Object.assign(document, { fonts: { status: 'loading', ready } });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'fonts');
  });

  test('nobody is asked, and at once when they have come', async () => {
    await renderConsent();
    expect(banner()).toBeNull();
    await act(async () => come());
    expect(banner()).toBeVisible();
  });

  test('faces that never come hold the question back no longer than three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderConsent();
    act(() => void vi.advanceTimersByTime(2999));
    expect(banner()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(banner()).toBeVisible();
  });

  test('who asks for the question gets it at once', async () => {
    await renderConsent();
    act(showBanner);
    expect(banner()).toBeVisible();
  });
});
