import { spawnSync } from 'node:child_process';
import { weighSite } from '../production/weights';

const folder = '.cache/bench';

/** What a launched site makes a visitor load, from a production build made for it. */
export function benchWeights(): string[] {
  // The runner of these parts is a development one; what is weighed is not.
  const { NODE_ENV: _, ...environment } = process.env;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', folder],
    { stdio: 'inherit', env: { ...environment, VITE_ACCESS_GATE: 'off' } },
  );
  if (status !== 0) return ['The build failed.'];

  const kilobytes = (value: number) => `${value.toFixed(1)} kB`.padStart(9);
  return weighSite(folder).map(
    ({ what, gzip, brotli, budget }) =>
      `${what.padEnd(36)}${kilobytes(gzip)} gzip of ${kilobytes(budget)}, ${kilobytes(brotli)} brotli`,
  );
}
