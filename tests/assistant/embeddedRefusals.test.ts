import arabicTexts from '../../locales/ar/assistant.json';
import englishTexts from '../../locales/en/assistant.json';
import { firstSentence } from '../../src/assistant/providers/embedded/facts';
import type { HistoryItem } from '../../src/assistant/reply';
import type { PageLanguage } from '../../src/assistant/types';
import { createTestAssistant } from './createTestAssistant';
import { last, phrases } from './talkEmbedded';

test.each<[PageLanguage, string, keyof typeof phrases.en.facts | keyof typeof phrases.en.answers]>([
  ['en', 'nah leave the call. whats in the thing for 10k', 'budget'],
  ['en', 'no phone calls, where is your office', 'faqLocations'],
  ['en', 'i dont want a call, how do we start then', 'writeMe'],
  ['ar', 'ما بدي اجتماع، وين مكتبكم؟', 'faqLocations'],
  ['ar', 'ماشي بس من غير ما حد يكلمني، ابعتولي العرض هنا', 'writeMe'],
])('%s: no call, and an answer: %s', async (language, line, key) => {
  const { replies, facts, answers } = phrases[language] as unknown as {
    replies: { noContact: string };
    facts: Record<string, { text: string }>;
    answers: Record<string, { first: string }>;
  };
  const reply = await last(language, [line]);
  expect(reply.startsWith(`${firstSentence(replies.noContact)} `)).toBe(true);
  expect(reply).toContain(facts[key]?.text ?? answers[key]?.first);
  for (const ask of phrases[language].asks.consultation) expect(reply).not.toContain(ask);
});

test.each<[PageLanguage, string]>([
  ['en', 'no no i dont want a plan i want to know what seo means'],
  ['ar', 'لا اريد خطة، اريد اعرف وين مكتبكم'],
])('%s: who wants no plan refuses no call: %s', async (language, line) => {
  expect(await last(language, [line])).not.toContain(firstSentence(phrases[language].replies.noContact));
});

test.each<[PageLanguage, string, string, string]>([
  ['en', 'can we meet tomorrow', 'could we do it on zoom instead', 'and thursday afternoon?'],
  ['ar', 'اريد موعد وياكم بالفيديو', 'وخميس العصر يصير؟', 'اي نعم'],
])('%s: what the open form is for is not told twice in the same words', async (language, ...lines) => {
  const { ask } = createTestAssistant({ embedded: true });
  const history: HistoryItem[] = [];
  const told: string[] = [];
  for (const line of lines) {
    const reply = await ask(line, { pageLanguage: language, history: [...history] });
    expect(reply).toMatchObject({ kind: 'hand_over', form: 'meeting' });
    if ('text' in reply) told.push(reply.text);
    history.push({ role: 'user', content: line }, { role: 'assistant', content: told.at(-1) ?? '' });
  }
  const { open } = { en: englishTexts, ar: arabicTexts }[language].handOver;
  expect(told.map((text) => text === open)).toEqual([false, true, false]);
});
