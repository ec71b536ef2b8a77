import { trainPurposes } from '../../../local/purposes/train';
import { learnedWeights } from '../../../local/review/learned';
import { createLearned, type MindWeights } from '../../../src/assistant/mind/learned';

const weights: MindWeights = {
  ...learnedWeights('en'),
  purposes: trainPurposes([
    { text: 'what does a logo cost', purpose: 'faqPricing' },
    { text: 'what would that cost us', purpose: 'faqPricing' },
    { text: 'thanks a lot', purpose: 'thanks' },
    { text: 'many thanks', purpose: 'thanks' },
  ]),
};

test('what was learned is fetched once for a language', async () => {
  const load = vi.fn(async () => weights);
  const learnedIn = createLearned(load);
  expect(await learnedIn('en')).toBe(await learnedIn('en'));
  expect(load.mock.calls).toEqual([['en']]);
});

test('it is asked for again after it could not be fetched', async () => {
  const load = vi.fn(async () => weights).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const learnedIn = createLearned(load);
  await expect(learnedIn('en')).rejects.toThrow('Failed to fetch');
  expect((await learnedIn('en'))?.ear('thanks')[0]?.name).toBe('thanks');
});

test('it may not be there at all', async () => {
  expect(await createLearned(undefined)('en')).toBeUndefined();
});
