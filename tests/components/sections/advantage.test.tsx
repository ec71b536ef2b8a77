// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { run } from 'axe-core';
import { Advantage } from '../../../src/components/sections/Advantage';
import { renderIn } from './renderIn';

test.each([
  [
    'en',
    'The Advantage',
    ['Insight first', 'Two offices, one table', 'Native, never translated', 'Paid attention, proven'],
    ['1', '2', '3', '4'],
  ],
  [
    'ar',
    'ما يميّزنا',
    ['المعرفة أولاً', 'مكتبان وطاولة واحدة', 'أصيل لا مترجَم', 'أثر تثبته الأرقام'],
    ['١', '٢', '٣', '٤'],
  ],
] as const)(
  'in %s four advantages are numbered in the language’s own digits',
  async (language, title, names, numerals) => {
    const { container } = await renderIn(language, <Advantage />);
    expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', 'advantage');
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names);
    expect(
      [...container.querySelectorAll('.advantage-numeral')].map((numeral) => numeral.textContent),
    ).toEqual(numerals);
  },
);

test.each([
  ['en', 'Languages we speak', ['English', 'Arabic', 'German', 'Kurdish', 'Turkish']],
  ['ar', 'اللغات التي نتحدّثها', ['الإنجليزية', 'العربية', 'الألمانية', 'الكردية', 'التركية']],
] as const)('in %s the five languages are named', async (language, name, spoken) => {
  await renderIn(language, <Advantage />);
  const list = screen.getByRole('list', { name });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual(spoken);
});

test('the drawing is silent, and nothing carries an inline style', async () => {
  const { container } = await renderIn('en', <Advantage />);
  expect(container.querySelector('.venn')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

test.each(['en', 'ar'] as const)('axe finds nothing in %s', async (language) => {
  const { container } = await renderIn(language, <Advantage />);
  expect((await run(container, { rules: { 'heading-order': { enabled: false } } })).violations).toEqual([]);
});
