import type { PageVisibility } from '../storage/visibility';
import { alwaysVisible } from '../storage/visibility';
import type { PromptBrand } from './prompt';
import { createChain } from './providers/chain';
import { createEmbeddedProvider, type EmbeddedPhrases } from './providers/embedded';
import { createOpenAIProvider } from './providers/openai';
import { createAnalytics } from './records/analytics';
import { createCache } from './records/cache';
import { createLearning } from './records/learning';
import { createLimiter } from './records/limiter';
import { createMemory } from './records/memory';
import { createTimers } from './records/timers';
import { createKnowledge } from './retrieval/knowledge';
import { createVectorStore } from './retrieval/store';
import { type AssistantTexts, type BrandWords, fillTexts } from './texts';
import type { KnowledgeChunk, ModelRole, PageLanguage } from './types';
import { decisionStage, engagementLevel } from './understanding/stage';

type ByLanguage<T> = Record<PageLanguage, T>;

/** Everything the assistant needs from outside. What has a default here is injected by tests only. */
export interface AssistantOptions {
  brand: ByLanguage<PromptBrand>;
  /** Values for the names in double braces in `texts`, such as `email`. */
  words: ByLanguage<BrandWords>;
  /** `locales/<language>/assistant.json`, as they stand. */
  texts: ByLanguage<AssistantTexts>;
  /** The words of the embedded answers. */
  phrases: ByLanguage<EmbeddedPhrases>;
  loadKnowledge: (language: PageLanguage) => Promise<KnowledgeChunk[]>;
  /** Rival agencies Maya never names. */
  rivals: readonly string[];
  /** Absolute origin of the site: where her links may lead, and what the gateway is told. */
  siteUrl: string;
  gateway: { url: string; apiKey: string | undefined; models: Record<ModelRole, string> };
  inference: { url: string; apiKey: string | undefined; model: string };
  /** Whether she answers from her local knowledge with no service configured, or offline. */
  embedded: boolean;
  /** Name of the vector database. */
  database: string;
  isOnline?: () => boolean;
  analyticsAllowed?: () => boolean;
  visibility?: PageVisibility;
  area?: Storage;
  fetch?: typeof fetch;
  now?: () => number;
  random?: () => number;
  /** Told about what should not happen: a mistake in the code, a file of the site that could not be fetched. */
  onUnexpected?: (error: unknown) => void;
}

export type AssistantParts = ReturnType<typeof createParts>;

/** Builds what the path from message to reply is made of. Nothing is fetched or stored yet. */
export function createParts(options: AssistantOptions) {
  const {
    isOnline = () => true,
    analyticsAllowed = () => false,
    now = Date.now,
    random = Math.random,
  } = options;
  const { email, phones } = options.brand.en;
  const timers = createTimers(options.visibility ?? alwaysVisible);
  const records = { now, timers, ...(options.area ? { area: options.area } : {}) };
  const client = options.fetch ? { fetch: options.fetch } : {};
  /** The agency's own contact data is nobody's personal data. */
  const keep = [email, ...phones.map(({ number }) => number)];

  return {
    now,
    isOnline,
    keep,
    timers,
    rivals: options.rivals,
    contact: { email, phones: phones.map(({ number }) => number), siteHost: new URL(options.siteUrl).host },
    texts: fillTexts(options.texts, options.words),
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
      embedded: options.embedded
        ? createEmbeddedProvider({ phrases: fillTexts(options.phrases, options.words) })
        : null,
      isOnline,
      now,
    }),
    limiter: createLimiter(records),
    cache: createCache({ ...records, keep, agencyNames: [options.brand.en.name, options.brand.ar.name] }),
    memory: createMemory({
      ...records,
      random,
      judge: ({ metadata, insights, context }) => ({
        decisionStage: decisionStage({
          messageCount: metadata.messageCount,
          interestedServices: insights.interestedServices,
          intent: context.userIntent,
          meetingScheduled: metadata.meetingScheduled,
        }),
        engagementLevel: engagementLevel(metadata.messageCount),
      }),
    }),
    learning: createLearning({ ...records, keep, isAllowed: analyticsAllowed }),
    analytics: createAnalytics({ ...records, keep, isAllowed: analyticsAllowed }),
    analyticsAllowed,
    /** Goes on with something lesser, and reports why. */
    orElse:
      <T>(lesser: T) =>
      (error: unknown): T => {
        options.onUnexpected?.(error);
        return lesser;
      },
  };
}

function oneModel(model: string): Record<ModelRole, string> {
  return { fast: model, primary: model, technical: model, contextual: model, reliable: model };
}
