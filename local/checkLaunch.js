/** `npm run check-launch`: what stands between this copy and a launch, in plain words. Silent when nothing does. */
import { install } from './install.js';

install();

const { runnerImport } = await import('vite');
const { module } = await runnerImport('./local/readCopy.ts', { configFile: false, logLevel: 'silent' });
const findings = await module.checkCopy(process.cwd());
const blocking = findings.filter(({ blocks }) => blocks);
const others = findings.filter(({ blocks }) => !blocks);

if (blocking.length > 0) print(`Before launch, ${blocking.length} to do:`, blocking);
if (others.length > 0) print('Good to know, and no obstacle:', others);
process.exitCode = blocking.length > 0 ? 1 : 0;

function print(title, list) {
  console.log(`\n${title}`);
  for (const { what, how } of list) console.log(`\n  - ${what}\n    ${how}`);
}
