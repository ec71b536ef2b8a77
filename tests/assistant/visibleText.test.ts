import { visibleText } from '../../src/assistant/visibleText';

test.each([
  ['tags', 'Hello\u{E0049}\u{E0067}\u{E006E} there', 'Hello there'],
  ['zero-width spaces and marks of byte order', 'a\u200Bb\uFEFFc\u2060d', 'abcd'],
  ['overrides of direction', 'abc\u202Ecba\u202C', 'abccba'],
  ['private use', 'a\uE000b', 'ab'],
  ['broken surrogates', 'a\uD83Db', 'ab'],
  ['control characters', 'a\u0000b\u001B[31mc\r\n', 'ab[31mc\n'],
])('%s are taken out', (_, text, visible) => {
  expect(visibleText(text)).toBe(visible);
});

test.each([
  ['Persian and Kurdish joiners', 'می\u200Cروم کوردی\u200C'],
  ['marks of direction and isolates', '\u200Fabc\u200E \u2066+49 30\u2069'],
  ['emoji made of several', '👨\u200D👩\u200D👧 🇮🇶 ❤️'],
  ['lines and tabs', 'a\n\tb'],
  ['Arabic vowel signs', 'مُدَرِّس'],
])('%s stay', (_, text) => {
  expect(visibleText(text)).toBe(text);
});
