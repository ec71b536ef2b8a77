import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import builds from './builds.json';

const compressed = /\.(gz|br|png|woff2)$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !compressed.test(file.name))
    .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }));

const sites = Object.entries(builds).map(([name, { folder }]) => [name, filesOf(folder)] as const);

/** The forms in which services hand out keys, and what stands after an authorization's name. */
const keyLike = [
  /\bsk-[\w-]{16,}/g,
  /\bgsk_\w{16,}/g,
  /\bAIza[\w-]{30,}/g,
  /\bgh[pousr]_\w{30,}/g,
  /\bxox[abprs]-[\w-]{10,}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\beyJ[\w-]{15,}\.[\w-]{15,}\.[\w-]{10,}/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  /\bBearer [\w.-]{16,}/g,
];

const keysIn = (text: string) => keyLike.flatMap((pattern) => text.match(pattern) ?? []);

test.each(sites)('%s: neither the name nor the word for the gate is in any file', (_name, files) => {
  expect(files.length).toBeGreaterThan(30);
  const { GATE_USERNAME, GATE_PASSWORD } = builds.gated.env;
  const telling = files.filter(({ text }) => text.includes(GATE_USERNAME) || text.includes(GATE_PASSWORD));
  expect(telling.map(({ name }) => name)).toEqual([]);
});

test('gated: no file holds anything like a key', () => {
  const [, files] = sites[0] ?? [];
  expect(files?.flatMap(({ text }) => keysIn(text))).toEqual([]);
});

test('launched: the only key is the one that was configured, and it is found', () => {
  const [, files = []] = sites[1] ?? [];
  expect([...new Set(files.flatMap(({ text }) => keysIn(text)))]).toEqual([
    builds.launched.env.VITE_GATEWAY_API_KEY,
  ]);
});

/** What our own files say to whoever maintains them. */
const comments = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap(
    (path) =>
      readFileSync(join('src', path), 'utf8').match(
        /(?<=^\s*(?:\/\/|\*|\/\*\*) ).{30,}?(?=\s*(?:\*\/)?$)/gm,
      ) ?? [],
  );

test.each(sites)(
  '%s: no source map, and nothing of what the code says to its maintainers',
  (_name, files) => {
    expect(comments.length).toBeGreaterThan(500);
    expect(files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => name)).toEqual([]);
    for (const { name, text } of files) {
      expect(/sourceMappingURL|sourcesContent/.test(text), name).toBe(false);
      expect(
        comments.filter((comment) => text.includes(comment)),
        name,
      ).toEqual([]);
    }
  },
);

test('launched: nothing of the gate is there, not even its words', () => {
  const [, files = []] = sites[1] ?? [];
  const word = JSON.parse(readFileSync('locales/en/gate.json', 'utf8')).title as string;
  expect(files.filter(({ text }) => text.includes(word)).map(({ name }) => name)).toEqual([]);
  expect(
    files.filter(({ name }) => /gate/i.test(name) && name.endsWith('.js')).map(({ name }) => name),
  ).toEqual([]);
});

test('gated: no page says anything of the site', () => {
  const [, files = []] = sites[0] ?? [];
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  expect(pages.length).toBe(10);
  const { description } = JSON.parse(readFileSync('locales/en/home.json', 'utf8')).hero as {
    description: string;
  };
  const promise = description.split('}}').at(-1) ?? '';
  expect(promise.length).toBeGreaterThan(20);
  for (const { text } of pages) {
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain(promise);
  }
});

/** The length of the longest function of a script. */
function longestFunction(code: string): number {
  const lengths = (node: unknown): number[] => {
    if (typeof node !== 'object' || node === null) return [];
    const { type, start, end } = node as { type?: unknown; start: number; end: number };
    const isFunction = typeof type === 'string' && type.includes('Function');
    return [...(isFunction ? [end - start] : []), ...Object.values(node).flatMap(lengths)];
  };
  return Math.max(...lengths(parseSync('chunk.js', code).program));
}

test.each(sites)('%s: no package of the first route is wrapped into one function', (_name, files) => {
  const packages = files.filter(({ name }) => /^packages-.*\.js$/.test(name));
  expect(packages).toHaveLength(1);
  expect(packages[0]?.text.length).toBeGreaterThan(200_000);
  expect(longestFunction(packages[0]?.text ?? '')).toBeLessThan(7500);
});
