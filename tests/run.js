/**
 * `npm test`: everything that must hold, in one command, on a fresh clone too. Each check counts as one; the
 * test runners count their tests. The last line is the sum.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { install, say, tool } from '../local/install.js';
import { findBrowser } from './browser.js';

install();

const sum = { passed: 0, failed: 0 };
const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function run(title, args, env = {}) {
  say(title);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

function check(title, args, env) {
  if (run(title, args, env)) sum.passed += 1;
  else sum.failed += 1;
}

/** Adds a runner's own counts. A runner that failed without a failing test (a crash) counts as one failure. */
function suite(title, args, env, count) {
  const isGreen = run(title, args, env);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count();
  } catch (error) {
    console.error(`No report: ${error.message}`);
  }
  sum.passed += counts.passed;
  sum.failed += isGreen || counts.failed > 0 ? counts.failed : 1;
}

const report = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

function vitestCounts(name) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report(name);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.min(numFailedTestSuites, 1)) };
}

check('Format and lint', [tool.biome, 'check', '--error-on-warnings']);
check('Types', [tool.tsc, '-p', '.']);
check('Unused files, exports and packages', [tool.knip, '--no-progress']);
suite(
  'Unit and component tests',
  [tool.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
  {},
  () => vitestCounts('vitest'),
);
const builds = JSON.parse(readFileSync('tests/production/builds.json', 'utf8'));
for (const [name, { folder, env }] of Object.entries(builds)) {
  check(`Production build, ${name}`, [tool.vite, 'build', '--logLevel', 'warn', '--outDir', folder], env);
}
suite(
  'What the builds ship',
  [
    tool.vitest,
    'run',
    '--config=tests/production/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reports}/production.json`,
  ],
  {},
  () => vitestCounts('production'),
);
const browser = findBrowser();
if (browser) {
  suite(
    'End to end, in Chromium',
    [tool.playwright, 'test', '--config', 'e2e/playwright.config.ts'],
    browser.path ? { CHROMIUM_PATH: browser.path } : {},
    () => {
      const { expected, unexpected, flaky } = report('e2e').stats;
      return { passed: expected + flaky, failed: unexpected };
    },
  );
} else {
  sum.failed += 1;
}

console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
