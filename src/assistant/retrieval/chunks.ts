import type { ChunkCategory, KnowledgeChunk } from '../types';
import { phrasesOf } from './terms';

/** A chunk as it is authored: the questions people ask it by are indexed with it and never leave the index. */
export interface AuthoredChunk extends KnowledgeChunk {
  questions?: string;
}

/** All that is known in one language. */
export interface Known {
  chunks: AuthoredChunk[];
  /** What people ask that is no business of ours, question by question. */
  elsewhere: string;
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
    const authored = fillFacts(own.keywords, facts)
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

/** The share of the chunks with a phrase that must be the chunk or its neighbours for the phrase to tell it. */
const tellingShare = 0.75;

function tellingPhrases(
  outline: readonly ChunkOutline[],
  words: Readonly<Record<string, ChunkWords>>,
  facts: Facts,
): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const typed = new Map<string, string>();
  for (const { key } of outline) {
    for (const [phrase, asTyped] of phrasesOf(fillFacts(words[key]?.questions ?? '', facts))) {
      uses.set(phrase, [...(uses.get(phrase) ?? []), key]);
      typed.set(phrase, asTyped);
    }
  }

  const telling = new Map<string, string[]>(outline.map(({ key }) => [key, []]));
  for (const [phrase, keys] of uses) {
    for (const { key, related } of outline) {
      const near = keys.filter((other) => other === key || related.includes(other)).length;
      if (keys.includes(key) && near / keys.length >= tellingShare)
        telling.get(key)?.push(typed.get(phrase) ?? phrase);
    }
  }
  return telling;
}
