import { holdWithLease } from '../../src/mail/hold';
import type { KeptEnquiry } from '../../src/mail/kept';
import { consultation } from './enquiries';

/** A tab's view of the shared list: what another tab wrote a moment ago may not have arrived yet. */
function createView(shared: { list: KeptEnquiry[] }) {
  let seen: KeptEnquiry[] | undefined = shared.list;
  return {
    arrive: () => {
      seen = undefined;
    },
    record: {
      read: () => seen ?? shared.list,
      update(change: (current: KeptEnquiry[]) => KeptEnquiry[]) {
        shared.list = change(seen ?? shared.list);
        if (seen) seen = shared.list;
        return shared.list;
      },
      clear() {},
      subscribe: () => () => {},
    },
  };
}

test('of two tabs that claim in the same moment, one gets it', async () => {
  const shared = { list: [{ enquiry: consultation(), savedAt: 0, revision: 0, tries: 0 }] };
  const [one, two] = [createView(shared), createView(shared)];
  const pause = async () => {
    await Promise.resolve();
    one.arrive();
    two.arrive();
  };
  const holds = [one, two].map(({ record }, index) =>
    holdWithLease({ record, now: () => 0, pause, holder: `tab ${index}` }),
  );
  const given = await Promise.all(holds.map((hold) => hold(consultation().id)));
  expect(given.filter(Boolean)).toHaveLength(1);
  for (const giveBack of given) giveBack?.();
});

test('what is given back can be taken again', async () => {
  const { record } = createView({ list: [{ enquiry: consultation(), savedAt: 0, revision: 0, tries: 0 }] });
  const hold = holdWithLease({ record, now: () => 0, pause: async () => {}, holder: 'a' });
  const giveBack = await hold(consultation().id);
  expect(await hold(consultation().id)).toBeUndefined();
  giveBack?.();
  const again = await hold(consultation().id);
  expect(again).toBeDefined();
  again?.();
});
