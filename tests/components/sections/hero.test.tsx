// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { run } from 'axe-core';
import { Hero } from '../../../src/components/sections/Hero';
import { heroWall } from '../../../src/components/sections/heroTiles';
import { renderIn } from './renderIn';

test.each([
  ['en', 'Creativity, Ingenuity & Skill', 'The Catalyst for Growth', 'Start your growth plan'],
  ['ar', 'إبداع وبراعة ومهارة', 'محفّز النمو', 'ابدأ خطة نموّك'],
] as const)(
  'in %s the title is the tagline, and the action leads to contact',
  async (language, title, promise, action) => {
    await renderIn(language, <Hero />);

    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', 'home');
    expect(screen.getByText(promise)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/#contact');
  },
);

test.each([
  ['en', 'Arbelin is a marketing and branding partner in Berlin and Erbil.'],
  ['ar', 'أربلين شريكك في التسويق وبناء العلامات، في برلين وأربيل.'],
] as const)('in %s the description takes its facts from the brand', async (language, start) => {
  await renderIn(language, <Hero />);
  expect(screen.getByText((text) => text.startsWith(start))).toBeVisible();
});

test('each row of the title has tiles of its own, and the wall ends in the citadel', async () => {
  const { container } = await renderIn('en', <Hero />);
  const tiles = [...container.querySelectorAll('.hero-row')].map(
    (row) => row.querySelectorAll('.tile-face').length,
  );
  expect(tiles).toEqual([11, 15, 10, 8]);
  expect(container.querySelectorAll('.hero-citadel .citadel-dot')).toHaveLength(1);
});

test('the wall of small screens has the six columns that its style counts on', () => {
  expect(heroWall.map((tiles) => tiles.length)).toEqual(heroWall.map(() => 6));
});

test('drawings are silent, and nothing carries an inline style', async () => {
  const { container } = await renderIn('en', <Hero />);
  expect(container.querySelectorAll('svg:not([aria-hidden="true"]):not(svg svg)')).toHaveLength(0);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test('a change of language keeps the rows, so that their tiles do not arrive again', async () => {
  const { container, words } = await renderIn('en', <Hero />);
  const before = [...container.querySelectorAll('.hero-row')];
  await act(() => words.changeLanguage('ar'));
  expect(screen.getByRole('heading', { level: 1, name: 'إبداع وبراعة ومهارة' })).toBeVisible();
  expect([...container.querySelectorAll('.hero-row')]).toEqual(before);
});

test.each(['en', 'ar'] as const)('axe finds nothing in %s', async (language) => {
  const { container } = await renderIn(language, <Hero />);
  expect((await run(container)).violations).toEqual([]);
});
