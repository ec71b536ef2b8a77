import type { Exclusively } from '../storage/exclusively';
import type { PageVisibility } from '../storage/visibility';
import type { MindWorker } from './mind/distantMind';
import type { LoadWeights } from './mind/learned';
import type { PromptBrand } from './prompt';
import type { EmbeddedPhrases } from './providers/embedded/phrases';
import type { Known } from './retrieval/chunks';
import type { AssistantTexts, BrandWords } from './texts';
import type { ModelRole, PageLanguage } from './types';

type ByLanguage<T> = Record<PageLanguage, T>;

/** Everything the assistant needs from outside. Where something has a default, the site says so. */
export interface AssistantOptions {
  brand: ByLanguage<PromptBrand>;
  /** Values for the names in double braces in `texts`, such as `email`. */
  words: ByLanguage<BrandWords>;
  /** `locales/<language>/assistant.json`, as they stand. */
  texts: ByLanguage<AssistantTexts>;
  /** The words of the embedded answers, fetched when the first of them is near. */
  loadPhrases: (language: PageLanguage) => Promise<EmbeddedPhrases>;
  loadKnowledge: (language: PageLanguage) => Promise<Known>;
  /** What the reviewer and the ear have learned, fetched with the knowledge. Without it the rules decide alone. */
  loadWeights?: LoadWeights;
  /** Starts a worker that serves her mind; without one she thinks in place, with the loaders above. */
  startMind?: (() => MindWorker) | undefined;
  /** Told when her worker could not fetch a file of the site: it may have been deployed anew. */
  onMissing?: () => void;
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
  /** What a turn writes, it writes in here: several tabs share limits, cache and memory. */
  exclusively?: Exclusively;
  /** Name of the lock that `exclusively` takes, for her worker to take it beforehand. */
  lock?: string;
  area?: Storage;
  fetch?: typeof fetch;
  now?: () => number;
  random?: () => number;
  /** Told about what should not happen: a mistake in the code, a file of the site that could not be fetched. */
  onUnexpected?: (error: unknown) => void;
}
