import { site } from '../site';

/** Every name under which this site keeps something in a browser. All but the language carry the prefix. */
export const storageKeys = {
  language: 'i18nextLng',
  auth: `${site.prefix}_auth`,
  consent: `${site.prefix}_cookie_consent`,
  chatMemory: `${site.prefix}_chat_memory`,
  chatLearning: `${site.prefix}_chat_learning`,
  chatAnalytics: `${site.prefix}_chat_analytics`,
  chatCache: `${site.prefix}_chat_cache`,
  chatUsage: `${site.prefix}_chat_usage`,
  outbox: `${site.prefix}_outbox`,
} as const;

/** Under which the tabs write what the chat keeps, one after the other. */
export const chatLock = `${site.prefix}_chat`;

/** On which a tab in which the visitor erases everything tells the others. Nothing is kept of it. */
export const erasureChannel = `${site.prefix}_erasure`;

export const consentCookie = `${site.prefix}_consent`;

export const vectorDatabase = { name: `${site.prefix}_vector_store` } as const;
