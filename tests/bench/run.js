/**
 * `npm run bench`: figures, never a verdict. Each part is a module that returns the lines of its report;
 * `npm run bench -- weights visits` prints only those. Parts after the weights look at the build these make,
 * or make one.
 */
import { install, say } from '../../local/install.js';
import { findBrowser } from '../browser.js';

install();
process.env.CHROMIUM_PATH ??= findBrowser()?.path ?? '';
const { runnerImport } = await import('vite');

const parts = [
  ['Retrieval', './tests/bench/retrieval.ts', 'benchRetrieval'],
  ['Moderation', './tests/bench/moderation.ts', 'benchModeration'],
  ['Weights', './tests/bench/weights.ts', 'benchWeights'],
  ['Visits', './tests/bench/visits.ts', 'benchVisits'],
  ['Presses', './tests/bench/presses.ts', 'benchPresses'],
  ['Turns', './tests/bench/turns.ts', 'benchTurns'],
  ['Lighthouse', './tests/bench/lighthouse.ts', 'benchLighthouse'],
];
/** So slow, and so seldom of interest, that they run only where they are named. */
const seldom = [
  ['Reviewer', './tests/bench/reviewer.ts', 'benchReviewer'],
  ['Purposes', './tests/bench/purposes.ts', 'benchPurposes'],
];

const asked = process.argv.slice(2).map((name) => name.toLowerCase());
const isAsked = (title) => asked.length === 0 || asked.includes(title.toLowerCase());

const ofSite = parts.slice(parts.findIndex(([title]) => title === 'Weights'));
if (!isAsked('Weights') && ofSite.some(([title]) => isAsked(title))) {
  const { module } = await runnerImport('./tests/bench/preview.ts', { configFile: false, logLevel: 'error' });
  if (!module.buildLaunched()) process.exit(1);
}

for (const [title, file, report] of asked.length === 0 ? parts : [...seldom, ...parts]) {
  if (!isAsked(title)) continue;
  say(title);
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  for (const line of await module[report]()) console.log(`  ${line}`);
}
