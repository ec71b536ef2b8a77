import type { TraceNotes, TurnTrace } from '../../../src/assistant';

const used = { minute: 2, hour: 2, day: 2, tokens: 6 };
const maxima = { minute: 40, hour: 800, day: 10_000, tokens: 8000 };
const warnsAt = { hour: 640, day: 8000 };

export const limiter = { allowed: true, used, maxima, warnsAt, warning: null, isNewWarning: false } as const;

/** A turn as the path writes it; each test names the steps it is about. */
export function createTrace(notes: Partial<TraceNotes>, over: Partial<TurnTrace> = {}): TurnTrace {
  const steps = Object.entries(notes).map(([step, value], index) => ({ step, at: index * 10, value }));
  return {
    id: 'turn_1',
    question: 'What does SEO cost?',
    pageLanguage: 'en',
    startedAt: 1000,
    steps: steps as unknown as TurnTrace['steps'],
    ...over,
  };
}

export function createPassage(id: number, cosine: number, keywords: number) {
  const importance = 0.06;
  return {
    chunk: {
      id: `chunk_${id}`,
      topic: `Topic ${id}`,
      content: `Content ${id}`,
      importance: 6,
      lastUpdated: '2026-01-05',
      metadata: { keywords: [], relatedChunks: [], category: 'faq' as const },
    },
    score: cosine + keywords + importance,
    relevance: 'high' as const,
    parts: { cosine, keywords, importance },
    termCosine: cosine,
  };
}

export const answer = {
  kind: 'answer',
  reply: 'After a first talk you get a proposal.',
  model: 'fast-model',
  tokens: 40,
  error: null,
} as const;
