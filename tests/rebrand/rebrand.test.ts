import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor } from '../../local/headers';
import { readConfig } from '../../src/readConfig';
import { site } from '../../src/site';
import { copyProject } from './copyProject';
import { completeSettings, otherBrand } from './otherBrand';

// Each check is a process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 600_000 });

/** Another agency takes the project on: one file of facts, the legal review, the settings, a build. */
const copy = copyProject('rebrand');
let rebuilt: ReturnType<typeof copy.build>;

beforeAll(() => {
  let facts = copy.read('src/site.ts');
  for (const [from, to] of otherBrand) {
    if (!facts.includes(from)) throw new Error(`src/site.ts no longer says ${from}`);
    facts = facts.replace(from, to);
  }
  copy.write('src/site.ts', facts.replace(/(sampleFacts[^=]*= )\[[^\]]*\]/, '$1[]'));
  copy.write(
    'src/content/legal.ts',
    copy.read('src/content/legal.ts').replaceAll(/: null\b/g, ": '2099-01-01'"),
  );
  copy.takeWeights();
  rebuilt = copy.build(completeSettings);
});

afterAll(copy.remove);

test('the other brand is built, and its name is on it in both scripts', () => {
  expect(rebuilt).toMatchObject({ status: 0, stderr: '' });
  const home = copy.read('dist/index.html');
  expect(home).toContain('Zentrik');
  expect(home).toContain('زنتريك');
  expect(home).toContain('https://www.zentrik.de/');
});

const traces: readonly [what: string, pattern: RegExp][] = [
  ['the name', /arbelin/i],
  ['the name in Arabic', /أربلين|اربلين/],
  ['the e-mail address', new RegExp(site.email.replaceAll('.', '\\.'))],
  ...site.offices.flatMap(({ id, phone, street }): [string, RegExp][] => [
    [`the phone of ${id}`, new RegExp(phone.replaceAll('+', '\\+').replaceAll(' ', '\\s?'))],
    [`the address of ${id}`, new RegExp(`${street.en}|${street.ar}`)],
  ]),
];

test.each(traces)('no trace of %s is left in what visitors download', (_, pattern) => {
  const found = copy.built().flatMap(([path, text]) => {
    const hit = pattern.exec(`${path}\n${text}`);
    return hit ? [`${path}: ${text.slice(Math.max(0, hit.index - 60), hit.index + 60)}`] : [];
  });
  expect(found).toEqual([]);
});

test('a launched site carries neither the inspector nor the gate, nor their words', () => {
  const names = copy.built().map(([path]) => path);
  expect(names.filter((path) => /inspector|gate-|AccessGate/i.test(path))).toEqual([]);
  const code = copy.built().filter(([, text]) => /inspector-|gate-granted|Under Construction/.test(text));
  expect(code.map(([path]) => path)).toEqual([]);
});

test('with everything in place the launch check has nothing to say', () => {
  expect(copy.checkLaunch(completeSettings)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test.each<[what: string, settings: Record<string, string>, status: number, said: RegExp]>([
  ['the gate', { VITE_ACCESS_GATE: 'on', GATE_USERNAME: 'a', GATE_PASSWORD: 'b' }, 1, /gate is on/],
  [
    'an address on this machine',
    { VITE_SITE_URL: 'http://localhost:4173' },
    1,
    /VITE_SITE_URL is http:\/\/localhost/,
  ],
  [
    'another address than the build’s',
    { VITE_SITE_URL: 'https://zentrik.com' },
    1,
    /another address than https:\/\/zentrik\.com/,
  ],
  ['a mail id that is missing', { VITE_EMAILJS_SERVICE_ID: '' }, 1, /VITE_EMAILJS_SERVICE_ID not set/],
  [
    'a value that is malformed',
    { VITE_ACCESS_GATE: 'maybe' },
    1,
    /VITE_ACCESS_GATE=maybe is not valid: it takes on or off/,
  ],
  [
    'an assistant with nothing to answer from',
    { VITE_GATEWAY_API_KEY: '', VITE_INFERENCE_API_KEY: '', VITE_ASSISTANT_EMBEDDED: 'off' },
    1,
    /Maya can answer nobody/,
  ],
  [
    'a service that no browser reaches',
    { VITE_GATEWAY_URL: 'http://localhost:9/v1' },
    1,
    /VITE_GATEWAY_URL is http:\/\/localhost:9/,
  ],
  ['a policy of other settings', { VITE_EMAILJS_ORIGIN: 'https://mail.zentrik.de' }, 1, /content policy/],
])('it names %s', (_, settings, status, said) => {
  const run = copy.checkLaunch({ ...completeSettings, ...settings });
  expect(run).toMatchObject({ status, stderr: '' });
  expect(run.stdout).toMatch(said);
});

test('tags are optional, and a vendor’s key in the browser is told of with its cap: neither is an obstacle', () => {
  const settings = {
    ...completeSettings,
    VITE_META_PIXEL_ID: '',
    VITE_GATEWAY_URL: 'https://openrouter.ai/api/v1',
  };
  const rules = copy.read('dist/_headers');
  // As somebody wrote them at the host who set these headers there.
  copy.write(
    'dist/_headers',
    Object.values(headersFor(readConfig(settings), [copy.read('dist/index.html')])).join('\n'),
  );
  const run = copy.checkLaunch(settings);
  copy.write('dist/_headers', rules);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toMatch(/VITE_META_PIXEL_ID[\s\S]*optional/);
  expect(run.stdout).toMatch(/VITE_GATEWAY_API_KEY is a key of openrouter\.ai[\s\S]*Cap it/);
});

test('it names a secret in the build, a build that is older than its sources, and one of npm start', () => {
  copy.write('dist/assets/left.js', 'const key = "sk-or-v1-0123456789abcdef0123";');
  expect(copy.checkLaunch(completeSettings).stdout).toContain(
    'dist/assets/left.js holds something that looks',
  );
  copy.write('dist/assets/left.js', 'const mail = "local_public_key";');
  expect(copy.checkLaunch(completeSettings).stdout).toContain('the one of npm start');
  copy.write('dist/assets/left.js', '');
  const later = Date.now() / 1000 + 60;
  utimesSync(join(copy.root, 'locales/en/home.json'), later, later);
  expect(copy.checkLaunch(completeSettings).stdout).toContain('older than locales/en/home.json');
});

test('on a fresh clone it names every sample, every missing setting and the missing build', () => {
  const fresh = copyProject('fresh');
  const { status, stdout } = fresh.checkLaunch({});
  fresh.remove();
  expect(status).toBe(1);
  for (const said of [
    'VITE_SITE_URL is http://localhost:4173',
    'The gate is on',
    'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_CONSULTATION',
    'VITE_EMAILJS_TEMPLATE_CALLBACK, VITE_EMAILJS_TEMPLATE_CONTACT not set',
    'email, offices, social, counters, campaigns, clients, rivals',
    site.email,
    ...site.offices.flatMap(({ phone, street }) => [phone, street.en, street.ar]),
    ...Object.values(site.social),
    'Counsel has not read these legal texts as they stand: privacy, terms, disclaimer',
    'There is no build in dist/',
    'VITE_GTM_ID',
    'No model service has a key',
  ]) {
    expect(stdout).toContain(said);
  }
});
