import { createTestAssistant } from './createTestAssistant';
import { createWorker, loaders } from './mind/createWorker';

test('the page shows what was written before anything is thought about it, and a reply has its delay', async () => {
  const order: string[] = [];
  const { worker } = createWorker();
  const { ask, assistant } = createTestAssistant({
    embedded: true,
    ...loaders,
    startMind: () => ({
      ...worker,
      postMessage(message: { verb?: string }) {
        if (message.verb === 'think') order.push('thinks');
        worker.postMessage(message);
      },
    }),
  });
  await ask('Where are your offices?');
  order.length = 0;
  const asked = ask('Who is on the team?', { delayMs: 300 });
  setTimeout(() => order.push('shows'), 250);
  await asked;
  expect(order).toEqual(['shows', 'thinks']);
  assistant.dispose();
});
