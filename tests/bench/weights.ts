import { weighSite } from '../production/weights';
import { buildLaunched, launched } from './preview';

/** What a launched site makes a visitor load, from a production build made for it. */
export function benchWeights(): string[] {
  if (!buildLaunched()) return ['The build failed.'];

  const kilobytes = (value: number) => `${value.toFixed(1)} kB`.padStart(9);
  return weighSite(launched.folder).map(
    ({ what, gzip, brotli, budget }) =>
      `${what.padEnd(40)}${kilobytes(gzip)} gzip of ${kilobytes(budget)}, ${kilobytes(brotli)} brotli`,
  );
}
