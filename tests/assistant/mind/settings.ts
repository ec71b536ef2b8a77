import arabicTexts from '../../../locales/ar/assistant.json';
import englishTexts from '../../../locales/en/assistant.json';
import type { MindSettings } from '../../../src/assistant/mind/mind';
import { fillTexts } from '../../../src/assistant/texts';
import { brandWords } from '../../../src/brandWords';
import { site } from '../../../src/site';
import { brandOf } from '../createTestAssistant';

const words = { en: brandWords('en'), ar: brandWords('ar') };

/** What the site tells a mind of the agency. */
export const settings: MindSettings = {
  texts: fillTexts({ en: englishTexts, ar: arabicTexts }, words),
  words,
  contact: {
    email: site.email,
    phones: site.offices.map(({ phone }) => phone),
    siteHost: 'arbelin.example',
  },
  keep: [site.email, ...site.offices.map(({ phone }) => phone)],
  agencyNames: [site.name.en, site.name.ar],
  brand: { en: brandOf('en'), ar: brandOf('ar') },
  rivals: site.rivals,
  embedded: true,
  isServed: false,
  database: 'mind_of_tests',
  lock: undefined,
};
