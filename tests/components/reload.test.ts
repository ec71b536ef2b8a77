// @vitest-environment jsdom
import { forgetAll } from '../../src/components/eraseDoor';
import { createLeadStore, leadStore } from '../../src/components/forms/leadStore';
import {
  askForPage,
  reload,
  reloadIfReachable,
  startReloading,
  takeAlong,
} from '../../src/components/reload';

const document = (entry: string) => `<!doctype html><script data-entry="${entry}">start()</script>`;

/** A page of the site as it was deployed first; what the host answers now, and how often it was loaded anew. */
function createPage(answer: () => Promise<Response>) {
  window.document.head.innerHTML = '<script type="text/plain" data-entry="/assets/main-1.js"></script>';
  const listeners = new EventTarget();
  const entry: { state: Record<string, unknown> } = { state: { key: 'first' } };
  const loaded = vi.fn();
  const fetch = vi.fn(answer);
  const page = {
    document: window.document,
    location: { pathname: '/privacy-policy', search: '?lang=ar', reload: loaded },
    history: {
      get state() {
        return entry.state;
      },
      replaceState(state: Record<string, unknown>) {
        entry.state = structuredClone(state);
      },
    },
    fetch,
    addEventListener: listeners.addEventListener.bind(listeners),
  } as unknown as Window;
  const lose = async () => {
    listeners.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { page, entry, fetch, loaded, lose };
}

const deployedAnew = async () => new Response(document('/assets/main-2.js'));
const asBefore = async () => new Response(document('/assets/main-1.js'));
const signIn = async () => new Response('<title>Sign in to this network</title>');
const refused = async () => {
  throw new TypeError('Failed to fetch');
};
const broken = async () => new Response('Bad gateway', { status: 502 });

test.each([
  ['is deployed anew', deployedAnew, 'replaced'],
  ['is as it was', asBefore, 'same'],
  ['stands behind a sign-in page', signIn, 'unreachable'],
  ['is out of reach', refused, 'unreachable'],
  ['is broken', broken, 'unreachable'],
])('a site that %s is told by its own page', async (_, answer, expected) => {
  const { page, fetch } = createPage(answer);
  expect(await askForPage(page)).toBe(expected);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/privacy-policy?lang=ar',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('a file lost to a new deployment loads the page anew, once', async () => {
  const { page, loaded, lose } = createPage(deployedAnew);
  startReloading(page);
  await lose();
  expect(loaded).toHaveBeenCalledOnce();
  await lose();
  expect(loaded).toHaveBeenCalledOnce();
});

test.each([asBefore, signIn, refused, broken])(
  'a file lost for another reason leaves the page alone: %o',
  async (answer) => {
    const { page, loaded, lose } = createPage(answer);
    startReloading(page);
    await lose();
    expect(loaded).not.toHaveBeenCalled();
  },
);

test('a visitor who asks again gets the page anew where it can be had', async () => {
  const there = createPage(asBefore);
  await reloadIfReachable(there.page);
  expect(there.loaded).toHaveBeenCalledOnce();
  const gone = createPage(refused);
  await reloadIfReachable(gone.page);
  expect(gone.loaded).not.toHaveBeenCalled();
});

test('what was typed comes along, is taken once, and is in no storage', () => {
  const { page, entry } = createPage(deployedAnew);
  const store = leadStore('contact');
  store.edit('message', 'أريد حملة لمقهى');
  takeAlong('chat', () => ({ text: 'And on a small budget?' }));
  reload(page);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);

  startReloading(page);
  expect(entry.state).toEqual({ key: 'first', isReloaded: true });
  expect(takeAlong('contact', () => ({}))).toMatchObject({ message: 'أريد حملة لمقهى' });
  expect(takeAlong('chat', () => ({}))).toEqual({ text: 'And on a small budget?' });
  expect(takeAlong('chat', () => ({}))).toEqual({});
});

test('what came along and nobody has taken is erased with everything else', () => {
  const { page } = createPage(deployedAnew);
  takeAlong('chat', () => ({ text: 'We sell coffee' }));
  reload(page);
  startReloading(page);
  forgetAll();
  expect(takeAlong('chat', () => ({}))).toEqual({});
});

test.each([
  [null],
  ['text'],
  [[1]],
  [{ chat: 'text' }],
  [{ chat: { text: 7 } }],
  [{ __proto__: { chat: 1 } }],
])('an entry of the history that holds %j brings nothing along', (taken) => {
  const { page, entry } = createPage(asBefore);
  entry.state = { key: 'first', taken };
  startReloading(page);
  expect(takeAlong('chat', () => ({}))).toEqual({});
  expect(entry.state).toEqual({ key: 'first' });
});

test('an enquiry that was on its way is the same one after the reload, and done with once it arrives', async () => {
  const first = createLeadStore('contact');
  const request = {
    name: 'Lena',
    email: 'lena@example.com',
    phone: '',
    company: '',
    message: 'We open in March.',
  };
  const submitted: string[] = [];
  const submit = async ({ id }: { id: string }) => {
    submitted.push(id);
    return { ok: false, reason: 'network' } as const;
  };
  await first.send({ request, language: 'en', submit });
  const [id = ''] = submitted;
  const second = createLeadStore('contact', id);
  second.edit('message', 'We open in March.');
  await second.send({ request, language: 'en', submit });
  expect(submitted).toEqual([id, id]);
  second.delivered(id);
  expect(second.getState()).toMatchObject({ status: 'sent', values: { message: '' } });
});

test('what another person sends from the same form is another enquiry, a slip that was mended is not', async () => {
  const store = createLeadStore('contact');
  const submitted: string[] = [];
  const send = (name: string, email: string) =>
    store.send({
      request: { name, email, phone: '', company: '', message: 'We open in March.' },
      language: 'en',
      submit: async ({ id }) => {
        submitted.push(id);
        return { ok: false, reason: 'network' } as const;
      },
    });
  await send('Lena', 'lena@exmaple.com');
  await send('Lena', 'lena@example.com');
  await send('Dara', 'dara@example.com');
  expect(submitted[1]).toBe(submitted[0]);
  expect(submitted[2]).not.toBe(submitted[0]);
});

test('what was typed before a reload is not replaced by what the chat knows', async () => {
  const { page, entry } = createPage(asBefore);
  entry.state = { taken: { callback: { name: 'Lena', message: 'Call me' } } };
  vi.resetModules();
  (await import('../../src/components/reload')).startReloading(page);
  const { leadStore: freshStore } = await import('../../src/components/forms/leadStore');
  const store = freshStore('callback');
  store.prefill({ name: 'Somebody else', phone: '0750 123 4567' });
  expect(store.getState().values).toMatchObject({ name: 'Lena', message: 'Call me', phone: '0750 123 4567' });
});
