// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Counter } from '../../../src/components/ui/Counter';

let frames: FrameRequestCallback[];
let inView: (() => void)[];

/** What jsdom lacks, in the hands of the test: what the visitor sees, and when the next frame is drawn. */
beforeEach(() => {
  frames = [];
  inView = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        inView.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1, () => {}));
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => screen.getByTestId('counter').textContent;
const drawAt = (ms: number) => frames.at(-1)?.(ms);

function renderCounter() {
  const counter = (language: 'en' | 'ar') => (
    <p data-testid="counter">
      <Counter value={120} language={language} />
    </p>
  );
  const { rerender } = render(counter('en'));
  return { switchTo: (language: 'en' | 'ar') => rerender(counter(language)) };
}

test('the number stands in the page, and counts up when it comes into view', () => {
  renderCounter();
  expect(shown()).toBe('120');
  inView[0]?.();
  drawAt(0);
  expect(shown()).toBe('0');
  drawAt(450);
  expect(shown()).toBe('105');
  drawAt(900);
  expect(shown()).toBe('120');
});

test('in another language it has that language’s digits at once, and does not count again', () => {
  const { switchTo } = renderCounter();
  inView[0]?.();
  drawAt(0);
  drawAt(900);
  switchTo('ar');
  expect(shown()).toBe('١٢٠');
  expect(inView, 'nobody looks whether it comes into view').toHaveLength(1);
});

test('not yet seen, it counts in the language the page has by then', () => {
  const { switchTo } = renderCounter();
  switchTo('ar');
  expect(shown()).toBe('١٢٠');
  inView[1]?.();
  drawAt(0);
  drawAt(450);
  expect(shown()).toBe('١٠٥');
});

test('a language switched while it counts ends the count', () => {
  const { switchTo } = renderCounter();
  inView[0]?.();
  drawAt(0);
  drawAt(450);
  switchTo('ar');
  drawAt(500);
  expect(shown()).toBe('١٢٠');
});
