/** `npm run bench`: figures, never a verdict. Each part is a module that returns the lines of its report. */
import { install, say } from '../../local/install.js';

install();
const { runnerImport } = await import('vite');

const parts = [
  ['Retrieval', './tests/bench/retrieval.ts', 'benchRetrieval'],
  ['Weights', './tests/bench/weights.ts', 'benchWeights'],
  ['Moderation', './tests/bench/moderation.ts', 'benchModeration'],
];

for (const [title, file, report] of parts) {
  say(title);
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  for (const line of await module[report]()) console.log(`  ${line}`);
}
