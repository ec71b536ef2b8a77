// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { run } from 'axe-core';
import { Challenge } from '../../../src/components/sections/Challenge';
import { renderIn } from './renderIn';

test.each([
  ['en', 'The Challenge', '60–100 ads reach one person in a single day.'],
  ['ar', 'التحدّي', '٦٠–١٠٠ إعلان تمرّ أمام الواحد منّا كلّ يوم.'],
] as const)(
  'in %s the claim reads as one sentence, in the language’s own digits',
  async (language, title, claim) => {
    await renderIn(language, <Challenge />);
    const section = screen.getByRole('region', { name: title });
    expect(section).toHaveAttribute('id', 'challenge');
    expect(section.querySelector('.challenge-claim')).toHaveTextContent(claim);
  },
);

test.each([
  ['en', /100 marks.*60 are solid squares.*a single one is round/],
  ['ar', /١٠٠ شكل.*٦٠ مربّعاً.*شكل واحد مستدير/],
] as const)('in %s the field is one picture, told in words', async (language, words) => {
  await renderIn(language, <Challenge />);
  expect(screen.getByRole('img', { name: words })).toBeVisible();
});

test('of a hundred marks sixty are solid and one is remembered, on screens of every width', async () => {
  await renderIn('en', <Challenge />);
  const drawings = [...screen.getByRole('img').querySelectorAll('svg')];
  expect(drawings).toHaveLength(3);
  for (const drawing of drawings) {
    const count = (mark: string) =>
      drawing.querySelector(`.challenge-${mark}`)?.getAttribute('d')?.match(/M/g)?.length;
    expect({ seen: count('seen'), missed: count('missed'), remembered: count('remembered') }).toEqual({
      seen: 60,
      missed: 39,
      remembered: 1,
    });
  }
});

test.each([
  ['en', ['Seen by everyone', 'Seen on a busy day', 'Remembered']],
  ['ar', ['يراها الجميع', 'تُرى في يوم مزدحم', 'تبقى في الذاكرة']],
] as const)('in %s the key says what each mark means', async (language, key) => {
  await renderIn(language, <Challenge />);
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(key);
});

test.each(['en', 'ar'] as const)('axe finds nothing in %s', async (language) => {
  const { container } = await renderIn(language, <Challenge />);
  expect((await run(container, { rules: { 'heading-order': { enabled: false } } })).violations).toEqual([]);
});
