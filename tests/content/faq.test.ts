import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { brandWords } from '../../src/brandWords';
import { knowledgeOutline } from '../../src/content/knowledge';
import { dataNamespaces, dataWords } from '../../src/head/structuredData';
import { createI18n } from '../../src/i18n';
import { pageLanguages } from '../../src/languages';

const faqKeys = knowledgeOutline.flatMap(({ key, category }) => (category === 'faq' ? [key] : []));

test.each(pageLanguages)(
  'search engines read the visible words in %s, with every fact filled in',
  async (language) => {
    const { questions } = JSON.parse(readFileSync(`locales/${language}/faq.json`, 'utf8'));
    const i18n = await createI18n(language, i18next.createInstance());
    await i18n.loadNamespaces(dataNamespaces);
    const told = dataWords(i18n.getFixedT(language, dataNamespaces)).questions;
    const facts: Record<string, string> = brandWords(language);
    const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => facts[name] ?? 'missing');
    expect(told).toHaveLength(8);
    expect(told).toEqual(
      faqKeys.map((key) => ({
        question: filled(questions[key].question),
        answer: filled(questions[key].answer),
      })),
    );
    expect(JSON.stringify(told)).not.toMatch(/missing|\{\{/);
  },
);
