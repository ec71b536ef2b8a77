import { createSearchIndex, type SearchIndex, vectorOf } from '../retrieval/searchIndex';
import { containsPhrase, words } from '../text';
import type { SearchResult } from '../types';
import { isMadeOf, readList } from '../understanding/acts';
import { namesPlace } from '../understanding/places';
import type { EmbeddedPhrases } from './embeddedPhrases';

/** Surely asked for: a fact's keyword and most of a question, or a question nearly as it stands. */
const factScore = 0.5;
const nearlyTheQuestion = 0.45;
/** A fact gives way to a chunk that is much more surely meant. */
const share = 0.6;

export interface FactFinder {
  /** The key of the fact a question asks for; `best` is the chunk that would answer it otherwise. */
  find(question: string, best: SearchResult | undefined): string | undefined;
  /** What a term of the trade means, where that and nothing else is asked. */
  define(question: string): string | undefined;
}

/** Finds single facts the way chunks are found: by their keywords and the questions they are asked by. */
export function createFactFinder({ facts, glossary, cues, answers }: EmbeddedPhrases): FactFinder {
  const keys = Object.keys(facts);
  let made: SearchIndex | undefined;
  const index = () => {
    if (made) return made;
    const askable = Object.entries(facts).filter(([, { keywords }]) => keywords !== undefined);
    const chunks = askable.map(([key, { keywords = '', questions = '' }]) => ({
      id: key,
      topic: '',
      content: '',
      importance: 6,
      lastUpdated: '',
      questions,
      metadata: { keywords: keywords.split(/[,،]/), relatedChunks: [], category: 'faq' as const },
    }));
    made = createSearchIndex(chunks, chunks.map(vectorOf));
    return made;
  };
  const places = answers.faqLocations?.topics ?? [];
  const contacts = answers.contact?.topics ?? [];

  return {
    find(question, best) {
      const isAboutPlace = best && [...places, ...contacts].includes(best.chunk.topic);
      if (isAboutPlace && namesPlace(withoutPhrases(question, readList(cues.ownPlaces))))
        return containsPhrase(question, readList(cues.offices)) ? 'elsewhere' : 'reach';
      const [fact] = index().rank(question);
      if (!fact || fact.score < factScore) return undefined;
      if (fact.parts.keywords === 0 && fact.parts.cosine < nearlyTheQuestion) return undefined;
      if (best && fact.score < Math.min(1, best.score) * share) return undefined;
      return keys.includes(fact.chunk.id) ? fact.chunk.id : undefined;
    },
    define(question) {
      const entry = Object.values(glossary).find(
        ({ terms }) => !isMadeOf(question, terms) && isMadeOf(question, terms, cues.definitions),
      );
      return entry?.text;
    },
  };
}

function withoutPhrases(text: string, phrases: readonly string[]): string {
  return phrases.reduce(
    (rest, phrase) => rest.replaceAll(new RegExp(`(?<= )[بلو]?(?:ال)?${phrase}(?= )`, 'g'), ''),
    ` ${words(text).join(' ')} `,
  );
}
