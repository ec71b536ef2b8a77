import type { ChunkCategory, KnowledgeChunk } from '../types';
import { phrasesOf } from './terms';

/** A chunk as it is authored: the questions people ask it by are indexed with it and never leave the index. */
export interface AuthoredChunk extends KnowledgeChunk {
  questions?: string;
}

/** One chunk without its words: `key` names the words in the catalogue, `related` the keys of its neighbours. */
export interface ChunkOutline {
  key: string;
  category: ChunkCategory;
  /** 1 to 10. */
  importance: number;
  related: readonly string[];
  /** ISO date. */
  lastUpdated: string;
}

/** The words of one chunk in one language. Keywords are one list in a line, separated by commas of either script. */
export interface ChunkWords {
  topic: string;
  content: string;
  keywords: string;
  questions: string;
}

export type Facts = Readonly<Record<string, string>>;

/**
 * A text with its `{{placeholders}}` filled. A fact that is missing stays visible as its placeholder, so that
 * a test of the catalogue finds it and no sentence silently loses its subject.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? placeholder) : placeholder,
  );
}

/**
 * The knowledge of one language, in the outline's order (`chunk_1` is its first). Chunks whose words are
 * missing are left out rather than indexed empty. Keywords are the authored ones and the phrases that only
 * this chunk's questions, and those of its neighbours, contain.
 */
export function buildChunks(
  outline: readonly ChunkOutline[],
  words: Readonly<Record<string, ChunkWords>>,
  facts: Facts,
): AuthoredChunk[] {
  const idOf = (key: string) => `chunk_${outline.findIndex((entry) => entry.key === key) + 1}`;
  const telling = tellingPhrases(outline, words, facts);

  return outline.flatMap(({ key, category, importance, related, lastUpdated }) => {
    const own = words[key];
    if (!own) return [];
    const authored = own.keywords
      .split(/[,،]/)
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== '');
    return {
      id: idOf(key),
      topic: fillFacts(own.topic, facts),
      content: fillFacts(own.content, facts),
      importance,
      lastUpdated,
      metadata: {
        keywords: [...new Set([...authored, ...(telling.get(key) ?? [])])],
        relatedChunks: related.map(idOf),
        category,
      },
      questions: fillFacts(own.questions, facts),
    };
  });
}

/** The share of a phrase's uses that must be a chunk's own or its neighbours' for the phrase to tell it. */
const tellingShare = 0.75;

function tellingPhrases(
  outline: readonly ChunkOutline[],
  words: Readonly<Record<string, ChunkWords>>,
  facts: Facts,
): Map<string, string[]> {
  const uses = new Map<string, Map<string, number>>();
  const typed = new Map<string, string>();
  for (const { key } of outline) {
    for (const sentence of fillFacts(words[key]?.questions ?? '', facts).split(/[.?؟!]+/)) {
      for (const [phrase, asTyped] of phrasesOf(sentence)) {
        const byChunk = uses.get(phrase) ?? new Map<string, number>();
        byChunk.set(key, (byChunk.get(key) ?? 0) + 1);
        uses.set(phrase, byChunk);
        typed.set(phrase, asTyped);
      }
    }
  }

  return new Map(
    outline.map(({ key, related }) => {
      const near = [key, ...related];
      const own = [...uses].filter(([, byChunk]) => {
        const mine = byChunk.get(key) ?? 0;
        const total = [...byChunk.values()].reduce((sum, count) => sum + count, 0);
        const nearby = near.reduce((sum, other) => sum + (byChunk.get(other) ?? 0), 0);
        return mine > 0 && nearby / total >= tellingShare;
      });
      return [key, own.map(([phrase]) => typed.get(phrase) ?? phrase)];
    }),
  );
}
