import { isPlace, namesPlace } from '../../../src/assistant/understanding/places';

test.each([
  'What about Baghdad?',
  'بغداد',
  'وبغداد؟',
  'وببغداد؟',
  'وماذا عن بغداد؟',
  'فبغداد؟',
  'وبيروت؟',
  'وبرلين؟',
  'ولندن؟',
  'وللندن؟',
  'ولبنان؟',
  'وكركوك؟',
  'وكربلاء؟',
  'ومصر؟',
  'وابو ظبي؟',
  'والنجف؟',
  'والبصرة؟',
  'بالنجف',
  'وبالسعودية',
  'نصدّر للسعودية',
  'وللكويت؟',
])('names a place: %s', (text) => {
  expect(namesPlace(text)).toBe(true);
});

test.each([
  'وليد',
  'وكالة',
  'وكلاء',
  'والدي',
  'والدتي',
  'وبكم؟',
  'وبالكم',
  'ولبن',
  'وكم؟',
  'واليوم؟',
  'وبرامج',
  'وباريستا',
  'وكتب',
  'للحل',
  'بالعمل',
  'وبعد؟',
])('names none: %s', (text) => {
  expect(namesPlace(text)).toBe(false);
});

test.each([
  ['Berlin', true],
  ['Berlin Bikes', false],
  ['أربيل بغداد', true],
  ['بغداد للعطور', false],
])('is "%s" a place and nothing more? %s', (text, expected) => {
  expect(isPlace(text)).toBe(expected);
});
