import { createChannels } from '../storage/fakeChannels';

type Door = typeof import('../../src/components/eraseDoor');

/** A tab: the door and all it imports, for itself. */
async function openTab({ startsForgetting = true } = {}) {
  vi.resetModules();
  const door: Door = await import('../../src/components/eraseDoor');
  const records = await import('../../src/storage/record');
  const startForgetting = () => door.startForgetting('erasure', records.dropHeld);
  if (startsForgetting) onTestFinished(startForgetting());
  const forget = vi.fn();
  door.whenErased(forget);
  return { ...door, ...records, startForgetting, forget };
}

afterEach(() => vi.unstubAllGlobals());

test('what is erased in one tab is forgotten in every tab, once', async () => {
  const channels = createChannels();
  vi.stubGlobal('BroadcastChannel', channels.BroadcastChannel);
  const tabs = [await openTab(), await openTab(), await openTab()];
  tabs[1]?.forgetAll();
  expect(tabs.map(({ forget }) => forget.mock.calls.length)).toEqual([1, 1, 1]);
  expect(channels.told(), 'no tab that is told tells others').toBe(1);
});

test('the other tabs are told before this one forgets', async () => {
  vi.stubGlobal('BroadcastChannel', createChannels().BroadcastChannel);
  const asked = await openTab();
  const other = await openTab();
  asked.forget.mockImplementation(() => expect(other.forget).toHaveBeenCalledOnce());
  asked.forgetAll();
  expect(asked.forget).toHaveBeenCalledOnce();
});

test('a tab that has stopped is told nothing', async () => {
  const channels = createChannels();
  vi.stubGlobal('BroadcastChannel', channels.BroadcastChannel);
  const one = await openTab();
  const other = await openTab({ startsForgetting: false });
  other.startForgetting()();
  one.forgetAll();
  expect(other.forget).not.toHaveBeenCalled();
  other.forgetAll();
  expect(one.forget).toHaveBeenCalledOnce();
});

test('what a full or refused storage would not take is gone from the other tabs too, and they notice', async () => {
  vi.stubGlobal('BroadcastChannel', createChannels().BroadcastChannel);
  vi.stubGlobal('localStorage', null);
  const asked = await openTab();
  const other = await openTab();
  const record = other.createRecord({ key: 'list', parse: () => undefined, empty: (): string[] => [] });
  record.update(() => ['lena@example.com']);
  const listener = vi.fn();
  record.subscribe(listener);
  asked.forgetAll();
  expect(record.read()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['has no channels', undefined],
  [
    'refuses them',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('a browser that %s still forgets in the tab it is asked in', async (_, BroadcastChannel) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  const { forgetAll, forget } = await openTab();
  forgetAll();
  expect(forget).toHaveBeenCalledOnce();
});
