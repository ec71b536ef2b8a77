import { consentCookie, storageKeys, storedItems, vectorDatabase } from '../../src/storage/keys';

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
  expect(vectorDatabase).toEqual({ name: 'arbelin_vector_store', version: 1, store: 'vectors' });
});

test('the list of stored items leaves nothing out', () => {
  expect(storedItems.map(({ where, name }) => `${where} ${name}`)).toEqual([
    ...Object.values(storageKeys).map((name) => `localStorage ${name}`),
    'cookie arbelin_consent',
    'indexedDB arbelin_vector_store',
  ]);
});
