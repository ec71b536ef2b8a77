// @vitest-environment jsdom
import { documentLanguage, setLanguage } from '../src/documentLanguage';
import { findLanguage } from '../src/visitorLanguage';

interface Visit {
  address?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: readonly string[];
  page?: string;
}

/** A browser that comes with these, and finds the page in this language. */
function visit({ address = '', cookie, local, session, browser = [], page = '' }: Visit) {
  window.history.replaceState(null, '', `/${address}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the older way is the one the site reads.
  if (cookie) document.cookie = cookie;
  if (local) localStorage.setItem('i18nextLng', local);
  if (session) sessionStorage.setItem('i18nextLng', session);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...browser]);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
  document.documentElement.lang = page;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['i18nextLng', 'xi18nextLng']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the older way is the one the site reads.
    document.cookie = `${name}=; max-age=0`;
  }
});

test.each<[string, Visit, string]>([
  ['the address', { address: '?lang=ar', cookie: 'i18nextLng=en', local: 'en' }, 'ar'],
  ['then the cookie', { cookie: 'i18nextLng=ar', local: 'en' }, 'ar'],
  ['then what was chosen here', { local: 'ar', session: 'en', browser: ['en'] }, 'ar'],
  ['then the choice of this tab', { session: 'ar', browser: ['en'] }, 'ar'],
  ['then the browser', { browser: ['ar-IQ', 'en'], page: 'en' }, 'ar'],
  ['then the page', { page: 'ar' }, 'ar'],
  ['and English when nobody knows', {}, 'en'],
])('%s', (_, said, expected) => {
  visit(said);
  expect(findLanguage()).toBe(expected);
});

test.each<[string, Visit, string]>([
  ['a region is its language', { address: '?lang=ar-IQ' }, 'ar'],
  ['capitals do not matter', { address: '?lang=AR' }, 'ar'],
  ['a language of others is passed over', { address: '?lang=de', local: 'ar' }, 'ar'],
  ['so is one of a list', { browser: ['ckb', 'de-DE', 'ar-EG', 'en'] }, 'ar'],
  ['and nothing of ours is English', { browser: ['de-DE'], page: 'en' }, 'en'],
  ['an empty query says nothing', { address: '?lang=', browser: ['ar'] }, 'ar'],
  ['a cookie of another name says nothing', { cookie: 'xi18nextLng=ar' }, 'en'],
  ['a choice that is no language says nothing', { local: '<script>' }, 'en'],
])('%s', (_, said, expected) => {
  visit(said);
  expect(findLanguage()).toBe(expected);
});

test('a browser that refuses storage is asked for its own language', async () => {
  visit({ browser: ['ar'] });
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  }
  vi.resetModules();
  const fresh = await import('../src/visitorLanguage');
  expect(fresh.findLanguage()).toBe('ar');
  expect(() => setLanguage('ar')).not.toThrow();
});

test('the document takes language and direction at once, and the choice is kept', () => {
  setLanguage('ar');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(localStorage.getItem('i18nextLng')).toBe('ar');
  expect(documentLanguage()).toBe('ar');
  setLanguage('en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});
