import { createHash } from 'node:crypto';
import { cacheControlFor, contentSecurityPolicy, headersFor } from '../../local/headers';
import { readConfig } from '../../src/readConfig';

const policyOf = (environment: Parameters<typeof readConfig>[0]) =>
  Object.fromEntries(
    contentSecurityPolicy(readConfig(environment))
      .split('; ')
      .map((rule) => {
        const [name = '', ...values] = rule.split(' ');
        return [name, values.join(' ')];
      }),
  );

test('a page loads itself and nothing else', () => {
  expect(policyOf({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'connect-src': "'self' https://api.emailjs.com",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
  });
});

test.each([
  ['the gateway', { VITE_GATEWAY_API_KEY: 'k' }, "'self' https://api.emailjs.com https://openrouter.ai"],
  [
    'the second service',
    { VITE_INFERENCE_API_KEY: 'k' },
    "'self' https://api.emailjs.com https://api.groq.com",
  ],
  [
    'another gateway and both',
    {
      VITE_GATEWAY_API_KEY: 'k',
      VITE_GATEWAY_URL: 'https://proxy.example/v1/ai',
      VITE_INFERENCE_API_KEY: 'k',
    },
    "'self' https://api.emailjs.com https://proxy.example https://api.groq.com",
  ],
  ['the local outbox', { VITE_EMAILJS_ORIGIN: 'http://localhost:4173' }, "'self' http://localhost:4173"],
  [
    'a service without a key: no',
    { VITE_GATEWAY_URL: 'https://proxy.example/v1' },
    "'self' https://api.emailjs.com",
  ],
])('it talks to %s', (_case, environment, expected) => {
  expect(policyOf(environment)['connect-src']).toBe(expected);
});

test('over https everything is https, and stays so', () => {
  const config = readConfig({ VITE_SITE_URL: 'https://arbelin.example' });
  expect(contentSecurityPolicy(config)).toContain('; upgrade-insecure-requests');
  expect(headersFor(config)['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
});

test('over plain http nothing is upgraded', () => {
  const config = readConfig({ VITE_SITE_URL: 'http://localhost:4173' });
  expect(contentSecurityPolicy(config)).not.toContain('upgrade-insecure-requests');
  expect(headersFor(config)).not.toHaveProperty('Strict-Transport-Security');
});

test('nothing is guessed, framed, passed on or switched on', () => {
  expect(headersFor(readConfig({}))).toEqual({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('what the pages hold inline is allowed by its hash, once, and nothing else that is inline or evaluated', () => {
  const page =
    '<script data-entry="a">start()</script><style>p{}</style><script type="application/ld+json">{}</script>';
  const policy = contentSecurityPolicy(readConfig({}), [page, page, '<script src="/a.js"></script>']);
  expect(policy).toContain(
    `; script-src 'self' ${hashOf('start()')}; style-src 'self' ${hashOf('p{}')}; img-src`,
  );
  expect(policy).not.toMatch(/unsafe/);
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/terms-of-service', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
])('%s is cached as %s', (path, expected) => {
  expect(cacheControlFor(path)).toBe(expected);
});
