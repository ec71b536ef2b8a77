import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const vite = 'node_modules/vite/bin/vite.js';
const port = 4390;

/** A launched site without keys: Maya answers by herself, so that what is measured is ours. */
export const launched = { folder: '.cache/bench', url: `http://localhost:${port}` };

/** Builds it as it is deployed. The runner of the bench is a development one; what is measured is not. */
export function buildLaunched(): boolean {
  const { NODE_ENV: _, ...environment } = process.env;
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--outDir', launched.folder, '--emptyOutDir'],
    { stdio: 'inherit', env: { ...environment, VITE_ACCESS_GATE: 'off' } },
  );
  return status === 0;
}

/** Serves it with the rules that go to the hosts, until `work` is done. */
export async function serveLaunched<Result>(work: () => Promise<Result>): Promise<Result> {
  const server: ChildProcess = spawn(
    process.execPath,
    [vite, 'preview', '--logLevel', 'error', '--outDir', launched.folder, '--port', String(port)],
    { stdio: 'inherit' },
  );
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(launched.url).catch(() => undefined)) return await work();
      await wait(100);
    }
    throw new Error(`Nothing answers at ${launched.url}.`);
  } finally {
    server.kill();
  }
}
