import { withoutUnwanted } from '../../../src/assistant/understanding/unwanted';

test.each([
  ["We don't want ads, just a logo", 'logo', 'ads'],
  ['not interested in videos but we need a website', 'website', 'videos'],
  ['no photos please, only the texts', 'texts', 'photos'],
  ['ما نريد إعلانات بس شعار', 'شعار', 'إعلانات'],
  ['مش عايزين موقع، نحتاج حملة', 'حملة', 'موقع'],
])('of “%s” the wish is left', (text, wished, unwanted) => {
  const rest = withoutUnwanted(text);
  expect(rest).toContain(wished);
  expect(rest).not.toContain(unwanted);
});

test.each([
  "we don't want ads",
  "our customers don't need ads, how do we reach them",
  'we do not want to lose customers, what can you do?',
  'We do not want to just sell, we want a brand',
  'ما نريد نخسر زبائن، نريد حل',
  "don't you want to know our budget?",
  'we do not need to hurry',
  'ما نريد إعلانات',
  'how much is a logo?',
])('“%s” is left as it is', (text) => {
  expect(withoutUnwanted(text)).toBe(text);
});
