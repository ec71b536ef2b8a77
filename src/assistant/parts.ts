import type { AssistantCommon } from './common';
import { createDistantMind, type DistantMind, ForgottenError } from './mind/distantMind';
import type { MindSettings } from './mind/mind';
import type { AssistantOptions } from './options';
import { createChain } from './providers/chain';
import { createOpenAIProvider } from './providers/openai';
import { embeddedModel, oneModel } from './providers/provider';
import { createCache } from './records/cache';
import { createLimiter } from './records/limiter';

export type AssistantParts = ReturnType<typeof createParts>;

/** The mind of a page: in a worker where one can be started. */
export function createMindOf(options: AssistantOptions, common: AssistantCommon): DistantMind {
  const { brand, words, rivals, embedded, database, lock } = options;
  const { email, phones } = brand.en;
  const settings: MindSettings = {
    texts: common.texts,
    words,
    brand,
    contact: { email, phones: phones.map(({ number }) => number), siteHost: new URL(options.siteUrl).host },
    keep: common.keep,
    agencyNames: [brand.en.name, brand.ar.name],
    rivals,
    embedded,
    isServed: Boolean(options.gateway.apiKey || options.inference.apiKey),
    database,
    lock,
  };
  return createDistantMind({
    settings,
    start: options.startMind,
    inPlace: async () => (await import('./mind/mind')).createMind(settings, options),
    onLost: common.orElse(undefined),
    onMissing: options.onMissing,
  });
}

/** Builds what the path from message to reply is made of. Nothing is fetched or stored yet. */
export function createParts(options: AssistantOptions, common: AssistantCommon, mind: DistantMind) {
  const { isOnline, now, keep, records } = common;
  const client = options.fetch ? { fetch: options.fetch } : {};

  return {
    ...common,
    mind,
    /** What a visitor erased is no mistake. */
    unlessForgotten(error: unknown) {
      if (!(error instanceof ForgottenError)) common.orElse(undefined)(error);
    },
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
      embedded: options.embedded
        ? { service: 'embedded', models: oneModel(embeddedModel), complete: mind.answer }
        : null,
      isOnline,
      now,
    }),
    limiter: createLimiter(records),
    cache: createCache({ ...records, keep }),
  };
}
