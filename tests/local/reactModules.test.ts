import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync } from 'vite';
import { entryOf, moduleOf } from '../../local/reactModules';

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

const files = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];

test.each(files)('%s is a module of the same names', (file) => {
  const { module, errors } = parseSync('react.js', moduleOf(read(file)));
  const names = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );
  expect(errors).toEqual([]);
  expect(names.sort()).toEqual(Object.keys(require(`../../node_modules/${file}`)).sort());
});

test('what it needs is imported, what is set twice can be set', () => {
  const code = moduleOf(
    [
      'var A = require("a"),',
      '  B = require("b");',
      'exports.now = void 0;',
      'if (A.has) exports.once$1 = A;',
      'if (A.has) exports.now = function () { return B.now(); };',
      'exports.later = function () { return exports.now(); };',
    ].join('\n'),
  );
  expect(code).toContain('import * as A from "a";');
  expect(code).toContain('import * as B from "b";');
  expect(code).toContain('let exported_now;');
  expect(code).toContain('let exported_once$1;');
  expect(code).toContain('const exported_later = function () { return exported_now(); };');
  expect(code).toContain(
    'export { exported_now as now, exported_once$1 as once$1, exported_later as later };',
  );
});

test('errors that are mere marks have no stack; those that are thrown keep theirs', () => {
  const client = moduleOf(read('react-dom/cjs/react-dom-client.production.js'));
  expect(client).not.toMatch(/^(?:var| ) \w+ = Error\(/m);
  expect(client).toContain('throw Error(');
  const mark = moduleOf('var mark = Error("m");\nexports.mark = mark;');
  expect(mark).toContain('var mark = Object.assign(Object.create(Error.prototype), { message: "m" });');
});

test('an entry leads to the code for production', () => {
  const entry = entryOf(read('react-dom/client.js'));
  expect(entry).toContain("export * from './cjs/react-dom-client.production.js'");
  expect(entryOf('module.exports = {};')).toBe('module.exports = {};');
});

test('what it cannot turn into a module stops the build', () => {
  expect(() => moduleOf('module.exports = require("react");')).toThrow('React');
  expect(() => moduleOf('Object.assign(exports, { a });')).toThrow('React');
  expect(() => moduleOf('var A = require("a"),\n  assign = Object.assign;')).toThrow('React');
});
