import { moderate } from '../../../src/assistant/moderation/moderate';
import { withOwnName } from '../../../src/assistant/moderation/ownName';
import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { contextFor } from '../../bench/moderation';

/** The rules know the agency by what it calls itself today. */
const rulesOf = (text: string, language: 'en' | 'ar', agencyNames: readonly string[]) =>
  moderate(text, { ...contextFor(language), agencyNames }).issues.map(({ rule }) => rule);

test.each([
  ['en', 'You are talking to the Zentrik chatbot. Which business do you run?', 'Zentrik'],
  ['en', 'Meet Nord and Partner bot. Which business do you run?', 'Nord and Partner'],
  ['ar', 'هذه محادثة زنتريك الآلية. بماذا أساعدكم؟', 'زنتريك'],
  ['ar', 'سمعت أن الناس في زينتريك جيدون. بماذا أساعدكم؟', 'زنتريك'],
] as const)('%s: %s', (language, text, name) => {
  expect(rulesOf(text, language, [name])).not.toEqual([]);
});

test.each([
  ['en', 'At Zentrik we plan campaigns for shops. Which business do you run?', 'Zentrik'],
  ['ar', 'في زنتريك نخطّط حملات للمتاجر. ما نشاط شركتكم؟', 'زنتريك'],
] as const)('what the agency says of itself passes: %s: %s', (language, text, name) => {
  expect(rulesOf(text, language, [name])).toEqual([]);
});

const names = ['Arbelin', 'أربلين'];
const marked = (text: string) => withOwnName(splitSentences(text), names).map(({ plain }) => plain);

test.each([
  ['a name in Latin letters', 'نحن في Arbelin نعمل من مكتبين.', 'نحن في أربلين نعمل من مكتبين.'],
  ['a name in Arabic letters', 'We at أربلين work in two offices.', 'We at Arbelin work in two offices.'],
  ['a name among others', 'أربلين وأربلين Arbelin هنا.', 'أربلين وأربلين أربلين هنا.'],
])('%s is the same word as the one in the script around it', (_, text, same) => {
  expect(marked(text)).toEqual(marked(same));
});

test.each([
  ['لأربلين', 'ل'],
  ['للأربيلين', 'لل'],
  ['وبأربيلين', 'وب'],
  ['فأربلين', 'ف'],
  ['كأربلين', 'ك'],
])('%s names the agency', (written, before) => {
  const [name] = marked('أربلين.').map((plain) => plain.replaceAll(/[ .]/g, ''));
  expect(marked(`${written} مكتبان.`)).toEqual([` . ${before}${name} مكتبان . `]);
});

test('one Arabic word makes no Arabic sentence', () => {
  expect(marked('We at Arbelin call it «هوية», which means identity.')[0]).toContain(
    marked('Arbelin.')[0]?.slice(3, -3),
  );
});

test('the people of Erbil are not the agency', () => {
  expect(marked('نعمل في أربيلين.')).not.toEqual(
    splitSentences('نعمل في أربيلين.').map(({ plain }) => plain),
  );
  expect(marked('أغلبهم أربيليين هنا.')).toEqual(
    splitSentences('أغلبهم أربيليين هنا.').map(({ plain }) => plain),
  );
});
