import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { retrievalLimits } from '../../src/assistant/limits';
import {
  type AuthoredChunk,
  buildChunks,
  type ChunkWords,
  type Known,
} from '../../src/assistant/retrieval/chunks';
import { vectorOf } from '../../src/assistant/retrieval/frequencies';
import { createSearchIndex, type SearchIndex } from '../../src/assistant/retrieval/searchIndex';
import { confidenceOf } from '../../src/assistant/retrieval/vectors';
import type { PageLanguage } from '../../src/assistant/types';
import { brandWords } from '../../src/brandWords';
import { knowledgeOutline, knowledgeWords } from '../../src/content/knowledge';

/**
 * `tuned`: what keywords were mended by. `untuned`: written last and never mended by. `heldOut`: by another hand.
 * `third`: short, in dialects and with slips; looked at since. `fresh`: by four others who knew the topics alone, mostly
 * in words that these do not have; constants were chosen by a part of them, no words were.
 * Each file is topic to questions; a topic is a chunk's key.
 */
export const splits = ['tuned', 'untuned', 'heldOut', 'third', 'fresh'] as const;
const languages: readonly PageLanguage[] = ['en', 'ar'];
const sizes = [35, 1000, 10_000] as const;

/** A question and its longer twin are answered by either chunk; a visit and an address by either of two. */
const sameAnswer: Readonly<Record<string, readonly string[]>> = {
  company: ['company', 'faqStart'],
  team: ['team', 'faqTeam'],
  awards: ['awards', 'faqAwards'],
  clients: ['clients', 'faqClients'],
  contact: ['contact', 'faqLocations'],
  faqLocations: ['contact', 'faqLocations'],
};

const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'));

export function knownOf(language: PageLanguage): Known {
  const { elsewhere, ...words } = read(`../../locales/${language}/knowledge.json`);
  const faq = read(`../../locales/${language}/faq.json`);
  const ownWords = knowledgeWords(words as Record<string, ChunkWords>, faq);
  return {
    chunks: buildChunks(knowledgeOutline, ownWords, brandWords(language)),
    elsewhere: elsewhere.questions,
  };
}

export const chunksOf = (language: PageLanguage): AuthoredChunk[] => knownOf(language).chunks;

export const indexOf = ({ chunks, elsewhere }: Known): SearchIndex =>
  createSearchIndex(chunks, chunks.map(vectorOf), elsewhere);

export function questionsOf(language: PageLanguage, split: (typeof splits)[number]) {
  const path = `./questions/${language}.${split}.json`;
  if (!existsSync(fileURLToPath(new URL(path, import.meta.url)))) return [];
  const byTopic: Record<string, string[]> = read(path);
  return Object.entries(byTopic).flatMap(([topic, list]) => list.map((question) => ({ topic, question })));
}

/** `tuned`: the word lists were mended by these; the others were written after them, never mended by. */
const offTopicFiles = { tuned: 'offTopic', heldOut: 'offTopic.heldOut', fresh: 'offTopic.fresh' } as const;

/** How many questions about something else find a chunk all the same. */
export function falselySure(index: SearchIndex, language: PageLanguage, split: keyof typeof offTopicFiles) {
  const asked: string[] = read(`./questions/${offTopicFiles[split]}.json`)[language];
  const sure = asked.filter((question) => {
    const [best] = index.rank(question);
    return confidenceOf(best?.score ?? 0) >= retrievalLimits.confidenceThreshold;
  });
  return { asked: asked.length, sure };
}

export interface Recall {
  questions: number;
  /** Shares of the questions, 0 to 1. Under the confidence threshold nothing counts as found. */
  at1: number;
  at3: number;
}

export function recallOf(index: SearchIndex, asked: readonly { topic: string; question: string }[]): Recall {
  const places = asked.map(({ topic, question }) => {
    const found = index.rank(question);
    if (confidenceOf(found[0]?.score ?? 0) < retrievalLimits.confidenceThreshold) return -1;
    const accepted = sameAnswer[topic] ?? [topic];
    return found.findIndex(({ chunk }) =>
      accepted.includes(knowledgeOutline[Number(chunk.id.slice('chunk_'.length)) - 1]?.key ?? ''),
    );
  });
  const share = (under: number) =>
    places.filter((place) => place >= 0 && place < under).length / (places.length || 1);
  return { questions: places.length, at1: share(1), at3: share(3) };
}

/** The knowledge made longer: every further chunk takes each of its parts from another real one. */
export function grow(chunks: readonly AuthoredChunk[], size: number): AuthoredChunk[] {
  return Array.from({ length: size }, (_, index) => {
    const part = (step: number) => chunks[(index * step + Math.floor(index / 7)) % chunks.length];
    const [one, other, third] = [part(1), part(5), part(11)];
    if (!one || !other || !third) throw new Error('There is no knowledge to grow');
    const marked = (text: string) => `${text} item${index}`;
    return {
      ...one,
      id: `chunk_${index + 1}`,
      content: marked(other.content),
      questions: third.questions ?? '',
      metadata: { ...one.metadata, keywords: [...one.metadata.keywords.slice(index % 5), `item${index}`] },
    };
  });
}

/** Microseconds a query takes, at the median and at the 99th percentile. */
export function timeQueries(rank: (question: string) => unknown, questions: readonly string[]) {
  for (const question of questions) rank(question);
  const times = questions.map((question) => {
    const start = performance.now();
    rank(question);
    return (performance.now() - start) * 1000;
  });
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), p99: at(0.99) };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The lines of the report: recall by language and split, false confidence, time by size of the knowledge. */
export async function benchRetrieval(): Promise<string[]> {
  const lines: string[] = [];
  for (const language of languages) {
    const index = indexOf(knownOf(language));
    for (const split of splits) {
      const { questions, at1, at3 } = recallOf(index, questionsOf(language, split));
      if (questions > 0) {
        lines.push(`${language} ${split}: recall@1 ${percent(at1)}, recall@3 ${percent(at3)} (${questions})`);
      }
    }
    for (const split of ['tuned', 'heldOut', 'fresh'] as const) {
      const { asked, sure } = falselySure(index, language, split);
      lines.push(`${language} off topic, ${split}: ${sure.length} of ${asked} over the confidence threshold`);
    }
  }

  const questions = questionsOf('en', 'tuned').map(({ question }) => question);
  for (const size of sizes) {
    const { chunks: few, elsewhere } = knownOf('en');
    const chunks = grow(few, size);
    const { median, p99 } = timeQueries(indexOf({ chunks, elsewhere }).rank, questions);
    lines.push(`${size} chunks: ${median} µs a query, ${p99} µs at the 99th percentile`);
    const rival = await miniSearch(chunks);
    if (rival) {
      const theirs = timeQueries(rival, questions);
      lines.push(`${size} chunks, minisearch: ${theirs.median} µs, ${theirs.p99} µs`);
    }
  }
  return lines;
}

/** A widely used engine beside ours, where it happens to be installed: it is no dependency of the project. */
async function miniSearch(chunks: readonly AuthoredChunk[]) {
  const name = 'minisearch';
  const loaded = await import(/* @vite-ignore */ name).catch(() => undefined);
  if (!loaded) return undefined;
  const engine = new loaded.default({ fields: ['topic', 'content', 'questions'] });
  engine.addAll(chunks.map(({ id, topic, content, questions }) => ({ id, topic, content, questions })));
  return (question: string) => engine.search(question, { fuzzy: 0.2, prefix: true });
}
