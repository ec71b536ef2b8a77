/** Finds a Chromium for the tests: one the system has, else the test runner's own download, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, tool } from '../local/install.js';

/** The shell is the same engine without windows and menus: it takes half the processor of a
 * small machine. One test needs the whole browser beside it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...macPaths];
  const isWhole = (path) => existsSync(path.replace(shell, 'chromium'));
  return [process.env.CHROMIUM_PATH, ...candidates.filter(isWhole)].find((path) => path && existsSync(path));
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** A download may be there and still lack a library of the system: only a start tells. */
function starts(path) {
  const script = `import('playwright').then(({ chromium }) => chromium.launch(${JSON.stringify({
    ...(path && { executablePath: path }),
    args: isRoot ? ['--no-sandbox'] : [],
  })})).then((browser) => browser.close())`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }).status === 0;
}

const isRoot = process.getuid?.() === 0;

/** `{ path }` of a browser that starts (undefined for the runner's own), or null where there is none. */
export function findBrowser() {
  const found = systemBrowser();
  if (found && starts(found)) return { path: found };

  say('No Chromium on this machine: asking the test runner for its own ...');
  if (succeeds(process.execPath, [tool.playwright, 'install', 'chromium']) && starts()) return {};

  if (isRoot && existsSync('/etc/debian_version')) {
    say('That did not work: installing the Debian package chromium ...');
    succeeds('apt-get', ['update', '-qq']);
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium', shell]) ||
      succeeds('apt-get', ['install', '-y', '-qq', 'chromium']);
    const installed = systemBrowser();
    if (installed && starts(installed)) return { path: installed };
  }
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.');
  return null;
}
