import { diffWords } from '../../../src/components/inspector/diffWords';

const short = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => `${{ same: '=', removed: '-', added: '+' }[kind]}${text}`);

test.each([
  ['We plan media.', 'We plan media.', ['=We plan media.']],
  ['As an AI, I plan media.', 'I plan media.', ['-As an AI, ', '=I plan media.']],
  ['One two three', 'One four three', ['=One ', '-two ', '+four ', '=three']],
  ['أنا نموذج لغوي. نخطّط حملتك.', 'نخطّط حملتك.', ['-أنا نموذج لغوي. ', '=نخطّط حملتك.']],
  ['gone', '', ['-gone']],
  ['', 'came', ['+came']],
])('%j to %j', (before, after, expected) => {
  expect(short(before, after)).toEqual(expected);
});

test.each([
  ['line one\n\nline two', 'line two\nline three'],
  ['a b a b a', 'b a b'],
  ['x '.repeat(1500), `${'y '.repeat(1500)}x`],
])('what stayed and went is the text before; what stayed and came is the text after', (before, after) => {
  const parts = diffWords(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
