import { loadBuildChunks } from '../../assistant';
import { brandWords } from '../../brandWords';
import { knowledgeOutline, knowledgeWords } from '../../content/knowledge';
import type { PageLanguage } from '../../languages';

const knowledge = {
  en: () =>
    Promise.all([import('../../../locales/en/knowledge.json'), import('../../../locales/en/faq.json')]),
  ar: () =>
    Promise.all([import('../../../locales/ar/knowledge.json'), import('../../../locales/ar/faq.json')]),
};

const phrases = {
  en: () => import('../../../locales/en/embedded.json'),
  ar: () => import('../../../locales/ar/embedded.json'),
};

const learned = {
  en: () => import('virtual:learned-en'),
  ar: () => import('virtual:learned-ar'),
};

/** What Maya knows and what she answers in without a model, fetched for the language that is asked in. */
export const mayaKnows = {
  async loadKnowledge(language: PageLanguage) {
    const [[known, faq], buildChunks] = await Promise.all([knowledge[language](), loadBuildChunks()]);
    const { elsewhere, ...words } = known.default;
    const chunks = buildChunks(knowledgeOutline, knowledgeWords(words, faq.default), brandWords(language));
    return { chunks, elsewhere: elsewhere.questions };
  },
  loadPhrases: async (language: PageLanguage) => (await phrases[language]()).default,
  loadWeights: async (language: PageLanguage) => (await learned[language]()).weights,
};
