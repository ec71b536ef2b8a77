import { createCookieJar } from '../../src/tags/cookieJar';

/** A document that notes what is written to its cookies. */
function openAt(address: string, cookie = '') {
  const written: string[] = [];
  const page = {
    location: new URL(address),
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  return { jar: createCookieJar(() => page as unknown as Document), written };
}

test('a cookie is written for the whole site, encoded, and marked secure where the page is', () => {
  const plain = openAt('http://localhost:4173/');
  plain.jar.write('arbelin_consent', '{"a":"نعم; x"}', 31_536_000);
  expect(plain.written).toEqual([
    `arbelin_consent=${encodeURIComponent('{"a":"نعم; x"}')}; Max-Age=31536000; Path=/; SameSite=Lax`,
  ]);

  const secure = openAt('https://www.arbelin.example/privacy-policy');
  secure.jar.write('arbelin_consent', '1', 60);
  expect(secure.written).toEqual(['arbelin_consent=1; Max-Age=60; Path=/; SameSite=Lax; Secure']);
});

test('cookies are read by name, decoded; one that cannot be decoded is as good as none', () => {
  const { jar } = openAt('http://localhost/', 'a=1; b=%D9%86%D8%B9%D9%85; c=x=y; d=%E0%A4%A; e');
  expect(jar.read('a')).toBe('1');
  expect(jar.read('b')).toBe('نعم');
  expect(jar.read('c')).toBe('x=y');
  expect(jar.read('d')).toBeNull();
  expect(jar.read('missing')).toBeNull();
  expect(jar.names()).toEqual(['a', 'b', 'c', 'd', '']);
});

test.each([
  ['https://www.arbelin.example/', ['arbelin.example', 'www.arbelin.example']],
  [
    'https://a.b.arbelin.co.example/',
    ['co.example', 'arbelin.co.example', 'b.arbelin.co.example', 'a.b.arbelin.co.example'],
  ],
  ['http://localhost:4173/', []],
  ['http://127.0.0.1:4173/', []],
  ['http://[::1]:4173/', []],
])('on %s a cookie is deleted on the host and the domains above it', (address, domains) => {
  const { jar, written } = openAt(address);
  jar.expire('_ga');
  expect(written).toEqual([
    '_ga=; Max-Age=0; Path=/',
    ...domains.map((domain) => `_ga=; Max-Age=0; Path=/; Domain=${domain}`),
  ]);
});

test('a page that may have no cookies has none, and does not break', () => {
  const page = {
    location: new URL('http://localhost/'),
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
    set cookie(_text: string) {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  };
  const jar = createCookieJar(() => page as unknown as Document);
  jar.write('a', '1', 60);
  jar.expire('a');
  expect(jar.names()).toEqual([]);
  expect(jar.read('a')).toBeNull();
});
