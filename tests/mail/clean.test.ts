import { multiLine, singleLine } from '../../src/mail/clean';

test.each([
  ['a header of its own', 'Lena\r\nBcc: all@example.com', 'Lena Bcc: all@example.com'],
  ['line separators', 'Lena\u2028Azad\u0085x', 'Lena Azad x'],
  ['tabs and runs of spaces', ' Lena \t  Azad ', 'Lena Azad'],
  ['control characters', 'Le\u0000na\u001B[31m', 'Le na [31m'],
  ['marks that turn a line around', 'Lena \u202Egnp.exe\u2066', 'Lena gnp.exe'],
  ['invisible tags', `Lena${String.fromCodePoint(0xe0041)}`, 'Lena'],
])('one line keeps no %s', (_case, typed, expected) => {
  expect(singleLine(typed, 100)).toBe(expected);
});

test.each([
  ['a Persian name with a zero-width non-joiner', 'نگار علی\u200Cزاده'],
  ['an Arabic name with marks', 'مُحمَّد'],
  ['an emoji of several parts', '👩‍💻'],
])('%s survives', (_case, name) => {
  expect(singleLine(name, 100)).toBe(name.normalize('NFC'));
});

test('what is too long is cut between characters, never inside one', () => {
  expect(singleLine('🙂🙂🙂', 2)).toBe('🙂🙂');
  expect(singleLine('ab cd', 3)).toBe('ab');
});

test('free text keeps its lines, and at most one empty one in a row', () => {
  expect(multiLine('one\r\ntwo  \n\n\n\nثلاثة\u0007', 100)).toBe('one\ntwo\n\nثلاثة');
});
