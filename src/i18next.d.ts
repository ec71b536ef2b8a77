import type assistant from '../locales/en/assistant.json';
import type chat from '../locales/en/chat.json';
import type common from '../locales/en/common.json';
import type consent from '../locales/en/consent.json';
import type cookies from '../locales/en/cookies.json';
import type faq from '../locales/en/faq.json';
import type footer from '../locales/en/footer.json';
import type forms from '../locales/en/forms.json';
import type gate from '../locales/en/gate.json';
import type home from '../locales/en/home.json';
import type inspector from '../locales/en/inspector.json';
import type legalDisclaimer from '../locales/en/legal-disclaimer.json';
import type legalPrivacy from '../locales/en/legal-privacy.json';
import type legalTerms from '../locales/en/legal-terms.json';
import type serviceDetails from '../locales/en/service-details.json';
import type serviceItems from '../locales/en/service-items.json';
import type services from '../locales/en/services.json';
import type work from '../locales/en/work.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      assistant: typeof assistant;
      chat: typeof chat;
      common: typeof common;
      consent: typeof consent;
      cookies: typeof cookies;
      faq: typeof faq;
      first: Pick<typeof chat, 'panel' | 'toggle'> &
        Pick<typeof consent, 'banner' | 'saved' | 'settings'> & {
          otherName: { viewBox: string; path: string };
        };
      footer: typeof footer;
      forms: typeof forms;
      gate: typeof gate;
      home: typeof home;
      inspector: typeof inspector;
      'legal-disclaimer': typeof legalDisclaimer;
      'legal-privacy': typeof legalPrivacy;
      'legal-terms': typeof legalTerms;
      'service-details': typeof serviceDetails;
      'service-items': typeof serviceItems;
      services: typeof services;
      work: typeof work;
    };
  }
}
