/**
 * `npm run soak`: many turns and many forms against services that fail at random, on this machine only. Fails where
 * anything was lost, doubled or held on to. A number after the command is the seed of the chances.
 */
import { install, say } from '../../local/install.js';

install();
const { createServer } = await import('vite');
// The code under soak loads some of itself late, which only a server that stays can serve.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});

const seed = Number(process.argv[2] ?? 1);
const parts = [
  ['2,000 turns', '/tests/soak/turns.ts', 'soakTurns'],
  ['200 forms', '/tests/soak/forms.ts', 'soakForms'],
];

let complaints = 0;
for (const [title, file, soak] of parts) {
  say(`${title}, seed ${seed}`);
  const report = await (await vite.ssrLoadModule(file))[soak](seed);
  for (const line of report.lines) console.log(`  ${line}`);
  for (const line of report.complaints) console.error(`  ✗ ${line}`);
  complaints += report.complaints.length;
}
console.log(
  complaints === 0 ? '\nNothing lost, nothing doubled, nothing held on to' : `\n${complaints} complaints`,
);
process.exit(complaints === 0 ? 0 : 1);
