import { silenceConsole } from '../src/silenceConsole';

/** A console with every method of the real one, each of which counts. */
function createConsole() {
  const spoken: string[] = [];
  const names = Object.entries(console).flatMap(([name, value]) => (typeof value === 'function' ? name : []));
  const target = Object.fromEntries(names.map((name) => [name, () => spoken.push(name)]));
  const speak = () => {
    for (const name of names) target[name]?.();
  };
  return { target: target as unknown as Console, speak, spoken, names };
}

test('in production no method says anything', () => {
  const { target, speak, spoken, names } = createConsole();
  silenceConsole(true, target);
  speak();
  expect(names).toEqual(expect.arrayContaining(['log', 'warn', 'error', 'table', 'trace', 'assert']));
  expect(spoken).toEqual([]);
});

test('in development every method speaks', () => {
  const { target, speak, spoken, names } = createConsole();
  silenceConsole(false, target);
  speak();
  expect(spoken).toEqual(names);
});
