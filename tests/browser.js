/**
 * Finds a Chromium for the tests: one the system has, else the test runner's own download, else Debian's
 * package. Returns its path, or undefined for the runner's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop, tool } from '../local/install.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...macPaths];
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

export function findBrowser() {
  const found = systemBrowser();
  if (found) return found;

  say('No Chromium on this machine: asking the test runner for its own ...');
  if (succeeds(process.execPath, [tool.playwright, 'install', 'chromium'])) return undefined;

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('That did not work: installing the Debian package chromium ...');
    succeeds('apt-get', ['update', '-qq']);
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium']);
    const installed = systemBrowser();
    if (installed) return installed;
  }
  return stop('The browser tests need Chromium: install it, or set CHROMIUM_PATH to a Chrome or Chromium.');
}
