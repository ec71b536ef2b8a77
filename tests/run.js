/**
 * `npm test`: everything that must hold, in one command, on a fresh clone too. Each check counts as one; the
 * test runners count their tests. The last line is the sum.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install, say, tool } from '../local/install.js';
import { findBrowser } from './browser.js';

install();

const sum = { passed: 0, failed: 0 };
/** What failed, by name: it stands last, where whoever reads only the end of a long log finds it. */
const failures = [];
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
  else fail(title);
}

function fail(name, message = '') {
  sum.failed += 1;
  failures.push(`${name}\n${message}`.trim().split('\n').slice(0, 12).join('\n    '));
}

/** Adds a runner's own counts. A runner that failed without a failing test (a crash) counts as one failure. */
function suite(title, args, env, results) {
  const isGreen = run(title, args, env);
  const failedBefore = sum.failed;
  try {
    const { passed, failed } = results();
    sum.passed += passed;
    for (const { name, message } of failed) fail(`${title}: ${name}`, message);
  } catch (error) {
    fail(title, `No report: ${error.message}`);
  }
  if (!isGreen && sum.failed === failedBefore) fail(title);
}

const report = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** A file that could not be read as tests has failed without a failing test. */
function vitestResults(name) {
  const { numPassedTests, testResults } = report(name);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const path = relative('.', file);
      if (tests.length === 0) return [{ name: path, message }];
      return tests.map(({ fullName, failureMessages }) => ({
        name: `${path} › ${fullName}`,
        message: stripVTControlCharacters(failureMessages.join('\n')),
      }));
    });
  return { passed: numPassedTests, failed };
}

function browserResults() {
  const { stats, suites } = report('e2e');
  const specsIn = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsIn)];
  const failed = suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      message: stripVTControlCharacters(tests[0].results[0]?.error?.message ?? ''),
    }));
  return { passed: stats.expected + stats.flaky, failed };
}

check('Format and lint', [tool.biome, 'check', '--error-on-warnings']);
check('Types', [tool.tsc, '-p', '.']);
check('Unused files, exports and packages', [tool.knip, '--no-progress']);
suite(
  'Unit and component tests',
  [tool.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
  {},
  () => vitestResults('vitest'),
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
  () => vitestResults('production'),
);
const browser = findBrowser();
if (browser) {
  suite(
    'End to end, in Chromium',
    [tool.playwright, 'test', '--config', 'e2e/playwright.config.ts'],
    browser.path ? { CHROMIUM_PATH: browser.path } : {},
    browserResults,
  );
} else {
  fail('End to end, in Chromium', 'There is no browser.');
}

if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
