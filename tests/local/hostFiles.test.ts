import { headersFor } from '../../local/headers';
import { hostFileNames, hostFiles } from '../../local/hosts/hostFiles';
import { readConfig } from '../../src/readConfig';

const config = readConfig({ VITE_SITE_URL: 'https://arbelin.example', VITE_GATEWAY_API_KEY: 'k' });
const document = '<script>start()</script><style>p{}</style>';
const rendered = {
  '/index.html': document,
  '/ar/index.html': document,
  '/privacy-policy/index.html': document,
  '/ar/privacy-policy/index.html': document,
  '/404.html': document,
  '/ar/404.html': document,
  '/robots.txt': '',
};
const files = hostFiles(config, rendered);
const file = (name: string) => files[name] ?? '';

test.each(['/_headers', '/vercel.json', '/nginx.conf', '/Caddyfile'])(
  '%s sets every header that npm start sets, and keeps what is named by its content',
  (name) => {
    for (const [header, value] of Object.entries(headersFor(config, [document]))) {
      const line = file(name)
        .split('\n')
        .find((line) => line.includes(header));
      expect(line, header).toContain(value);
    }
    expect(file(name)).toContain("connect-src 'self' https://api.emailjs.com https://openrouter.ai");
    expect(file(name)).toContain('public, max-age=31536000, immutable');
  },
);

test('before the site has an address over https, nothing is promised about https', () => {
  const local = hostFiles(readConfig({}), rendered);
  for (const content of Object.values(local)) expect(content).not.toContain('Strict-Transport-Security');
});

test('Netlify joins headers of rules that overlap: each is set once for every file', () => {
  const [all = '', assets = ''] = file('/_headers').split('/assets/*');
  expect(all).not.toContain('Cache-Control');
  expect(assets.match(/^ {2}\S+:/gm)).toEqual(['  Cache-Control:']);
});

test('Netlify answers ?lang=ar with the Arabic file, and its own name with the page', () => {
  expect(file('/_redirects').trim().split('\n')).toEqual([
    '/ar /?lang=ar 301!',
    '/ar/privacy-policy /privacy-policy?lang=ar 301!',
    '/ lang=ar /ar/index.html 200!',
    '/privacy-policy lang=ar /ar/privacy-policy/index.html 200!',
    ...['/404.html', '/ar/404.html', ...hostFileNames].map((name) => `${name} /404.html 404!`),
    '/* lang=ar /ar/404.html 404',
  ]);
});

interface Route {
  src?: string;
  has?: { type: string; key: string; value: string }[];
  dest?: string;
  status?: number;
  handle?: string;
  continue?: boolean;
  headers?: Record<string, string>;
}
const routes = (JSON.parse(file('/vercel.json')) as { routes: Route[] }).routes;

/** The first route that ends the walk, by Vercel's rules: the whole of the path, then the whole of the value. */
function route(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://arbelin.example');
  return routes.find(
    ({ src, has = [], handle, continue: goesOn }) =>
      !goesOn &&
      (handle === 'filesystem'
        ? pathname in rendered || `${pathname === '/' ? '' : pathname}/index.html` in rendered
        : new RegExp(`^${src}$`).test(pathname) &&
          has.every(({ key, value }) => new RegExp(`^${value}$`).test(searchParams.get(key) ?? ''))),
  );
}

test.each<[string, Partial<Route>]>([
  ['/', { handle: 'filesystem' }],
  ['/?lang=en', { handle: 'filesystem' }],
  ['/?lang=ar', { dest: '/ar/index.html' }],
  ['/?service=brand-strategy&lang=ar-IQ', { dest: '/ar/index.html' }],
  ['/?lang=arc', { handle: 'filesystem' }],
  ['/privacy-policy?lang=ar', { dest: '/ar/privacy-policy/index.html' }],
  ['/ar', { status: 301, headers: { Location: '/$1?lang=ar' } }],
  ['/ar/privacy-policy', { status: 301, headers: { Location: '/$1?lang=ar' } }],
  ['/ar/privacy-policy/index.html', { status: 301, headers: { Location: '/$1?lang=ar' } }],
  ['/nothing-here', { status: 404, dest: '/404.html' }],
  ['/ar/nothing-here', { status: 404, dest: '/404.html' }],
  ['/arabic', { status: 404, dest: '/404.html' }],
  ['/nothing-here?lang=ar', { status: 404, dest: '/ar/404.html' }],
  ['/404.html', { status: 404, dest: '/404.html' }],
  ['/ar/404.html', { status: 404, dest: '/404.html' }],
  ['/nginx.conf', { status: 404, dest: '/404.html' }],
])('Vercel answers %s with %o', (address, expected) => {
  expect(route(address)).toMatchObject(expected);
});

/** What stands behind a translated file's folder in an address goes nowhere: it would be another host's name. */
const elsewhere = [
  '/ar//elsewhere.example',
  '/ar///elsewhere.example/',
  '/ar/\\elsewhere.example',
  '/ar/%5Celsewhere.example',
  '/ar/\t/elsewhere.example',
  '/ar//privacy-policy',
  '/ar/privacy-policy//elsewhere.example',
  '//ar//elsewhere.example',
  '//elsewhere.example',
];

test.each(elsewhere)('no host sends the path %j anywhere', (path) => {
  const moves = routes.flatMap(({ src, status }) => (status === 301 && src ? [src] : []));
  const [, inNginx = ''] = /location ~ (\^\/ar\S+) \{\n {4}return 301/.exec(file('/nginx.conf')) ?? [];
  const [, inCaddy = ''] = /path_regexp file_ar (\S+)/.exec(file('/Caddyfile')) ?? [];
  const patterns = [...moves.map((src) => `^${src}$`), inNginx, inCaddy];
  expect(patterns).toHaveLength(3);
  for (const pattern of patterns) {
    expect('/ar/privacy-policy').toMatch(new RegExp(pattern));
    expect(path).not.toMatch(new RegExp(pattern));
  }
  // Netlify and Cloudflare name whole paths, and pass none of it on.
  expect(file('/_redirects')).not.toContain(':splat');
});

test.each([
  ['/nginx.conf', 'server_name arbelin.example;', '"~*^ar([-_].*)?$" /ar;', '/vercel\\.json|'],
  ['/Caddyfile', '\narbelin.example {', "matches('(?i)^ar([-_].*)?$')", ' /vercel.json '],
])(
  '%s knows the domain, who reads Arabic, and which files are not for visitors',
  (name, domain, arabic, hidden) => {
    expect(file(name)).toContain(domain);
    expect(file(name)).toContain(arabic);
    expect(file(name)).toContain(hidden);
  },
);

test('nginx quotes what has spaces, and no header has a quote of its own', () => {
  const added = file('/nginx.conf').match(/^ {2}add_header .*$/gm) ?? [];
  expect(added.length).toBe(Object.keys(headersFor(config)).length + 1);
  for (const line of added.filter((line) => !line.includes('$'))) {
    expect(line).toMatch(/^ {2}add_header [\w-]+ "[^"]*" always;$/);
  }
});
