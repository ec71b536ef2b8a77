import { says } from '../../e2e/services/inference';
import { learnedWeights } from '../../local/review/learned';
import { noted } from '../../src/assistant/trace';
import { createTestAssistant } from './createTestAssistant';
import { scriptServices } from './scriptServices';

const { servers, gateway } = scriptServices();

// Learned before anything is asked: no connection waits out the seconds it takes.
const weights = learnedWeights('en');
const said = 'We plan campaigns for brands. I am a chatbot. What does your company sell?';
const mended = 'We plan campaigns for brands. What does your company sell?';

test('a turn fetches what was learned for the language it answers in', async () => {
  const loadWeights = vi.fn(async (_: 'en' | 'ar') => weights);
  const { ask } = createTestAssistant({ gateway: gateway(), loadWeights });
  await ask('We sell shoes, how would you help us grow?');
  expect(loadWeights.mock.calls).toEqual([['en']]);
});

test('what was learned stops a sentence in a turn, and the trace says so', async () => {
  const reply = 'We plan campaigns for brands. Our office is in Berlin. What does your company sell?';
  servers.gateway.always(says(reply));
  // So mistrustful that every sentence is too much.
  const loadWeights = async () => ({ ...weights, regression: { ...weights.regression, bias: 50 } });
  const { ask } = createTestAssistant({ gateway: gateway(), loadWeights });
  const { trace } = await ask('We sell shoes, how would you help us grow?');
  const moderation = noted(trace, 'moderation');
  expect(moderation?.status).toBe('rejected');
  expect(moderation?.issues.length).toBeGreaterThan(0);
  expect(moderation?.issues.every(({ learned }) => learned)).toBe(true);
});

test('without its weights a turn goes on, and the rules review alone', async () => {
  servers.gateway.always(says(said));
  const loadWeights = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const onUnexpected = vi.fn();
  const { ask, assistant } = createTestAssistant({ gateway: gateway(), loadWeights, onUnexpected });
  await assistant.warmUp('en');
  expect(onUnexpected).toHaveBeenCalledOnce();
  const reply = await ask('We sell shoes, how would you help us grow?');
  expect(reply).toMatchObject({ kind: 'answer', text: mended });
  expect(noted(reply.trace, 'moderation')?.issues).toMatchObject([{ rule: 'identity' }]);
  // Asked for again by the ear, and by the review.
  expect(loadWeights).toHaveBeenCalledTimes(3);
});

test('weights that never come keep no reply waiting', async () => {
  servers.gateway.always(says(said));
  const { ask } = createTestAssistant({ gateway: gateway(), loadWeights: () => new Promise(() => {}) });
  expect(await ask('We sell shoes, how would you help us grow?')).toMatchObject({
    kind: 'answer',
    text: mended,
  });
});
