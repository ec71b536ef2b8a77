import {
  createDistantMind,
  type DistantMind,
  ForgottenError,
  type MindWorker,
} from '../../../src/assistant/mind/distantMind';
import { createMind, type ThinkingMind } from '../../../src/assistant/mind/mind';
import * as rehearsals from '../../../src/assistant/mind/rehearse';
import type { WorkerScope } from '../../../src/assistant/mind/serveMind';
import { ProviderError } from '../../../src/assistant/providers/provider';
import { pageLanguages } from '../../../src/languages';
import { createLocks } from '../../storage/fakeLocks';
import { createTestAssistant } from '../createTestAssistant';
import { createWorker, loaders } from './createWorker';
import { heard } from './heard';
import { settings } from './settings';

vi.mock('../../../src/assistant/mind/rehearse', { spy: true });

const questions = { en: 'Where are your offices?', ar: 'أين مكاتبكم؟' };
const talk = {
  sent: [],
  remembered: [],
  visitorMessages: 1,
  isMeetingScheduled: false,
};
const languageOf = async (thinking: ReturnType<DistantMind['think']>) => (await thinking).value.language;

function setUp(start: () => MindWorker, thinks: Partial<ThinkingMind> = {}, lock?: string) {
  const onLost = vi.fn();
  const starts = vi.fn(start);
  const inPlace = vi.fn(async () => ({ ...createMind(settings, loaders), ...thinks }));
  const onMissing = vi.fn();
  const mind = createDistantMind({
    settings: { ...settings, lock },
    start: starts,
    inPlace,
    onLost,
    onMissing,
  });
  return { mind, onLost, onMissing, starts, inPlace };
}

/** One that hears everything and says what it is told to. */
function createMute(says: (scope: WorkerScope) => void = () => {}) {
  return createWorker({ serves: says });
}

test.each([
  ['in a worker', () => createWorker().worker],
  [
    'in place',
    () => {
      throw new TypeError('There is no worker.');
    },
  ],
])('an answer is kept back until it is wanted, %s', async (_, start) => {
  const { mind } = setUp(start);
  await mind.warmUp('en');
  const answerAt = Date.now() + 200;
  await mind.think(heard(questions.en), talk, answerAt);
  // A timer may count a part of a millisecond as a whole one.
  expect(Date.now()).toBeGreaterThanOrEqual(answerAt - 1);
});

test('a clock that was set back keeps no answer back for long', async () => {
  const { worker } = createWorker();
  const { mind } = setUp(() => worker);
  const anHourAhead = Date.now() + 3_600_000;
  expect((await mind.think(heard(questions.en), talk, anHourAhead)).value.language).toBe('en');
});

test.each(pageLanguages)('what is thought in a worker is what is thought in place: %s', async (language) => {
  const { worker } = createWorker();
  const { mind, inPlace } = setUp(() => worker);
  const here = createMind(settings, loaders);
  await mind.warmUp(language);
  const message = { ...heard(questions[language]), pageLanguage: language };
  const { value: thought } = await mind.think(message, null);
  expect(thought).toEqual(await here.think(message, null));
  expect(thought.found.results.length).toBeGreaterThan(0);
  const { value: alone } = await mind.think(message, talk);
  expect(alone).toEqual(await here.think(message, talk));
  expect(alone.alone?.outcome).toMatchObject({
    ok: true,
    completion: { review: { cleanup: { issues: [] } } },
  });

  const draft = { question: message.text, language, businessKnown: true, systemPrompt: '' };
  const request = {
    messages: [],
    question: thought.asked,
    retrieved: thought.found.results,
    language,
    visitorMessages: 1,
    draft,
  };
  const answer = await mind.answer(request);
  expect(answer).toEqual(await here.answer(request));
  expect(answer.review?.moderation?.status).toBe('approved');
  const long = { ...draft, reply: `<think>hm</think>${answer.text}` };
  expect((await mind.review(long, true)).value).toEqual(await here.review(long, true));
  expect(await mind.moderate(long)).toEqual(await here.moderate(long));
  const told = ["I'm Omar Haddad from Tigris Dates."];
  expect(await mind.readPrefill(told, new Date(2026, 10, 21))).toMatchObject({ company: 'Tigris Dates' });
  expect(inPlace).not.toHaveBeenCalled();
  mind.forget();
});

test.each(pageLanguages)('a turn is the same with a worker as without: %s', async (language) => {
  const { worker } = createWorker();
  const ask = async (over: object) => {
    const maya = createTestAssistant({ embedded: true, ...loaders, ...over });
    const reply = await maya.ask(questions[language], { pageLanguage: language });
    const stored = maya.area.getItem('arbelin_chat_memory');
    maya.assistant.dispose();
    return { reply, stored };
  };
  const beside = await ask({ startMind: () => worker });
  expect(beside).toEqual(await ask({}));
  expect(beside.reply.kind).toBe('answer');
});

test('a worker that cannot be started is told of once, and nothing is lost', async () => {
  const { mind, onLost, starts } = setUp(() => {
    throw new TypeError('Refused');
  });
  expect(await languageOf(mind.think(heard(questions.en), null))).toBe('en');
  expect(await languageOf(mind.think(heard(questions.ar), null))).toBe('ar');
  expect(starts).toHaveBeenCalledOnce();
  expect(onLost).toHaveBeenCalledExactlyOnceWith(new TypeError('Refused'));
  expect(mind.isBeside()).toBe(false);
});

test('a worker that dies in the middle of a question leaves no question without an answer', async () => {
  const { worker, fail, terminate } = createMute();
  const { mind, onLost } = setUp(() => worker);
  const both = [mind.think(heard(questions.en), null), mind.think(heard(questions.ar), null)];
  fail('Out of memory');
  expect((await Promise.all(both)).map(({ value }) => value.language)).toEqual(['en', 'ar']);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(new Error('Out of memory'));
  expect(terminate).toHaveBeenCalledOnce();
});

test.each([
  ['that stands and falls silent', true, 5],
  ['whose file does not come', false, 45],
])('a worker %s is waited for, but not for ever', async (_, isStanding, seconds) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { worker } = createMute((scope) => isStanding && scope.postMessage({ alive: true }));
  const stands = new Promise<void>((resolve) => worker.addEventListener('message', () => resolve()));
  const { mind, onLost } = setUp(() => worker);
  const asked = mind.think(heard(questions.en), null);
  if (isStanding) await stands;
  vi.advanceTimersByTime(seconds * 1000);
  expect(onLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(new Error('The worker fell silent.'));
  vi.useRealTimers();
  expect(await languageOf(asked)).toBe('en');
});

test('a worker that takes long over something shows that it lives, and is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let fetchKnowledge = () => {};
  const knowledge = new Promise<void>((resolve) => {
    fetchKnowledge = resolve;
  });
  const { worker } = createWorker({
    async loadKnowledge(language) {
      await knowledge;
      return loaders.loadKnowledge(language);
    },
  });
  let signs = 0;
  worker.addEventListener('message', () => {
    signs += 1;
  });
  const { mind, onLost } = setUp(() => worker);
  const asked = mind.think(heard(questions.en), null);
  for (let second = 0; second < 30; second += 1) {
    const before = signs;
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(signs).toBeGreaterThan(before));
  }
  fetchKnowledge();
  await vi.waitFor(async () => expect((await asked).value.found.results.length).toBeGreaterThan(0));
  expect(onLost).not.toHaveBeenCalled();
  vi.useRealTimers();
  mind.forget();
});

test('what goes wrong in a worker comes out as what it is', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { mind, onLost } = setUp(() => createWorker({ loadPhrases: lost, loadKnowledge: lost }).worker);
  const { value: thought } = await mind.think(heard(questions.en), null);
  expect(thought).toMatchObject({ language: 'en', version: undefined, failure: 'Failed to fetch' });
  const request = { messages: [], question: '', retrieved: [], language: 'en', visitorMessages: 1 } as const;
  const failed = await mind.answer({ ...request, messages: [], retrieved: [] }).catch((error) => error);
  expect(failed).toBeInstanceOf(ProviderError);
  expect(failed.failure).toBe('network');
  await expect(mind.warmUp('en')).rejects.toThrow('Failed to fetch');
  expect(onLost).not.toHaveBeenCalled();
  mind.forget();
});

test('the page’s own part is asked for again where it could not be fetched', async () => {
  const { mind, inPlace } = setUp(() => {
    throw new TypeError('Refused');
  });
  inPlace.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failed = await mind.think(heard(questions.en), null).catch((error) => error);
  expect(failed).toMatchObject({ name: 'ProviderError', failure: 'network' });
  expect(await languageOf(mind.think(heard(questions.en), null))).toBe('en');
});

test('who erases ends the worker, and the next question starts another', async () => {
  const first = createMute();
  const second = createWorker();
  const workers = [first.worker, second.worker];
  const { mind, onLost, starts, inPlace } = setUp(() => workers.shift() as MindWorker);
  const asked = mind.think(heard(questions.en), null).catch((error) => error);
  mind.forget();
  expect(await asked).toBeInstanceOf(ForgottenError);
  expect(first.terminate).toHaveBeenCalledOnce();
  expect(await languageOf(mind.think(heard(questions.ar), null))).toBe('ar');
  expect(starts).toHaveBeenCalledTimes(2);
  expect(onLost).not.toHaveBeenCalled();
  expect(inPlace).not.toHaveBeenCalled();
  mind.forget();
});

test('who erases while it is thought in place has that mind keep nothing more', async () => {
  const forget = vi.fn();
  const { mind } = setUp(
    () => {
      throw new TypeError('Refused');
    },
    { forget },
  );
  await mind.think(heard(questions.en), null);
  mind.forget();
  await vi.waitFor(() => expect(forget).toHaveBeenCalledOnce());
});

test('nothing is started before something is asked', () => {
  const { starts } = setUp(() => createMute().worker);
  expect(starts).not.toHaveBeenCalled();
});

test('the page is told of a file that the worker cannot fetch, and the worker goes on', async () => {
  const { worker } = createWorker({ loadPhrases: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { mind, onLost, onMissing } = setUp(() => worker);
  await mind.think(heard(questions.en), null);
  expect(onMissing).not.toHaveBeenCalled();
  await expect(mind.warmUp('en')).rejects.toThrow();
  expect(onMissing).toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
  mind.forget();
});

test('a worker that lacks a file makes room for another with the next question, which can fetch it', async () => {
  const lacking = createWorker({ loadPhrases: () => Promise.reject(new TypeError('Failed to fetch')) });
  const whole = createWorker();
  const { mind, starts, onLost } = setUp(() => (starts.mock.calls.length === 1 ? lacking : whole).worker);
  await expect(mind.warmUp('en')).rejects.toThrow();
  await expect(mind.warmUp('en')).rejects.toThrow();
  await mind.readPrefill([], new Date());
  expect(lacking.terminate).not.toHaveBeenCalled();
  await mind.think(heard(questions.en), null);
  expect(lacking.terminate).toHaveBeenCalledOnce();
  await mind.warmUp('en');
  expect(starts).toHaveBeenCalledTimes(2);
  expect(onLost).not.toHaveBeenCalled();
  mind.forget();
});

test('what cannot be had at all is not asked for with every question', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { mind, starts } = setUp(() => createWorker({ loadWeights: lost }).worker);
  for (let question = 1; question <= 8; question += 1) await mind.think(heard(questions.en), null);
  expect(starts).toHaveBeenCalledTimes(6);
  mind.forget();
});

test('it is not put away while it thinks of something else', async () => {
  const { worker, terminate } = createMute((scope) => scope.postMessage({ missing: true }));
  const { mind, onMissing } = setUp(() => worker);
  const thoughts = [mind.think(heard(questions.en), null)];
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalled());
  thoughts.push(mind.think(heard(questions.en), null));
  expect(terminate).not.toHaveBeenCalled();
  mind.forget();
  await Promise.all(thoughts.map((thought) => expect(thought).rejects.toThrow(ForgottenError)));
});

test('what cannot be copied is a failure, and the worker rests after it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { worker } = createWorker({
    loadKnowledge: async (language) => {
      const { chunks, elsewhere } = await loaders.loadKnowledge(language);
      return { elsewhere, chunks: chunks.map((chunk) => ({ ...chunk, category: (() => {}) as never })) };
    },
  });
  const { mind } = setUp(() => worker);
  await expect(mind.think(heard(questions.en), null)).rejects.toThrow(/clone/i);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  mind.forget();
});

test('each language is rehearsed, also after the first question', async () => {
  const { worker } = createWorker();
  const { mind } = setUp(() => worker);
  const peeked = vi.mocked(rehearsals.rehearse).mockClear();
  await mind.warmUp('en');
  await mind.think(heard(questions.en), null);
  await mind.warmUp('ar');
  expect(peeked.mock.calls.map(([, language]) => language)).toEqual(['en', 'ar']);
  mind.forget();
});

test('a rehearsal of the page’s ends none of the worker’s, and waits for no other tab; a question does both', async () => {
  const { worker } = createWorker({ locks: createLocks() });
  const { mind } = setUp(() => worker, {}, 'chat');
  let isOver = () => false;
  vi.mocked(rehearsals.rehearse).mockImplementationOnce(async (_, __, stops) => {
    isOver = stops;
  });
  await mind.warmUp('en');
  const { letGo: none } = await mind.think({ ...heard(questions.en), isRehearsal: true }, null);
  expect([isOver(), none]).toEqual([false, undefined]);
  const { letGo } = await mind.think(heard(questions.en), null);
  expect([isOver(), typeof letGo]).toEqual([true, 'function']);
  letGo?.();
  mind.forget();
});
