/** Prints what Maya's reviewer and her ear have learned in a language, as JSON: `node local/learn.js ar`. */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./local/review/learned.ts', { configFile: false, logLevel: 'error' });
process.stdout.write(JSON.stringify(module.learnedWeights(process.argv[2])));
