import { readFileSync } from 'node:fs';
import catalogue from '../../../locales/en/inspector.json';

/** Every place where a rule's id is written down: data, an issue, a step of the cleanup. */
const written =
  /\b(?:id|rule): '([a-z_]{3,})'|(?:rejectFor|change|look)\(\s*'([a-z_]{3,})'|^\s*\[?\s*'([a-z_]{3,})',\s*(?:new RegExp|\/|$)/gm;

test('every rule of cleanup and moderation has a name in the inspector', () => {
  const folder = 'src/assistant/moderation';
  const files = [
    ...['inspect', 'moderate', 'cleanup', 'rules', 'shorten'].map((name) => `${folder}/${name}.ts`),
    'src/assistant/mind/review.ts',
  ];
  const ids = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(
      ([, one, other, step]) => one ?? other ?? step ?? '',
    ),
  );
  expect([...new Set(ids)].toSorted()).toEqual(Object.keys(catalogue.rules).toSorted());
});
