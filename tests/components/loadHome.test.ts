// @vitest-environment jsdom
import { vi } from 'vitest';
import { loadHome } from '../../src/components/loadHome';
import { Home } from '../../src/components/routes/Home';

afterEach(() => document.body.replaceChildren());

const inFile = '<div id="root" data-prerendered="home"><main><section id="home"></section></main></div>';
const elsewhere = '<div id="root" data-prerendered="privacy"><main></main></div>';

test('a home page that stands in its file comes with the first sign of life', async () => {
  document.body.innerHTML = inFile;
  const come = vi.fn();
  const coming = loadHome().then(come);
  await vi.dynamicImportSettled();
  expect(come).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await coming;
  expect(come).toHaveBeenCalledExactlyOnceWith(Home);
});

test.each([elsewhere, ''])('one that does not comes at once', async (page) => {
  document.body.innerHTML = page;
  expect(await loadHome()).toBe(Home);
});
