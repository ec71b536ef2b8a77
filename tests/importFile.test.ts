// @vitest-environment jsdom
import { __vitePreload } from '../src/importFile';

let lost = new Set<string>();
let asked: string[] = [];
const missing = vi.fn();

beforeEach(() => {
  lost = new Set();
  asked = [];
  missing.mockClear();
  globalThis.fetchedFiles = new Map();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (lost.has(address)) throw new TypeError('Failed to fetch');
    return new Response('', {
      status: address.includes('gone') ? 404 : 200,
      headers: { 'content-type': address.includes('signIn') ? 'text/html' : 'text/javascript' },
    });
  });
  window.addEventListener('vite:preloadError', missing);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', missing);
  vi.unstubAllGlobals();
});

const files = ['assets/part.js', 'assets/shared.js'];

test('nothing is imported before all its files were fetched, and none is fetched twice', async () => {
  const load = vi.fn(async () => {
    expect(asked).toEqual(['/assets/part.js', '/assets/shared.js']);
    return 'part';
  });
  await expect(__vitePreload(load, files)).resolves.toBe('part');
  await expect(__vitePreload(async () => 'other', ['assets/shared.js'])).resolves.toBe('other');
  expect(asked).toHaveLength(2);
  expect(missing).not.toHaveBeenCalled();
});

test('where one is lost the browser is not asked to import, the page is told, and it is fetched again', async () => {
  const load = vi.fn(async () => 'part');
  lost.add('/assets/shared.js');
  await expect(__vitePreload(load, files)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(missing).toHaveBeenCalledOnce();
  lost.clear();
  await expect(__vitePreload(load, files)).resolves.toBe('part');
  expect(asked.filter((address) => address === '/assets/shared.js')).toHaveLength(2);
});

test.each(['gone', 'signIn'])('a file that is %s is lost, whatever the host says instead', async (name) => {
  await expect(__vitePreload(async () => 'part', [`assets/${name}.js`])).rejects.toThrow(name);
});

test('the page is told of what cannot be imported, too', async () => {
  const load = async () => {
    throw new TypeError('Failed to import');
  };
  await expect(__vitePreload(load, files)).rejects.toThrow('Failed to import');
  expect(missing).toHaveBeenCalledOnce();
});
