/**
 * What Maya knows, without its words: those are `locales/{en,ar}/knowledge.json` under the same keys, and for the
 * questions that stand on the page `faq.json`. The order gives the chunks their numbers. Change `lastUpdated`
 * with the words.
 */
const outline = [
  { key: 'company', category: 'company', importance: 10, related: ['approach', 'team', 'faqStart'] },
  {
    key: 'brandStrategy',
    category: 'services',
    importance: 9,
    related: ['creativeContent', 'technologyAnalytics'],
  },
  {
    key: 'creativeContent',
    category: 'services',
    importance: 9,
    related: ['brandStrategy', 'digitalMarketing'],
  },
  {
    key: 'digitalMarketing',
    category: 'services',
    importance: 10,
    related: ['creativeContent', 'technologyAnalytics'],
  },
  {
    key: 'mediaPlanning',
    category: 'services',
    importance: 8,
    related: ['digitalMarketing', 'technologyAnalytics'],
  },
  {
    key: 'technologyAnalytics',
    category: 'services',
    importance: 8,
    related: ['digitalMarketing', 'mediaPlanning'],
  },
  { key: 'team', category: 'team', importance: 8, related: ['faqTeam', 'company'] },
  { key: 'awards', category: 'credentials', importance: 8, related: ['faqAwards', 'clients'] },
  { key: 'clients', category: 'credentials', importance: 8, related: ['faqClients', 'awards'] },
  { key: 'approach', category: 'process', importance: 9, related: ['faqStart', 'faqServices'] },
  { key: 'contact', category: 'contact', importance: 9, related: ['faqLocations', 'faqStart'] },
  { key: 'faqServices', category: 'faq', importance: 6, related: ['brandStrategy', 'digitalMarketing'] },
  { key: 'faqDifferent', category: 'faq', importance: 6, related: ['company', 'approach'] },
  { key: 'faqTeam', category: 'faq', importance: 6, related: ['team'] },
  { key: 'faqAwards', category: 'faq', importance: 6, related: ['awards'] },
  { key: 'faqLocations', category: 'faq', importance: 6, related: ['contact'] },
  { key: 'faqClients', category: 'faq', importance: 6, related: ['clients'] },
  { key: 'faqPricing', category: 'faq', importance: 6, related: ['faqStart', 'contact'] },
  { key: 'faqStart', category: 'faq', importance: 6, related: ['approach', 'contact'] },
] as const;

export const knowledgeOutline = outline.map((entry) => ({ ...entry, lastUpdated: '2026-11-26' }));

interface FaqWords {
  questions: Record<string, { question: string; answer: string }>;
}

/** The words of all that Maya knows in one language: what stands on the page she tells in the same words. */
export function knowledgeWords<Words extends object>(knowledge: Record<string, Words>, faq: FaqWords) {
  return Object.fromEntries(
    Object.entries(knowledge).map(([key, words]) => {
      const asked = faq.questions[key];
      return [key, { topic: asked?.question ?? '', content: asked?.answer ?? '', ...words }];
    }),
  );
}
