import { languageKey } from '../../src/documentLanguage';
import { consentCookie, storageKeys, vectorDatabase } from '../../src/storage/keys';

test('every key has the name the outside world relies on', () => {
  expect(storageKeys).toEqual({
    language: 'i18nextLng',
    auth: 'arbelin_auth',
    consent: 'arbelin_cookie_consent',
    chatMemory: 'arbelin_chat_memory',
    chatLearning: 'arbelin_chat_learning',
    chatAnalytics: 'arbelin_chat_analytics',
    chatCache: 'arbelin_chat_cache',
    chatUsage: 'arbelin_chat_usage',
    outbox: 'arbelin_outbox',
  });
  expect(consentCookie).toBe('arbelin_consent');
  expect(vectorDatabase).toEqual({ name: 'arbelin_vector_store' });
});

test('the script before the first paint, which knows no prefix, keeps the language under the same key', () => {
  expect(languageKey).toBe(storageKeys.language);
});
