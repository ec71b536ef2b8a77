import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { legalDocuments, legalReviews } from '../src/content/legal';
import { variableNames } from '../src/readConfig';
import { sampleFacts, site } from '../src/site';
import type { Finding } from './finding';
import { type Build, findBeforeLaunch } from './launchFindings';

/** Checks the copy of the project in this folder, with the settings that `npm run build` would read. */
export function checkCopy(root: string): Finding[] {
  return findBeforeLaunch({
    environment: loadEnv('production', root, [...variableNames, 'GATE_']),
    site,
    sampleFacts,
    legal: legalDocuments.map(({ id, date }) => ({ id, date, reviewed: legalReviews[id] })),
    catalogues: textsIn(root, 'locales', /\.json$/),
    build: readBuild(root),
  });
}

const sources = [
  'src',
  'locales',
  'public',
  'local',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
];

function readBuild(root: string): Build | undefined {
  const folder = join(root, 'dist');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const builtAt = statSync(join(folder, 'index.html')).mtimeMs;
  const files = sources.filter((name) => existsSync(join(root, name))).flatMap((name) => filesIn(root, name));
  return {
    texts: Object.fromEntries(
      Object.entries(textsIn(root, 'dist', /(^|\/)[^.]*$|\.(js|html|txt|json|conf|toml|xml)$/)).map(
        ([path, text]) => [path.slice('dist/'.length), text],
      ),
    ),
    newerSource: files.find((file) => statSync(join(root, file)).mtimeMs > builtAt),
  };
}

/** Paths under the root, the folder's own name first. */
function filesIn(root: string, name: string): string[] {
  if (!statSync(join(root, name)).isDirectory()) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function textsIn(root: string, folder: string, pattern: RegExp): Record<string, string> {
  const files = filesIn(root, folder).filter((path) => pattern.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
