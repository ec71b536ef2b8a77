import type { Enquiry } from '../../src/mail/requests';
import type { MailResult } from '../../src/mail/send';
import { createBrowser, createPending } from './browser';
import { consultation, contact } from './enquiries';

const accepted: MailResult = { ok: true };
const offline: MailResult = { ok: false, reason: 'network' };

/** A mail service that remembers what it took, and answers as told, then with 200. */
function createService(...answers: (MailResult | Promise<MailResult>)[]) {
  const sent: Enquiry[] = [];
  const send = vi.fn(async (enquiry: Enquiry): Promise<MailResult> => {
    const result = await (answers.shift() ?? accepted);
    if (result.ok) sent.push(enquiry);
    return result;
  });
  return { send, sent };
}

const idsOf = (enquiries: readonly Enquiry[]) => enquiries.map(({ id }) => id);

test('an enquiry that is accepted at once leaves nothing behind', async () => {
  const browser = createBrowser();
  const { send, sent } = createService();
  expect(await browser.openTab({ send }).submit(consultation())).toEqual(accepted);
  expect(sent).toHaveLength(1);
  expect(browser.stored()).toBeNull();
});

test('it is written down before the first try', async () => {
  const browser = createBrowser();
  const first = createPending<MailResult>();
  const { send } = createService(first.promise);
  const submitting = browser.openTab({ send }).submit(contact({ message: 'رسالة طويلة بما يكفي' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(browser.stored()).toContain('رسالة طويلة بما يكفي');
  first.settle(accepted);
  await submitting;
});

test('a failure keeps it, with its reason, and a retry sends it', async () => {
  const browser = createBrowser();
  const { send, sent } = createService(offline);
  const tab = browser.openTab({ send });
  expect(await tab.submit(consultation())).toEqual(offline);
  await vi.waitFor(() => expect(tab.waiting()).toMatchObject([{ tries: 1, lastReason: 'network' }]));
  await tab.retry();
  expect(sent).toHaveLength(1);
  expect(browser.stored()).toBeNull();
});

test('a delivery is told once, at the first try or a later one, and no failure is', async () => {
  const browser = createBrowser();
  const { send } = createService(accepted, offline);
  const onDelivered = vi.fn();
  const tab = browser.openTab({ send, onDelivered });
  await tab.submit(consultation());
  expect(onDelivered).toHaveBeenCalledTimes(1);
  const second = { ...contact({ message: 'A message of its own.' }), id: 'second' };
  await tab.submit(second);
  expect(onDelivered).toHaveBeenCalledTimes(1);
  await tab.retry();
  await tab.retry();
  expect(onDelivered).toHaveBeenCalledTimes(2);
  expect(onDelivered).toHaveBeenLastCalledWith(second);
});

test('pressed again after a failure it is still one mail, in the last words', async () => {
  const browser = createBrowser();
  const { send, sent } = createService(offline);
  const tab = browser.openTab({ send });
  await tab.submit(contact({ message: 'The first wording.' }));
  await tab.submit(contact({ message: 'The second wording.' }));
  await tab.retry();
  expect(sent.map(({ request }) => 'message' in request && request.message)).toEqual(['The second wording.']);
});

test('several that wait are sent oldest first', async () => {
  const { send, sent } = createService(offline, offline);
  const tab = createBrowser().openTab({ send });
  await tab.submit({ ...consultation(), id: 'a' });
  await tab.submit({ ...contact(), id: 'b' });
  await tab.retry();
  expect(idsOf(sent)).toEqual(['a', 'b']);
});

describe.each([
  ['with locks', true],
  ['without locks', false],
])('two tabs, in a browser %s', (_case, hasLocks) => {
  test('send what waits once', async () => {
    const browser = createBrowser();
    const { send, sent } = createService(offline);
    const [one, two] = [browser.openTab({ send }, { hasLocks }), browser.openTab({ send }, { hasLocks })];
    await one.submit(consultation());
    await vi.waitFor(() => expect(one.waiting()[0]?.tries).toBe(1));
    await Promise.all([one.retry(), two.retry(), one.retry()]);
    await Promise.all([one.retry(), two.retry()]);
    expect(sent).toHaveLength(1);
    expect(browser.stored()).toBeNull();
  });

  test('leave a slow request to the tab that made it', async () => {
    const browser = createBrowser();
    const late = createPending<MailResult>();
    const { send } = createService({ ok: false, reason: 'timeout', late: late.promise });
    const [one, two] = [browser.openTab({ send }, { hasLocks }), browser.openTab({ send }, { hasLocks })];
    expect(await one.submit(consultation())).toMatchObject({ ok: false, reason: 'timeout' });
    await two.retry();
    await one.retry();
    expect(send).toHaveBeenCalledTimes(1);

    late.settle(accepted);
    await vi.waitFor(() => expect(browser.stored()).toBeNull());
    await two.retry();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('send again what a slow request did not deliver after all', async () => {
    const browser = createBrowser();
    const late = createPending<MailResult>();
    const { send, sent } = createService({ ok: false, reason: 'timeout', late: late.promise });
    const [one, two] = [browser.openTab({ send }, { hasLocks }), browser.openTab({ send }, { hasLocks })];
    await one.submit(consultation());
    late.settle(offline);
    await vi.waitFor(() => expect(two.waiting()[0]?.lastReason).toBe('network'));
    await vi.waitFor(async () => {
      await two.retry();
      expect(sent).toHaveLength(1);
    });
    expect(browser.stored()).toBeNull();
  });
});

test('a tab closed in the middle of a send loses nothing: the next one sends it', async () => {
  const browser = createBrowser();
  const never = createPending<MailResult>();
  const { send, sent } = createService(never.promise);
  const first = browser.openTab({ send });
  void first.submit(consultation());
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));

  const second = browser.openTab({ send });
  await second.retry();
  expect(send).toHaveBeenCalledTimes(1);

  first.close();
  await second.retry();
  expect(sent).toHaveLength(1);
  expect(browser.stored()).toBeNull();
});

test('without locks the claim of a closed tab runs out', async () => {
  const browser = createBrowser();
  const never = createPending<MailResult>();
  const { send, sent } = createService(never.promise);
  let now = 0;
  const first = browser.openTab({ send, now: () => now }, { hasLocks: false });
  void first.submit(consultation());
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  first.close();

  const second = browser.openTab({ send, now: () => now }, { hasLocks: false });
  now = 29_000;
  await second.retry();
  expect(send).toHaveBeenCalledTimes(1);
  now = 31_000;
  await second.retry();
  expect(sent).toHaveLength(1);
});

test('words edited while the older ones are on their way are sent as well', async () => {
  const late = createPending<MailResult>();
  const { send, sent } = createService({ ok: false, reason: 'timeout', late: late.promise });
  const browser = createBrowser();
  const tab = browser.openTab({ send });
  await tab.submit(contact({ message: 'The first wording.' }));
  const again = tab.submit(contact({ message: 'The second wording.' }));
  late.settle(accepted);
  expect(await again).toEqual(accepted);
  expect(sent.map(({ request }) => 'message' in request && request.message)).toEqual(['The second wording.']);
  expect(browser.stored()).toBeNull();
});

test('the same words pressed again while they are on their way arrive once', async () => {
  const late = createPending<MailResult>();
  const { send } = createService({ ok: false, reason: 'timeout', late: late.promise });
  const tab = createBrowser().openTab({ send });
  await tab.submit(consultation());
  const again = tab.submit(consultation());
  late.settle(accepted);
  expect(await again).toEqual(accepted);
  expect(send).toHaveBeenCalledTimes(1);
});

test('pressed again while it hangs, it fails again rather than waiting for ever', async () => {
  const { send } = createService({ ok: false, reason: 'timeout', late: createPending<MailResult>().promise });
  const tab = createBrowser().openTab({ send, pause: async () => {} });
  await tab.submit(consultation());
  expect(await tab.submit(consultation())).toEqual({ ok: false, reason: 'timeout' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is seven days old is neither sent nor kept any more', async () => {
  let now = 0;
  const { send, sent } = createService(offline);
  const browser = createBrowser();
  const tab = browser.openTab({ send, now: () => now });
  await tab.submit(consultation());
  now = 7 * 24 * 60 * 60 * 1000;
  await tab.retry();
  expect(tab.waiting()).toEqual([]);
  expect(sent).toEqual([]);
  expect(browser.stored()).toBeNull();
});

test('a discarded enquiry is not sent', async () => {
  const { send, sent } = createService(offline);
  const browser = createBrowser();
  const tab = browser.openTab({ send });
  await tab.submit(consultation());
  await tab.discard(consultation().id);
  await tab.retry();
  expect(sent).toEqual([]);
  expect(browser.stored()).toBeNull();
});

describe.each([
  ['with locks', true],
  ['without locks', false],
])('a mistake of ours, in a browser %s,', (_case, hasLocks) => {
  const mistake = new TypeError('Cannot read properties of undefined');
  const lapse = () => {
    throw mistake;
  };

  test('is told, and keeps the enquiry and its turn free', async () => {
    const browser = createBrowser();
    const report = vi.fn();
    const { send, sent } = createService();
    const [tab, other] = [
      browser.openTab({ send, report }, { hasLocks }),
      browser.openTab({ send }, { hasLocks }),
    ];
    send.mockRejectedValueOnce(mistake).mockRejectedValueOnce(mistake);
    expect(await tab.submit(consultation())).toEqual({ ok: false, reason: 'broken' });
    await tab.retry();
    expect(tab.waiting()).toMatchObject([{ tries: 2, lastReason: 'broken' }]);
    expect(report.mock.calls).toEqual([[mistake], [mistake]]);
    await vi.waitFor(async () => {
      await other.retry();
      expect(sent).toHaveLength(1);
    });
    expect(browser.stored()).toBeNull();
  });

  test('after the visitor was told that it takes long is no other', async () => {
    const browser = createBrowser();
    const report = vi.fn();
    const late = createPending<MailResult>();
    const failing = late.promise.then(lapse);
    const { send, sent } = createService({ ok: false, reason: 'timeout', late: failing });
    const tab = browser.openTab({ send, report }, { hasLocks });
    expect(await tab.submit(consultation())).toMatchObject({ ok: false, reason: 'timeout' });
    late.settle(accepted);
    await vi.waitFor(() => expect(tab.waiting()).toMatchObject([{ lastReason: 'broken' }]));
    await vi.waitFor(async () => {
      await tab.retry();
      expect(sent).toHaveLength(1);
    });
    expect(report.mock.calls).toEqual([[mistake]]);
  });

  test('in who is told of a delivery changes nothing about it', async () => {
    const browser = createBrowser();
    const report = vi.fn();
    const { send, sent } = createService();
    const tab = browser.openTab({ send, report, onDelivered: lapse }, { hasLocks });
    expect(await tab.submit(consultation())).toEqual(accepted);
    expect(await tab.submit({ ...contact(), id: 'second' })).toEqual(accepted);
    await tab.retry();
    expect(idsOf(sent)).toEqual([consultation().id, 'second']);
    expect(browser.stored()).toBeNull();
    expect(report.mock.calls).toEqual([[mistake], [mistake]]);
  });

  test('in a write answers all the same, and what was taken is called taken', async () => {
    const browser = createBrowser();
    const report = vi.fn();
    const { send } = createService(accepted, offline);
    const write = vi.fn(async (apply: () => void) => apply());
    const tab = browser.openTab({ send, report, exclusively: write }, { hasLocks });
    const plain = async (apply: () => void) => apply();
    write.mockImplementationOnce(plain).mockImplementationOnce(async () => lapse());
    expect(await tab.submit(consultation())).toEqual(accepted);
    expect(report.mock.calls).toEqual([[mistake]]);

    write.mockImplementationOnce(async () => lapse());
    expect(await tab.submit({ ...contact(), id: 'second' })).toEqual({ ok: false, reason: 'broken' });
    expect(report).toHaveBeenCalledTimes(2);
  });
});

test('where locks are there but refused, an enquiry is sent all the same', async () => {
  const refuse = async () => Promise.reject(new DOMException('No origin', 'SecurityError'));
  const { send, sent } = createService();
  const browser = createBrowser();
  const tab = browser.openTab({ send, locks: { request: refuse, query: refuse } as unknown as LockManager });
  expect(await tab.submit(consultation())).toEqual(accepted);
  expect(sent).toHaveLength(1);
  expect(browser.stored()).toBeNull();
});

describe('while the site is open', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  /** The little of a window that counts here: whether it is looked at, and its events. */
  function createWindow() {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    return Object.assign(new EventTarget(), { document: page }) as unknown as Window & {
      document: { visibilityState: string };
    };
  }

  test('what waits is sent when the page opens', async () => {
    const browser = createBrowser();
    const { send, sent } = createService(offline);
    const earlier = browser.openTab({ send });
    await earlier.submit(consultation());
    earlier.close();
    const stop = browser.openTab({ send }).start(createWindow());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    stop();
  });

  test('nothing is tried offline, and all of it when the browser is online again', async () => {
    let isOnline = true;
    const view = createWindow();
    const { send, sent } = createService(offline);
    const tab = createBrowser().openTab({ send, isOnline: () => isOnline });
    await tab.submit(consultation());
    isOnline = false;
    const stop = tab.start(view);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    isOnline = true;
    view.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    stop();
  });

  test('it is tried every half minute, but not behind the visitor’s back', async () => {
    const view = createWindow();
    const { send } = createService(offline, offline, offline, offline);
    const tab = createBrowser().openTab({ send });
    const stop = tab.start(view);
    await tab.submit(consultation());
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));

    view.document.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(90_000);
    expect(send).toHaveBeenCalledTimes(2);

    view.document.visibilityState = 'visible';
    view.document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    stop();
  });

  test.each<MailResult>([
    { ok: false, reason: 'rejected', status: 412 },
    { ok: false, reason: 'broken' },
  ])(
    'a service that refuses is asked ever more rarely, and so is a send that cannot work: %o',
    async (refusal) => {
      let now = 0;
      const view = createWindow();
      const { send } = createService(...Array.from({ length: 20 }, () => refusal));
      const tab = createBrowser().openTab({ send, now: () => now });
      const stop = tab.start(view);
      await tab.submit(consultation());
      const times: number[] = [];
      for (let tick = 1; tick <= 20; tick += 1) {
        now = tick * 30_000;
        const before = send.mock.calls.length;
        await vi.advanceTimersByTimeAsync(30_000);
        await new Promise((resolve) => setImmediate(resolve));
        await new Promise((resolve) => setImmediate(resolve));
        if (send.mock.calls.length > before) times.push(tick);
      }
      expect(times).toEqual([2, 6, 14]);
      stop();
    },
  );
});

test('a browser that refuses storage sends, and keeps what failed for the visit', async () => {
  const { createRecord } = await import('../../src/storage/record');
  const { parseKept } = await import('../../src/mail/kept');
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const area = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const record = createRecord({ key: 'arbelin_outbox', parse: parseKept, empty: () => [], area });
  const { send, sent } = createService(offline);
  const tab = createBrowser().openTab({ send, record });
  await tab.submit(consultation());
  expect(tab.waiting()).toHaveLength(1);
  await tab.retry();
  expect(sent).toHaveLength(1);
});
