import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What the pages speak with; Maya's own texts and the legal ones are read as whole files. */
const areas = [
  'chat',
  'common',
  'consent',
  'cookies',
  'faq',
  'footer',
  'forms',
  'gate',
  'home',
  'inspector',
  'service-details',
  'services',
  'work',
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => [path, readFileSync(`src/${path}`, 'utf8')] as const);

interface Node {
  type: string;
  [field: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (value && typeof value === 'object') {
    if ('type' in value && typeof value.type === 'string') yield value as Node;
    for (const each of Object.values(value)) yield* nodesOf(each);
  }
}

const trees = sources.map(([path, code]) => [path, [...nodesOf(parseSync(path, code).program)]] as const);

const plural = /_(zero|one|two|few|many|other)$/;

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path.replace(plural, '')];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, path ? `${path}.${key}` : key));
}

/** Stands in a key for what is put in: no key and no code has it. */
const gap = '§';

/** A text of the code that may be a key, with anything but a dot in its gaps. */
function patternOf(node: Node): RegExp | undefined {
  const isText = node.type === 'Literal' && typeof node.value === 'string';
  if (!isText && node.type !== 'TemplateLiteral') return undefined;
  const text = isText
    ? String(node.value)
    : (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(gap);
  if (!/^[\w.:§-]+$/.test(text) || !/[a-z]{2}/i.test(text)) return undefined;
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(gap, '[^.]+')}$`);
}

const nodes = trees.flatMap(([, all]) => all);
const patterns = nodes.flatMap((node) => patternOf(node) ?? []);
/** Keys that are read with all that hangs on them. */
const branches = nodes
  .filter(
    (node) => node.type === 'CallExpression' && JSON.stringify(node.arguments).includes('returnObjects'),
  )
  .flatMap((node) => (node.arguments as Node[]).flatMap((argument) => patternOf(argument) ?? []));

/** By its key alone, or with the area before it. */
function isUsed(area: string, key: string): boolean {
  const isMeant = (pattern: RegExp, name: string) => pattern.test(name) || pattern.test(`${area}:${name}`);
  const ancestors = key.split('.').map((_, index, all) => all.slice(0, index).join('.'));
  return (
    patterns.some((pattern) => isMeant(pattern, key)) ||
    ancestors.some((name) => branches.some((branch) => isMeant(branch, name)))
  );
}

test.each(areas)('no key of %s is unused', (area) => {
  const keys = keysOf(JSON.parse(readFileSync(`locales/en/${area}.json`, 'utf8')));
  expect(keys.filter((key) => !isUsed(area, key))).toEqual([]);
});

const spokenAttributes = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);
const hasLetters = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text);

test('no visible word stands in the markup of a component', () => {
  const found = trees.flatMap(([path, nodes]) =>
    nodes.flatMap((node) => {
      if (node.type === 'JSXText' && hasLetters(node.value)) return `${path}: ${node.value}`;
      if (node.type !== 'JSXAttribute') return [];
      const { name, value } = node as unknown as {
        name: { name: string };
        value: { type: string; value?: unknown } | null;
      };
      const isSpoken =
        spokenAttributes.has(name.name) && value?.type === 'Literal' && hasLetters(value.value);
      return isSpoken ? `${path}: ${name.name}="${value?.value}"` : [];
    }),
  );
  expect(found).toEqual([]);
});
