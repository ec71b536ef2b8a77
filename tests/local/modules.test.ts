import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modulesOf } from '../../local/review/modules';

const project = mkdtempSync(join(tmpdir(), 'modules-'));
const write = (path: string, text: string) => writeFileSync(join(project, path), text);

beforeAll(() => {
  mkdirSync(join(project, 'a/b'), { recursive: true });
  write(
    'a/entry.ts',
    "import { one } from './one';\nimport type { Two } from './two';\nimport {\n  three,\n} from './b';\n",
  );
  write('a/one.ts', "import { readFileSync } from 'node:fs';\nexport { four } from './four';\n");
  write('a/two.ts', '');
  write('a/b/index.ts', "import { one } from '../one';\n");
  write('a/four.ts', "// import { five } from './five';\n");
});
afterAll(() => rmSync(project, { recursive: true }));

test('a module is found with all it imports, directly or not, once each, and without types', () => {
  expect(modulesOf('a/entry.ts', project).sort()).toEqual([
    'a/b/index.ts',
    'a/entry.ts',
    'a/four.ts',
    'a/one.ts',
  ]);
});

test('what the reviewer learns from holds its features and rules, and nothing of the answers', () => {
  const found = modulesOf('local/review/train.ts');
  expect(found).toContain('src/assistant/moderation/learned/features.ts');
  expect(found).toContain('src/assistant/moderation/rules/aloud.ts');
  expect(found.filter((path) => path.includes('embedded'))).toEqual([]);
});
