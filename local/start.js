/** `npm start`: installs what is missing, builds, and serves the site with a local outbox. No account anywhere. */
import { install, run, say, tool } from './install.js';

install();

say('Building the site ...');
run(process.execPath, [tool.vite, 'build', '--mode', 'preview', '--logLevel', 'warn']);

const { loadEnv } = await import('vite');
const environment = loadEnv('preview', process.cwd(), ['GATE_', 'VITE_ACCESS_GATE']);
const { GATE_USERNAME, GATE_PASSWORD, VITE_ACCESS_GATE } = environment;
say('Serving it. Stop with Ctrl+C.');
console.log(`
  Site     http://localhost:4173
  Outbox   http://localhost:4173/outbox   (every mail the site sends, as the staff will read it)
${VITE_ACCESS_GATE === 'off' ? '' : `  Sign in  ${GATE_USERNAME || 'developer'} / ${GATE_PASSWORD || 'catalyst'}\n`}`);
run(process.execPath, [tool.vite, 'preview', '--mode', 'preview', '--logLevel', 'warn']);
