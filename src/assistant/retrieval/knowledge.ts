import { retrievalLimits } from '../limits';
import type { PageLanguage, SearchResult, Tier, VectorRecord } from '../types';
import { versionOf } from '../versionOf';
import type { Known } from './chunks';
import { vectorOf } from './frequencies';
import { createSearchIndex, type SearchIndex } from './searchIndex';
import type { VectorStore } from './store';
import { confidenceOf } from './vectors';

export interface Retrieval {
  /** What is passed on to the prompt, best first; empty when confidence is under the threshold. */
  results: SearchResult[];
  /** The best of everything looked at, for the trace. */
  considered: SearchResult[];
  /** 0 to 100, of the best chunk. */
  confidence: number;
}

export interface Knowledge {
  /** The best chunks for a question, as many as its tier asks for. Rejects if the knowledge cannot be loaded. */
  search(text: string, language: PageLanguage, tier: Tier): Promise<Retrieval>;
  /** Keeps what a search was made by in the browser, once. Without a search before, nothing. */
  keep(language: PageLanguage): Promise<void>;
  /** Keeps nothing from here on: the visitor has erased what was kept. */
  forget(): void;
  /** A hash of what is known in a language: a change of the copy changes it. */
  version(language: PageLanguage): Promise<string>;
}

interface KnowledgeOptions {
  load: (language: PageLanguage) => Promise<Known>;
  store: VectorStore;
}

interface Prepared {
  index: SearchIndex;
  version: string;
  /** Puts fresh vectors into the store, once. */
  keep(): Promise<void>;
}

/** Counts up when words are read differently (stems, synonyms), so that vectors kept from before are made anew. */
const vectorsVersion = 6;

/** A passage that shares no word with a question goes along from this cosine on: its pieces are alike. */
const barelyAlike = 0.1;

/**
 * Finds chunks by term-frequency vectors. Those of a language are made once, kept under `language:version:chunk`
 * when they are told to be, and made anew when the knowledge has changed.
 */
export function createKnowledge({ load, store }: KnowledgeOptions): Knowledge {
  const prepared = new Map<PageLanguage, Promise<Prepared>>();
  let isForgotten = false;

  function prepare(language: PageLanguage): Promise<Prepared> {
    const known = prepared.get(language);
    if (known) return known;
    const fresh = build(language);
    prepared.set(language, fresh);
    // A file that could not be fetched is asked for again with the next question.
    fresh.catch(() => prepared.delete(language));
    return fresh;
  }

  async function build(language: PageLanguage): Promise<Prepared> {
    const prefix = `${language}:`;
    const kept = new Map((await store.load(prefix)).map((record) => [record.chunkId, record]));
    // From here on at one go: what is read of the chunks while they are built is remembered until the index stands.
    const known = await load(language);
    const version = versionOf(`${vectorsVersion}${JSON.stringify(known)}`);
    const keyOf = (id: string) => `${prefix}${version}:${id}`;
    const { chunks } = known;

    const isComplete = kept.size === chunks.length && chunks.every(({ id }) => kept.has(keyOf(id)));
    const records = chunks.map(
      (chunk): VectorRecord =>
        (isComplete && kept.get(keyOf(chunk.id))) || vectorOf({ ...chunk, id: keyOf(chunk.id) }),
    );
    let isKept = isComplete;
    const keep = async () => {
      if (isKept) return;
      isKept = true;
      await store.replace(prefix, records);
    };
    return { index: createSearchIndex(chunks, records, known.elsewhere), version, keep };
  }

  return {
    async search(text, language, tier) {
      const { index } = await prepare(language);
      const considered = index.rank(text);
      const confidence = confidenceOf(considered[0]?.score ?? 0);
      const isSure = confidence >= retrievalLimits.confidenceThreshold;
      const matching = considered.filter(
        ({ parts, termCosine }) => termCosine > 0 || parts.keywords > 0 || parts.cosine >= barelyAlike,
      );
      const results = isSure ? matching.slice(0, retrievalLimits.resultsByTier[tier]) : [];
      return { results, considered, confidence };
    },
    async keep(language) {
      const known = await prepared.get(language);
      if (!isForgotten) await known?.keep();
    },
    forget() {
      isForgotten = true;
    },
    version: async (language) => (await prepare(language)).version,
  };
}
