import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => path.replaceAll('\\', '/'));

/** Values a file imports from our own files, as paths under `src` without extension. Types cost nothing. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  const lines = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]|import\(\s*['"`](\.[^'"`]+)['"`]\s*\)/g,
  );
  return [...lines].map(([, from, dynamic]) => {
    const target = join(dirname(file), from ?? dynamic ?? '');
    return relative('.', target).replaceAll('\\', '/');
  });
}

const packagesOf = (file: string) =>
  [
    ...readFileSync(join('src', file), 'utf8').matchAll(
      /^(?:import|export|\}).*\sfrom\s+['"]([^.'"][^'"]*)['"];|import\(\s*['"]([^.'"][^'"]*)['"]\s*\)/gm,
    ),
  ].map(([, from, dynamic]) => from ?? dynamic ?? '');

const roomOf = (path: string) =>
  path.startsWith('components/') ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '');

function offences(of: (file: string) => boolean, isAllowed: (target: string, file: string) => boolean) {
  return sources.filter(of).flatMap((file) =>
    importsOf(file)
      .filter((target) => !target.startsWith('..') && !target.endsWith('.css') && !isAllowed(target, file))
      .map((target) => `${file} imports ${target}`),
  );
}

const within =
  (...rooms: string[]) =>
  (path: string) =>
    rooms.some((room) => path === room || path.startsWith(`${room}/`));

test('languages, site and what the environment means import nothing of ours', () => {
  expect(offences(within('languages.ts', 'readConfig.ts', 'site.ts'), () => false)).toEqual([]);
  expect(offences(within('config.ts'), within('readConfig'))).toEqual([]);
});

test('content imports only site and languages', () => {
  expect(offences(within('content'), within('site', 'languages', 'content'))).toEqual([]);
});

test.each(['storage', 'mail', 'tags'])('%s imports only itself, config and site', (room) => {
  expect(offences(within(room), within(room, 'config', 'readConfig', 'site'))).toEqual([]);
});

test('the assistant imports only itself and storage', () => {
  expect(offences(within('assistant'), within('assistant', 'storage'))).toEqual([]);
});

test('the assistant knows no React, no i18next and no environment', () => {
  const allowed = new Set(['openai', 'idb']);
  const strangers = sources
    .filter(within('assistant'))
    .flatMap((file) => packagesOf(file).map((name) => [file, name] as const))
    .filter(([, name]) => !allowed.has(name) && !name.startsWith('openai/'));
  expect(strangers).toEqual([]);
  const readers = sources
    .filter(within('assistant'))
    .filter((file) => readFileSync(join('src', file), 'utf8').includes('import.meta'));
  expect(readers).toEqual([]);
});

test('only config reads the environment', () => {
  const readers = sources.filter((file) => /import\.meta\.env/.test(readFileSync(join('src', file), 'utf8')));
  expect(readers.sort()).toEqual(['config.ts']);
});

test('components take the assistant through its door, and its values in one file', () => {
  const entering = sources.filter(within('components')).flatMap((file) =>
    importsOf(file)
      .filter(within('assistant'))
      .map((target) => `${file} -> ${target}`),
  );
  // Two have doors of their own: the worker, which would get the page's part too through the other one, and a visit
  // without Maya, which would get all of her.
  const ownDoors = [
    'components/chat/mindWorker.ts -> assistant/mind/serveMind',
    'components/chat/useOldRecords.ts -> assistant/records/dropOld',
  ];
  const inPage = entering.filter((line) => !ownDoors.includes(line));
  const files = ['components/chat/siteAssistant.ts', 'components/chat/mayaKnows.ts'];
  expect(inPage.filter((line) => !files.some((file) => line.startsWith(file)))).toEqual([]);
  expect(inPage.filter((line) => !/-> assistant(\/index)?$/.test(line))).toEqual([]);
});

test('chat, forms, consent and gate never import each other', () => {
  const rooms = ['components/chat', 'components/forms', 'components/consent', 'components/gate'];
  expect(
    offences(
      within(...rooms),
      (target, file) => !rooms.includes(roomOf(target)) || roomOf(target) === roomOf(file),
    ),
  ).toEqual([]);
});

test('ui knows no words', () => {
  const speaking = sources
    .filter(within('components/ui'))
    .filter((file) => packagesOf(file).includes('react-i18next'));
  expect(speaking).toEqual([]);
});

test('no language is compared outside languages.ts', () => {
  const comparing = sources
    .filter((file) => file !== 'languages.ts' && !file.startsWith('assistant/'))
    .filter((file) => /[!=]==? '(ar|en)'/.test(readFileSync(join('src', file), 'utf8')));
  expect(comparing).toEqual([]);
});

test('no markup carries an inline style, and nothing is set as raw HTML', () => {
  const offending = sources.filter((file) =>
    /\sstyle=\{|dangerouslySetInnerHTML|\.innerHTML\b/.test(readFileSync(join('src', file), 'utf8')),
  );
  expect(offending).toEqual([]);
});

test('stylesheets are logical: no physical left and right', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const physical = sheets.flatMap((sheet) =>
    readFileSync(join('src', sheet), 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .split('\n')
      .filter((line) =>
        /(^|[\s;{])((margin|padding|border)-(left|right)|left|right|text-align:\s*(left|right)|float)\s*:/.test(
          line,
        ),
      )
      .map((line) => `${sheet}: ${line.trim()}`),
  );
  expect(physical).toEqual([]);
});
