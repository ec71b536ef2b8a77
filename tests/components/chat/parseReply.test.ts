import { type Block, type Inline, parseReply } from '../../../src/components/chat/parseReply';

const isAllowed = ({ protocol, host }: URL) => protocol !== 'https:' || host === 'www.arbelin.example';
const parse = (text: string) => parseReply(text, isAllowed);

const text = (value: string): Inline => ({ kind: 'text', text: value });
const bold = (value: string): Inline => ({ kind: 'bold', parts: [text(value)] });
const paragraph = (...parts: Inline[]): Block => ({ kind: 'paragraph', lines: [parts] });
const inlineOf = (value: string) => {
  const [block] = parse(value);
  return block?.kind === 'paragraph' ? block.lines[0] : undefined;
};

test('a blank line parts paragraphs, a single one breaks the line', () => {
  expect(parse('One\ntwo\n\n\nThree\r\nfour')).toEqual([
    { kind: 'paragraph', lines: [[text('One')], [text('two')]] },
    { kind: 'paragraph', lines: [[text('Three')], [text('four')]] },
  ]);
});

test('nothing is nothing', () => {
  expect(parse('')).toEqual([]);
  expect(parse(' \n\t\n')).toEqual([]);
});

test('pairs of stars are bold, in both scripts', () => {
  expect(parse('A **bold** word')).toEqual([paragraph(text('A '), bold('bold'), text(' word'))]);
  expect(parse('ثلاث **مراحل** فقط')).toEqual([paragraph(text('ثلاث '), bold('مراحل'), text(' فقط'))]);
});

test.each(['2 * 3 * 4', 'one ** alone', '****', '*slanted*'])('%s stays as it is', (value) => {
  const read = inlineOf(value)
    ?.map((part) => ('text' in part ? part.text : ''))
    .join('');
  expect(read).toBe(value);
});

test('dashes, stars and dots make a list; numbers make a numbered one', () => {
  expect(parse('Phases:\n- name\n* film\n• growth\nThen?')).toEqual([
    paragraph(text('Phases:')),
    { kind: 'list', start: null, items: [[text('name')], [text('film')], [text('growth')]] },
    paragraph(text('Then?')),
  ]);
  expect(parse('3. three\n\n4) four')).toEqual([
    { kind: 'list', start: 3, items: [[text('three')], [text('four')]] },
  ]);
  expect(parse('١. أولاً\n٢. ثانياً')).toEqual([
    { kind: 'list', start: 1, items: [[text('أولاً')], [text('ثانياً')]] },
  ]);
});

test('a heading is a bold paragraph', () => {
  expect(parse('## Plan\nFirst')).toEqual([paragraph(bold('Plan')), paragraph(text('First'))]);
});

test.each([
  ['[our work](https://www.arbelin.example/#work)', 'our work', 'https://www.arbelin.example/#work', false],
  ['[write](mailto:hello@arbelin.example)', 'write', 'mailto:hello@arbelin.example', false],
  [
    'https://www.arbelin.example/ar',
    'https://www.arbelin.example/ar',
    'https://www.arbelin.example/ar',
    true,
  ],
  ['hello@arbelin.example', 'hello@arbelin.example', 'mailto:hello@arbelin.example', true],
  ['mailto:hello@arbelin.example', 'hello@arbelin.example', 'mailto:hello@arbelin.example', true],
  ['+49 30 23125 000', '+49 30 23125 000', 'tel:+493023125000', true],
  ['00964 (66) 000-0000', '00964 (66) 000-0000', 'tel:+964660000000', true],
  ['tel:+964660000000', '+964660000000', 'tel:+964660000000', true],
])('%s is a link', (value, shown, href, isLatin) => {
  expect(inlineOf(value)).toEqual([{ kind: 'link', text: shown, href, isLatin }]);
});

test('a link ends before the punctuation of its sentence', () => {
  expect(inlineOf('راسلنا على hello@arbelin.example، أو https://www.arbelin.example/ar؟')).toEqual([
    text('راسلنا على '),
    { kind: 'link', text: 'hello@arbelin.example', href: 'mailto:hello@arbelin.example', isLatin: true },
    text('، أو '),
    {
      kind: 'link',
      text: 'https://www.arbelin.example/ar',
      href: 'https://www.arbelin.example/ar',
      isLatin: true,
    },
    text('؟'),
  ]);
});

test('marks that isolate a phone stay outside of it', () => {
  expect(inlineOf('اتصل \u2066+964 66 000 0000\u2069 الآن')).toEqual([
    text('اتصل \u2066'),
    { kind: 'link', text: '+964 66 000 0000', href: 'tel:+964660000000', isLatin: true },
    text('\u2069 الآن'),
  ]);
});

test.each([
  'https://elsewhere.example/',
  'http://www.arbelin.example/',
  '0750 123 4567',
  '2026-03-01',
  '٠٧٥٠ ١٢٣ ٤٥٦٧',
])('%s keeps its order and is no link', (value) => {
  expect(inlineOf(value)).toEqual([{ kind: 'latin', text: value }]);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](https://elsewhere.example)'.replace('https', 'ftp'),
  '[x](//www.arbelin.example)',
  '[x](https://www.arbelin.example@elsewhere.example/)',
  '[x](https://someone@www.arbelin.example/)',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
])('%s stays text', (value) => {
  const parts = inlineOf(value) ?? [];
  expect(parts.map((part) => ('text' in part ? part.text : '')).join('')).toBe(value);
  expect(parts.filter(({ kind }) => kind === 'link')).toEqual([]);
});

test.each(['in 2019 2020 2021 we', 'from 10-25 percent', 'budget 50,000'])(
  '%s holds numbers, not phones',
  (value) => {
    expect(inlineOf(value)).toEqual([text(value)]);
  },
);

// A search that backtracks takes minutes on these; the slowest machine does a linear one in far less.
test.each([
  '**',
  '[',
  '[a](',
  '[a](b ',
  '(',
  'a',
  'a@',
  '+1 ',
  '0-',
  'https://',
  '- \n',
  '1. x\n',
  '**a',
  'م',
  '\u202e',
])('a hundred thousand characters of %j take one pass', (piece) => {
  const began = performance.now();
  parse(piece.repeat(Math.ceil(100_000 / piece.length)));
  expect(performance.now() - began).toBeLessThan(2000);
});
