import 'fake-indexeddb/auto';
import arabicTexts from '../../locales/ar/assistant.json';
import arabicPhrases from '../../locales/ar/embedded.json';
import englishTexts from '../../locales/en/assistant.json';
import englishPhrases from '../../locales/en/embedded.json';
import { createAssistant } from '../../src/assistant/assistant';
import type { AssistantOptions } from '../../src/assistant/options';
import type { HistoryItem, Reply } from '../../src/assistant/reply';
import type { KnowledgeChunk, PageLanguage } from '../../src/assistant/types';
import { brandWords } from '../../src/brandWords';
import { site } from '../../src/site';
import { createFakeStorage } from '../storage/fakeStorage';
import { createClock } from './records/fakes';

export const gatewayModels = {
  fast: 'fast-model',
  primary: 'primary-model',
  technical: 'technical-model',
  contextual: 'contextual-model',
  reliable: 'reliable-model',
};

function chunk(id: number, topic: string, content: string, keywords: string[]): KnowledgeChunk {
  return {
    id: `chunk_${id}`,
    topic,
    content,
    importance: 9,
    lastUpdated: '2026-01-05',
    metadata: { keywords, relatedChunks: [], category: 'services' },
  };
}

export const chunks: Record<PageLanguage, KnowledgeChunk[]> = {
  en: [
    chunk(
      1,
      'Digital Marketing and Growth',
      'We plan and run search and social campaigns that bring customers.',
      ['campaign', 'social'],
    ),
    chunk(2, 'Offices', 'Our offices are in Berlin and Erbil, open from nine to six.', [
      'office',
      'offices',
      'location',
    ]),
  ],
  ar: [
    chunk(1, 'التسويق الرقمي والنمو', 'نخطّط حملات البحث والتواصل الاجتماعي التي تجلب العملاء ونديرها.', [
      'حملة',
      'حملات',
    ]),
    chunk(2, 'المكاتب', 'مكاتبنا في برلين وأربيل، مفتوحة من التاسعة إلى السادسة.', ['مكتب', 'مكاتب']),
  ],
};

export function brandOf(language: PageLanguage) {
  return {
    name: site.name[language],
    email: site.email,
    phones: site.offices.map(({ country, phone }) => ({ country: country[language], number: phone })),
    cities: site.offices.map(({ city }) => city[language]),
    foundedYear: site.foundedYear,
    replyWithinHours: site.replyWithinHours,
  };
}

let databases = 0;

/** An assistant with neither service configured and the embedded answers off; each test says what it is about. */
export function createTestAssistant(over: Partial<AssistantOptions> = {}) {
  databases += 1;
  const clock = createClock();
  const area = createFakeStorage();
  const options: AssistantOptions = {
    brand: { en: brandOf('en'), ar: brandOf('ar') },
    words: { en: brandWords('en'), ar: brandWords('ar') },
    texts: { en: englishTexts, ar: arabicTexts },
    loadPhrases: async (language) => ({ en: englishPhrases, ar: arabicPhrases })[language],
    loadKnowledge: async (language) => ({ chunks: chunks[language], elsewhere: '' }),
    rivals: site.rivals,
    siteUrl: 'https://arbelin.example',
    gateway: { url: 'http://127.0.0.1:9/v1', apiKey: undefined, models: gatewayModels },
    inference: { url: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'llama-3.1-8b-instant' },
    embedded: false,
    database: `test_${databases}`,
    now: clock.now,
    random: () => 0.5,
    analyticsAllowed: () => true,
    area,
    ...over,
  };
  const assistant = createAssistant(options);
  const sessionId = assistant.newSession();

  return {
    assistant,
    options,
    clock,
    area,
    sessionId,
    ask(
      text: string,
      {
        pageLanguage = 'en' as PageLanguage,
        history = [] as HistoryItem[],
        signal = new AbortController().signal,
      } = {},
    ): Promise<Reply> {
      return assistant.reply({ text, pageLanguage, sessionId, history }, signal);
    },
    stored: (key: string) => JSON.parse(area.getItem(key) ?? 'null'),
  };
}
