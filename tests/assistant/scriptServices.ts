import { type InferenceServer, says, startInference } from '../../e2e/services/inference';
import type { AssistantOptions } from '../../src/assistant/options';
import { createTestAssistant, gatewayModels } from './createTestAssistant';

export const apiKey = 'sk-or-v1-0123456789abcdef';
export const english = 'We help brands grow with clear campaigns. What does your business sell?';
export const arabic = 'نساعد العلامات التجارية على النمو بحملات واضحة. ما الذي تبيعه شركتك؟';

/** Both services, scripted, for the tests of one file. They answer well unless a test says otherwise. */
export function scriptServices() {
  const servers = {} as { gateway: InferenceServer; inference: InferenceServer };
  beforeAll(async () => {
    servers.gateway = await startInference();
    servers.inference = await startInference();
  });
  beforeEach(() => {
    for (const server of Object.values(servers)) server.always(says(english));
  });
  afterEach(() => {
    for (const server of Object.values(servers)) server.reset();
  });
  afterAll(async () => {
    for (const server of Object.values(servers)) await server.close();
  });

  const gateway = (url = servers.gateway.url): AssistantOptions['gateway'] => ({
    url,
    apiKey,
    models: gatewayModels,
  });
  const inference = (url = servers.inference.url): AssistantOptions['inference'] => ({
    url,
    apiKey,
    model: 'llama-3.1-8b-instant',
  });
  return {
    servers,
    gateway,
    inference,
    withGateway: () => createTestAssistant({ gateway: gateway() }),
    withBoth: () => createTestAssistant({ gateway: gateway(), inference: inference() }),
  };
}

/** An address at which nobody listens. */
export async function closedUrl(): Promise<string> {
  const server = await startInference();
  await server.close();
  return server.url;
}
