import {
  analyticsLimits,
  cacheLimits,
  learningLimits,
  memoryLimits,
  rateLimits,
} from '../../src/assistant/limits';
import { cookies, storedItems } from '../../src/content/cookies';
import { formatNumber, type PageLanguage, pageLanguages } from '../../src/languages';
import { consentCookie, storageKeys, vectorDatabase } from '../../src/storage/keys';
import { readCatalogue } from './leaves';

interface CookieWords {
  categories: Record<string, string>;
  durations: Record<string, string>;
  purposes: Record<string, string>;
  storage: Record<'places' | 'purposes' | 'kept', Record<string, string>>;
}

const wordsIn = (language: PageLanguage) => readCatalogue<CookieWords>(language, 'cookies');
const hour = 60 * 60 * 1000;

test('the five durations of the specification appear, and no other', () => {
  expect([...new Set(cookies.map(({ duration }) => duration))].sort()).toEqual([
    'days90',
    'hours24',
    'months13',
    'year1',
    'years2',
  ]);
  expect(wordsIn('en').durations).toEqual({
    hours24: '24 hours',
    days90: '90 days',
    months13: '13 months',
    year1: '1 year',
    years2: '2 years',
  });
});

test('the only essential cookie is the one the consent record writes', () => {
  expect(cookies.filter(({ category }) => category === 'essential').map(({ key }) => key)).toEqual([
    consentCookie,
  ]);
});

test('the list of stored items names everything the storage module does, and nothing else', () => {
  const namesIn = (wanted: (typeof storedItems)[number]['place']) =>
    Object.fromEntries(storedItems.filter(({ place }) => place === wanted).map(({ id, key }) => [id, key]));
  expect(namesIn('localStorage')).toEqual(storageKeys);
  expect(namesIn('cookie')).toEqual({ consentCookie });
  expect(namesIn('indexedDB')).toEqual({ vectors: vectorDatabase.name });
});

test('only learning data and chat events need consent; the rest serves what the visitor asked for', () => {
  const optional = storedItems.filter(({ category }) => category !== 'essential');
  expect(optional.map(({ id, category }) => [id, category])).toEqual([
    ['chatLearning', 'analytics'],
    ['chatAnalytics', 'analytics'],
  ]);
});

test('no cookie is listed twice', () => {
  expect(new Set(cookies.map(({ key }) => key)).size).toBe(cookies.length);
});

test.each(pageLanguages)('every cookie has its words in %s, and no word is left over', (language) => {
  const { durations, purposes, categories } = wordsIn(language);
  expect(Object.keys(purposes).sort()).toEqual(cookies.map(({ purpose }) => purpose).sort());
  expect(Object.keys(durations).sort()).toEqual([...new Set(cookies.map(({ duration }) => duration))].sort());
  expect(Object.keys(categories)).toEqual(['essential', 'analytics', 'marketing', 'preferences']);
});

test.each(pageLanguages)(
  'everything this site stores has its words in %s, and no word is left over',
  (language) => {
    const { places, purposes, kept } = wordsIn(language).storage;
    const ids = storedItems.map(({ id }) => id).sort();
    expect(Object.keys(purposes).sort()).toEqual(ids);
    expect(Object.keys(kept).sort()).toEqual(ids);
    expect(Object.keys(places).sort()).toEqual([...new Set(storedItems.map(({ place }) => place))].sort());
  },
);

const amounts = [
  ['chatMemory', memoryLimits.sessions],
  ['chatMemory', memoryLimits.messagesPerSession],
  ['chatCache', cacheLimits.keepMs / hour],
  ['chatUsage', rateLimits.keepUsageMs / hour],
  ['chatLearning', learningLimits.interactions],
  ['chatLearning', learningLimits.metrics],
  ['chatAnalytics', analyticsLimits.events],
] as const;

test.each(pageLanguages.flatMap((language) => amounts.map(([id, amount]) => ({ language, id, amount }))))(
  'the words for $id in $language name the limit the code keeps: $amount',
  ({ language, id, amount }) => {
    const numbers = wordsIn(language).storage.kept[id]?.match(/[\p{N}.,٬]*\p{N}/gu);
    expect(numbers).toContain(formatNumber(amount, language));
  },
);

test.each(pageLanguages)(
  'the consent cookie lasts as long in the one table as in the other (%s)',
  (language) => {
    const { durations, storage } = wordsIn(language);
    expect(storage.kept.consentCookie).toBe(durations.year1);
  },
);
