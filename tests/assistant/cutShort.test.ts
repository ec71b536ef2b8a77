import { completeCutShort } from '../../src/assistant/cutShort';

test.each([
  ['We plan. We film. We mea', 'We plan. We film.\n\nShall I go on?'],
  ['It costs $1.5 million. The rest', 'It costs $1.5 million.\n\nShall I go on?'],
  ['Write to hello@arbelin.example and then', 'Write to hello@arbelin.example and…\n\nShall I go on?'],
  ['«هل نبدأ؟» نعم، ثم ننت', '«هل نبدأ؟»\n\nShall I go on?'],
  ['نبدأ بالبحث. ثم', 'نبدأ بالبحث.\n\nShall I go on?'],
  ['We plan.', 'We plan.\n\nShall I go on?'],
  ['**Done.** And', '**Done.**\n\nShall I go on?'],
])('%j becomes %j', (text, whole) => {
  expect(completeCutShort(text, 'Shall I go on?')).toBe(whole);
});
