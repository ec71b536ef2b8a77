import type { AssistantCommon } from './common';
import type { AssistantOptions } from './options';
import { createChain } from './providers/chain';
import { createEmbeddedProvider } from './providers/embedded';
import { createOpenAIProvider } from './providers/openai';
import { createCache } from './records/cache';
import { createLimiter } from './records/limiter';
import { createKnowledge } from './retrieval/knowledge';
import { createVectorStore } from './retrieval/store';
import { fillWords } from './texts';
import type { ModelRole } from './types';

export type AssistantParts = ReturnType<typeof createParts>;

/** Builds what the path from message to reply is made of. Nothing is fetched or stored yet. */
export function createParts(options: AssistantOptions, common: AssistantCommon) {
  const { isOnline, now, keep, records } = common;
  const { email, phones } = options.brand.en;
  const agencyNames = [options.brand.en.name, options.brand.ar.name];
  const embedded = options.embedded
    ? createEmbeddedProvider(async (language) =>
        fillWords(await options.loadPhrases(language), options.words[language]),
      )
    : null;
  const client = options.fetch ? { fetch: options.fetch } : {};

  return {
    ...common,
    rivals: options.rivals,
    agencyNames,
    embedded,
    contact: { email, phones: phones.map(({ number }) => number), siteHost: new URL(options.siteUrl).host },
    knowledge: createKnowledge({
      load: options.loadKnowledge,
      store: createVectorStore({ name: options.database }),
    }),
    chain: createChain({
      gateway: createOpenAIProvider({
        service: 'gateway',
        baseUrl: options.gateway.url,
        apiKey: options.gateway.apiKey,
        models: options.gateway.models,
        // How the gateway attributes the calls. The other service is told nothing about the site.
        headers: { 'HTTP-Referer': options.siteUrl, 'X-Title': options.brand.en.name },
        ...client,
      }),
      inference: createOpenAIProvider({
        service: 'inference',
        baseUrl: options.inference.url,
        apiKey: options.inference.apiKey,
        models: oneModel(options.inference.model),
        ...client,
      }),
      embedded,
      isOnline,
      now,
    }),
    limiter: createLimiter(records),
    cache: createCache({ ...records, keep, agencyNames }),
  };
}

function oneModel(model: string): Record<ModelRole, string> {
  return { fast: model, primary: model, technical: model, contextual: model, reliable: model };
}
