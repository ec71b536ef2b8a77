import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { weightsPaths } from '../../local/review/learned';
import { pageLanguages } from '../../src/languages';
import { variableNames } from '../../src/readConfig';

const parts = [
  'src',
  'locales',
  'local',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

type Settings = Readonly<Record<string, string>>;

/** A copy of the project that a test may change, build and check like an agency that takes it on. */
export function copyProject(name: string) {
  const root = resolve('.cache', `${name}-${process.pid}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of parts) cpSync(part, join(root, part), { recursive: true, preserveTimestamps: true });
  // Packages are found in the folder above; what is installed there is marked here, so that nothing is fetched.
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.installed'), lock);

  /** Runs with these settings and no others, whatever this process was started with. */
  function run(args: readonly string[], settings: Settings) {
    const none = Object.fromEntries(variableNames.map((variable) => [variable, '']));
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...none, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  return {
    root,
    run,
    build: (settings: Settings) =>
      run(
        [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--emptyOutDir'],
        settings,
      ),
    checkLaunch: (settings: Settings) => run(['local/checkLaunch.js'], settings),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** What ours has learned stands in for what is learned with another name in a few sentences, which takes long. */
    takeWeights() {
      for (const language of pageLanguages) {
        const taken = weightsPaths(language, root);
        weightsPaths(language).forEach((path, index) => {
          cpSync(path, taken[index] as string);
        });
      }
    },
    /** Path and text of everything in the build that is text, its names included. */
    built(): [path: string, text: string][] {
      return readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz|png|woff2)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(root.length), readFileSync(path, 'utf8')]);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
