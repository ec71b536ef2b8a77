/** Installs what the lock file names, when it is not there yet. Plain Node: it runs before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const oldestNode = [20, 19];

export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    stop(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  say('Installing packages (npm install, at the versions of the lock file) ...');
  // Not `npm ci`: it refuses a lock file that lacks packages of other platforms, which not every registry carries.
  run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

export function say(text) {
  console.log(`\n> ${text}`);
}

export function stop(text) {
  console.error(text);
  process.exit(1);
}

/** Runs a command to its end with its output shown; stops everything when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** The path of an installed package's command, run by this Node: no shell, no global install. */
export const tool = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/playwright/cli.js',
};
