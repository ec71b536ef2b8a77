import { learnedWeights } from '../../local/review/learned';
import arabic from '../../locales/ar/embedded.json';
import english from '../../locales/en/embedded.json';
import { createLearned } from '../../src/assistant/mind/learned';
import { createEmbeddedProvider } from '../../src/assistant/providers/embedded/embedded';
import { createKnowledge } from '../../src/assistant/retrieval/knowledge';
import type { PageLanguage } from '../../src/assistant/types';
import { findAct } from '../../src/assistant/understanding/acts';
import { detectLanguage } from '../../src/assistant/understanding/language';
import { knownOf } from '../bench/retrieval';
import { type AnswerLine, answerLines } from './answerLines';
import { heldOutLines } from './answerLinesHeldOut';

const phrases = { en: english, ar: arabic };
const knowledge = createKnowledge({
  load: async (language) => knownOf(language),
  store: { load: async () => [], replace: async () => {} },
});
const search = async (question: string, language: PageLanguage) =>
  (await knowledge.search(question, language, 'general')).results;
const loadPhrases = async (language: PageLanguage) => phrases[language];
/** Rules and retrieval alone, as where nothing learned could be fetched. */
const provider = createEmbeddedProvider(loadPhrases, search);
const learnedIn = createLearned(async (language) => learnedWeights(language));
const hearing = createEmbeddedProvider(
  loadPhrases,
  search,
  async (language) => (await learnedIn(language))?.ear,
);

async function isAnswered([language, line, answer]: AnswerLine, by = provider): Promise<boolean> {
  if (detectLanguage(line, { pageLanguage: language }) !== language) return false;
  const { acts, cues, facts, answers, glossary, replies } = phrases[language];
  if (answer === 'acts') return findAct(line, acts, cues.courtesies) !== undefined;

  const { results } = await knowledge.search(line, language, 'general');
  const messages = [{ role: 'user' as const, content: line }];
  const request = { messages, question: line, retrieved: results, language, visitorMessages: 1 };
  const { text } = await by.complete(request);
  const [kind, key = ''] = answer.split('.');
  const wanted: Record<string, (string | undefined)[]> = {
    // Of a single piece of work the last sentence of what it takes is told.
    facts: [
      facts[key as keyof typeof facts]?.text,
      key === 'duration' ? facts.duration.text.split('. ').at(-1) : undefined,
    ],
    answers: [(answers as Record<string, { first?: string }>)[key]?.first],
    glossary: Object.values(glossary).map((entry) => entry.text),
    offTopic: [replies.offTopic, replies.nothing],
    replies: [replies[key as 'deceit']],
  };
  return (wanted[kind ?? ''] ?? []).some((one) => one !== undefined && text.includes(one));
}

test.each(answerLines)('%s: %s is answered with %s', async (...line) => {
  expect(await isAnswered(line)).toBe(true);
});

test.each(['en', 'ar'] as const)('%s lines nobody mended by are answered as well', async (language) => {
  const lines = heldOutLines.filter(([of]) => of === language);
  const missed: string[] = [];
  for (const line of lines) if (!(await isAnswered(line))) missed.push(line[1]);
  expect(missed.length / lines.length, missed.join(' | ')).toBeLessThan(0.1);
});

test.each(['en', 'ar'] as const)(
  '%s: with an ear, hardly any of them gets another answer',
  async (language) => {
    const lines = [...answerLines, ...heldOutLines].filter(([of]) => of === language);
    const missed: string[] = [];
    for (const line of lines) if (!(await isAnswered(line, hearing))) missed.push(line[1]);
    // A new fact may say more than the one that was there before: a shop is more than a website.
    expect(missed.length / lines.length, missed.join(' | ')).toBeLessThan(0.1);
  },
);

test('each of several bare questions in a message is answered', async () => {
  const question = 'What do you do, how much is it, and where are you?';
  const messages = [{ role: 'user' as const, content: question }];
  const request = { messages, question, retrieved: [], language: 'en' as const, visitorMessages: 1 };
  const { text } = await provider.complete(request);
  expect(text).toContain(english.answers.faqServices.first);
  const { faqPricing, faqLocations } = english.answers;
  for (const { first, brief } of [faqPricing, faqLocations])
    expect(text.includes(first) || text.includes(brief)).toBe(true);
});
