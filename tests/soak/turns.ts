import {
  breaksOff,
  completionBody,
  fails,
  resets,
  type Scripted,
  says,
  saysBody,
  sendsBrokenJson,
  sendsHtml,
  startInference,
} from '../../e2e/services/inference';
import { createConversation } from '../../src/assistant/conversation';
import { storageKeys } from '../../src/storage/keys';
import { createTestAssistant, gatewayModels } from '../assistant/createTestAssistant';
import { createFakeStorage } from '../storage/fakeStorage';
import { createChance, failureShare, heapAfterCollection, type SoakReport } from './chance';

const tabs = 20;
const turnsPerTab = 100;
/** A visitor starts over now and then, so that no list grows for ever. */
const turnsPerVisit = 10;
const maxTries = 20;
/** What the heap may grow by in the second half: every list has reached its cap by then. */
const maxGrowthMegabytes = 12;

const faults: readonly Scripted[] = [
  ...[400, 401, 402, 403, 404, 408, 409, 413, 422, 429, 498, 500, 502, 503, 504].map((status) =>
    fails(status),
  ),
  saysBody({ error: { code: 503, message: 'Upstream' } }),
  saysBody(completionBody('any', { content: '' })),
  saysBody(completionBody('any', { choice: null })),
  sendsHtml(),
  sendsHtml(502),
  sendsBrokenJson(),
  sendsBrokenJson(''),
  breaksOff(),
  resets(),
];

/** Twenty tabs of one browser, each with a conversation, all asking at once. */
export async function soakTurns(seed: number): Promise<SoakReport> {
  const chance = createChance(seed);
  const complaints: string[] = [];
  const services = { gateway: await startInference(), inference: await startInference() };
  const asked = { requests: 0, failed: 0 };
  /** Which model answered a question since the visitor last asked it, by its number: one is enough. */
  const answeredBy = new Map<number | undefined, string>();

  for (const [service, server] of Object.entries(services)) {
    server.always((response, body) => {
      asked.requests += 1;
      const question = body.messages.at(-1)?.content ?? '';
      server.requests.length = 0;
      if (chance.next() < failureShare) {
        asked.failed += 1;
        // A browser repeats a reset connection by itself, and so does Node: this is not the chain's doing.
        return chance.pick(faults)(response, body);
      }
      const number = numberIn(question);
      const model = `${service} ${body.model}`;
      const earlier = answeredBy.get(number);
      if (earlier) complaints.push(`Question ${number} was answered by ${earlier} and by ${model}`);
      answeredBy.set(number, model);
      says(`We plan campaigns. This is about number ${number}. What do you sell?`)(response, body);
    });
  }

  const area = createFakeStorage();
  /** A visitor who was asked to wait has waited: the conversation's clock goes on, the services' does not. */
  let waited = 0;
  const trouble = { limited: 0, trouble: 0 };
  let done = 0;
  let early = 0;

  async function visit(tab: number) {
    const { assistant } = createTestAssistant({
      area,
      now: Date.now,
      random: chance.next,
      gateway: { url: services.gateway.url, apiKey: 'key', models: gatewayModels },
      inference: { url: services.inference.url, apiKey: 'key', model: 'second-model' },
      onUnexpected: (error) => complaints.push(`Unexpected: ${error}`),
    });
    const conversation = createConversation({
      assistant,
      pageLanguage: () => 'en',
      now: () => Date.now() + waited,
    });
    conversation.open();
    for (let turn = 0; turn < turnsPerTab; turn += 1) {
      if (turn % turnsPerVisit === 0) conversation.startOver();
      const number = tab * turnsPerTab + turn;
      // Two thousand questions in a minute are more than any visitor's; the limits have tests of their own.
      area.removeItem(storageKeys.chatUsage);
      await conversation.send(`Please plan campaign number ${number} for our shoe company`);
      for (let tries = 0; conversation.getState().failedText !== null && tries < maxTries; tries += 1) {
        const { wait } = conversation.getState();
        trouble[wait === null ? 'trouble' : 'limited'] += 1;
        if (wait !== null) waited += 3_600_000;
        area.removeItem(storageKeys.chatUsage);
        answeredBy.delete(number);
        await conversation.retry();
      }
      const { messages, status } = conversation.getState();
      const own = messages.filter(({ sender, text }) => sender === 'user' && numberIn(text) === number);
      if (status !== 'idle') complaints.push(`Question ${number} is still being thought about`);
      if (own.length !== 1) complaints.push(`Question ${number} stands there ${own.length} times`);
      const replies = messages.filter(({ sender, text }) => sender === 'bot' && numberIn(text) === number);
      if (replies.length !== 1) complaints.push(`Question ${number} has ${replies.length} answers`);
      done += 1;
      if (done === (tabs * turnsPerTab) / 2) early = heapAfterCollection();
    }
    conversation.dispose();
  }

  await Promise.all(Array.from({ length: tabs }, (_, tab) => visit(tab)));
  await Promise.all(Object.values(services).map((server) => server.close()));
  answeredBy.clear();
  const late = heapAfterCollection();
  if (late - early > maxGrowthMegabytes) {
    complaints.push(`The heap grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB`);
  }
  const sessions = JSON.parse(area.getItem(storageKeys.chatMemory) ?? '[]').length;
  if (sessions !== 50) complaints.push(`Memory holds ${sessions} sessions, not its 50`);
  return {
    complaints,
    lines: [
      `${done} questions answered, ${asked.requests} requests, ${asked.failed} of them failed`,
      `${trouble.trouble} times both services failed, ${trouble.limited} times they were busy; each was retried`,
      `heap ${early.toFixed(1)} MB after half, ${late.toFixed(1)} MB at the end`,
    ],
  };
}

function numberIn(text: string): number | undefined {
  const found = /number (\d+)/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
