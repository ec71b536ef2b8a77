import { readdirSync, readFileSync } from 'node:fs';

const isNone = /@source not inline\("\{(.*?)\}"\)/g;
const classes = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
const namesIn = (text: string) => text.match(/[\w-]+/g) ?? [];
/** Of an expression in a template only what it may put there. */
const written = (template: string) =>
  template.replace(/\$\{[^}]*\}/g, (value) => (value.match(/'[^']*'/g) ?? []).join(' '));

test('no component wears a class that the styles are told is none', () => {
  const lists = readFileSync('src/index.css', 'utf8').matchAll(isNone);
  const none = [...lists].flatMap(([, words = '']) => namesIn(words));
  const worn = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [...readFileSync(`src/components/${name}`, 'utf8').matchAll(classes)])
    .flatMap(([, plain = '', template = '']) => namesIn(`${plain} ${written(template)}`));
  expect(none).toContain('relative');
  expect(worn).toContain('sr-only');
  expect(worn.filter((name) => none.includes(name))).toEqual([]);
});
