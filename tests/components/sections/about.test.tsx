// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { run } from 'axe-core';
import { About } from '../../../src/components/sections/About';
import { renderIn } from './renderIn';

test.each([
  [
    'en',
    'Who We Are',
    ['2024', 'Berlin, Erbil', 'English, Arabic, German, Kurdish, Turkish', 'MENA, Europe, Africa, Asia'],
  ],
  [
    'ar',
    'من نحن',
    [
      '٢٠٢٤',
      'برلين، أربيل',
      'الإنجليزية، العربية، الألمانية، الكردية، التركية',
      'الشرق الأوسط وشمال أفريقيا، أوروبا، أفريقيا، آسيا',
    ],
  ],
] as const)('in %s it says when, where, in which languages and for whom', async (language, title, facts) => {
  await renderIn(language, <About />);
  const section = screen.getByRole('region', { name: title });
  expect(section).toHaveAttribute('id', 'about');
  expect(
    within(section)
      .getAllByRole('definition')
      .map((fact) => fact.textContent),
  ).toEqual(facts);
});

test.each([
  ['en', ['Vision', 'Mission']],
  ['ar', ['الرؤية', 'الرسالة']],
] as const)('in %s vision and mission stand under the section’s own heading', async (language, names) => {
  await renderIn(language, <About />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names);
});

describe('figures', () => {
  /** Stands in for the browser's observer, which jsdom has not. */
  const observers: { tell: (top: number, ratio: number) => void; isOver: boolean }[] = [];

  beforeEach(() => {
    observers.length = 0;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: unknown[]) => void) {
          const observer = {
            tell: (top: number, intersectionRatio: number) =>
              callback([{ boundingClientRect: { top }, intersectionRatio }]),
            isOver: false,
          };
          observers.push(observer);
          this.disconnect = () => {
            observer.isOver = true;
          };
        }
        observe() {}
        disconnect: () => void;
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const figures = (container: HTMLElement) => [...container.querySelectorAll('.leaf svg')];

  test('below the screen they are set back, and arrive when a third of them shows', async () => {
    const { container } = await renderIn('en', <About />);
    const [vision] = figures(container);
    expect(vision).not.toHaveAttribute('data-entrance');

    act(() => observers[0]?.tell(window.innerHeight + 10, 0));
    expect(vision).toHaveAttribute('data-entrance', 'waiting');
    act(() => observers[0]?.tell(window.innerHeight - 20, 0.1));
    expect(vision).toHaveAttribute('data-entrance', 'waiting');
    act(() => observers[0]?.tell(400, 0.6));
    expect(vision).toHaveAttribute('data-entrance', 'arrived');
    expect(observers[0]?.isOver).toBe(true);
  });

  test('on the screen from the start, they are left as they are', async () => {
    const { container } = await renderIn('en', <About />);
    act(() => observers[0]?.tell(300, 1));
    expect(figures(container)[0]).not.toHaveAttribute('data-entrance');
    expect(observers[0]?.isOver).toBe(true);
  });
});

test.each(['en', 'ar'] as const)('axe finds nothing in %s', async (language) => {
  const { container } = await renderIn(language, <About />);
  expect((await run(container, { rules: { 'heading-order': { enabled: false } } })).violations).toEqual([]);
});
