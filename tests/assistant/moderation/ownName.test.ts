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

test('the people of Erbil are not the agency', () => {
  const marked = (text: string) => withOwnName(splitSentences(text), ['أربلين']).map(({ plain }) => plain);
  expect(marked('نعمل في أربيلين.')).not.toEqual(
    splitSentences('نعمل في أربيلين.').map(({ plain }) => plain),
  );
  expect(marked('أغلبهم أربيليين هنا.')).toEqual(
    splitSentences('أغلبهم أربيليين هنا.').map(({ plain }) => plain),
  );
});
