// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { run } from 'axe-core';
import { Process } from '../../../src/components/sections/Process';
import { renderIn } from './renderIn';

/** The page as scrolled: what the library would tell the rider. */
let scrollTo: (progress: number) => void = () => {};
vi.mock('framer-motion/dom', async (original) => ({
  ...(await original<typeof import('framer-motion/dom')>()),
  scroll: (listener: (progress: number, info: { y: { progress: number } }) => void) => {
    scrollTo = (progress) => listener(progress, { y: { progress } });
    return () => {};
  },
}));

let come: () => void = () => {};

let leaveRoom: () => void = () => {};

function browserWith({ room }: { room: boolean }) {
  const media = Object.assign(new EventTarget(), { matches: room });
  leaveRoom = () => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        come = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
  // Four steps of 100 by 50, each figure 20 along its tread; jsdom lays nothing out by itself.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const step = this.closest('.stair > li');
    const index = step?.parentElement ? [...step.parentElement.children].indexOf(step) : 0;
    if (this.matches('.stair > li')) return new DOMRect(index * 100, 150 - index * 50, 100, 200);
    // The last figure hangs 30 under its tread.
    if (this.matches('.stair-dot'))
      return new DOMRect(index * 100 + 15, index === 3 ? 26 : 146 - index * 50, 10, 10);
    return new DOMRect(0, 0, 400, 350);
  });
}

afterEach(() => {
  come = () => {};
  vi.unstubAllGlobals();
});

test.each([
  ['en', 'The Process', ['Discover', 'Strategize', 'Amplify', 'Optimize'], '1 / 4'],
  ['ar', 'منهجنا', ['نكتشف', 'نخطّط', 'نضاعف', 'نحسّن'], '١ من ٤'],
] as const)('in %s four steps climb in order', async (language, title, steps, numeral) => {
  browserWith({ room: false });
  await renderIn(language, <Process />);
  expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', 'process');
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(steps);
  expect(items[0]).toHaveTextContent(numeral);
});

test('without room, or with less motion asked for, every figure is whole and nothing rides', async () => {
  browserWith({ room: false });
  const { container } = await renderIn('en', <Process />);
  act(() => come());
  expect(container.querySelectorAll('.stair-figure')).toHaveLength(4);
  expect(container.querySelector('.rider, .is-riding, .is-ahead')).toBeNull();
});

/** Everything the rider needs is loaded: if it still is not there, it was not asked for. */
const loaded = () => act(async () => void (await import('../../../src/components/sections/Rider')));

test('the rider only comes when the stair is near', async () => {
  browserWith({ room: true });
  const { container } = await renderIn('en', <Process />);
  await loaded();
  expect(container.querySelector('.rider')).toBeNull();
  act(() => come());
  await waitFor(() => expect(container.querySelector('.rider')).not.toBeNull());
});

test('the rider leaves when there is no more room, and the figures are whole again', async () => {
  browserWith({ room: true });
  const { container } = await renderIn('en', <Process />);
  act(() => come());
  await waitFor(() => expect(container.querySelectorAll('.is-ahead')).toHaveLength(4));
  act(() => leaveRoom());
  expect(container.querySelector('.rider, .is-riding, .is-ahead')).toBeNull();
});

test('the rider follows the page, and a figure unfolds when it is touched', async () => {
  browserWith({ room: true });
  const { container } = await renderIn('en', <Process />);
  act(() => come());
  await waitFor(() => expect(container.querySelector('.rider')).not.toBeNull());
  const rider = container.querySelector<HTMLElement>('.rider');
  const folded = () => container.querySelectorAll('.is-ahead').length;

  expect(folded()).toBe(4);
  // Three treads of 100, three risers of 50, 20 along the last tread and 30 down: 500 in all.
  act(() => scrollTo(50 / 500));
  expect(rider?.style.transform).toBe('translate(50px, 151px)');
  expect(folded()).toBe(3);
  act(() => scrollTo(1));
  expect(rider?.style.transform).toBe('translate(320px, 31px)');
  expect(folded()).toBe(0);
});

test('nothing is rendered with an inline style', async () => {
  browserWith({ room: false });
  const { container } = await renderIn('en', <Process />);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test.each(['en', 'ar'] as const)('axe finds nothing in %s', async (language) => {
  browserWith({ room: false });
  const { container } = await renderIn(language, <Process />);
  expect((await run(container, { rules: { 'heading-order': { enabled: false } } })).violations).toEqual([]);
});
