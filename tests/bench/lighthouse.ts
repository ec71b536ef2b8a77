import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { median } from './figures';
import { launched, serveLaunched } from './preview';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const routes = ['/', '/privacy-policy', '/terms-of-service', '/disclaimer'];
/** Computed from an unthrottled load, or measured in a load that is really slowed down. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const;
const reports = '.cache/lighthouse';

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

/**
 * Lighthouse as a phone on slow 4G: medians per route, language and method of throttling. It is fetched for this
 * alone, outside the project: 180 packages are too many for everyone who only wants to start the site.
 */
export async function benchLighthouse(): Promise<string[]> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return serveLaunched(async () => {
    const lines = [`medians of ${runs}; seconds, ms blocked, shift; performance, access, practices, search`];
    for (const [method, throttling] of Object.entries(methods)) {
      for (const route of routes) {
        for (const language of pageLanguages) lines.push(line(method, throttling, route, language));
      }
    }
    return lines;
  });
}

function line(method: string, throttling: string, route: string, language: PageLanguage): string {
  const found = Array.from({ length: runs }, (_, index) =>
    audit(`${route}?lang=${language}`, throttling, join(reports, `${method}-${index}.json`)),
  ).filter((report) => report !== undefined);
  const label = `${method.padEnd(10)} ${route.padEnd(18)} ${language}`;
  if (found.length === 0) return `${label}  Lighthouse did not run.`;

  const value = (name: string) => median(found.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const seconds = (name: string) => (value(name) / 1000).toFixed(2);
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(median(found.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  );
  return [
    label,
    `FCP ${seconds('first-contentful-paint')}`,
    `LCP ${seconds('largest-contentful-paint')}`,
    `TBT ${Math.round(value('total-blocking-time'))}`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
    scores.join(' '),
  ].join('  ');
}

function audit(path: string, throttling: string, file: string): Report | undefined {
  const isRoot = process.getuid?.() === 0;
  const flags = ['--headless=new', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])];
  const { status, stderr } = spawnSync(
    'npx',
    [
      ...['--yes', '--package=lighthouse@12', '--', 'lighthouse', `${launched.url}${path}`, '--quiet'],
      `--throttling-method=${throttling}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...['--output=json', `--output-path=${file}`],
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: wholeBrowser() } },
  );
  if (status === 0) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(stderr.split('\n').slice(-3).join('\n'));
  return undefined;
}

/** It wants the browser with everything, not its shell; Chrome itself it finds alone. */
const wholeBrowser = () =>
  process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '');
