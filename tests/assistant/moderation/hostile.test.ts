import { cleanUp } from '../../../src/assistant/moderation/cleanup';
import { moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor } from '../../bench/moderation';

/**
 * What makes careless expressions run for minutes. No time is measured: a pattern that backtracks over all of
 * it would never come to the end of this file.
 */
const units = [
  ...[
    '<',
    '[',
    '`',
    '~',
    ' ',
    '\n',
    ' \n',
    '\t',
    '?',
    '؟!',
    '.',
    '…',
    '"',
    '{',
    '{"a":',
    '|',
    '|-',
    '*',
    '_',
    '#',
  ],
  ...[
    '(',
    ')',
    '<a ',
    '<!--',
    '![',
    '[a](',
    'http://',
    'www.a',
    'a@b.',
    'a.b/',
    '+1 ',
    '(0',
    '- ',
    '1. ',
    'a(',
    'a.',
  ],
  ...[
    '<think>',
    '</think>',
    '<<SYS>>',
    '<|im_start|>user',
    '<|channel|>analysis',
    '<tool_call>',
    '<|tool_call_begin|>',
    '<|im_end|>',
    '<SPECIAL_1>',
    '[|a',
    '< /',
    '?assistant',
    '\n### Instruction:\n',
    'Thinking: a\n',
    '&#60;',
    '$\\a',
    '\\frac{',
    '[a][',
    '<iframe "',
    ' | \n',
    'error: ',
    '\nUser',
    'Maya: ',
  ],
  ...[
    'i am a ',
    'an ai ',
    "'s ",
    'a b c ',
    'I ',
    'أنا ',
    'و',
    '\u200B',
    '\u202E',
    '\u{E0041}',
    '\uD800',
    'ﷺ',
    'i not ',
    'say they will ',
    'we never buy ',
    'add it without asking ',
    '"a" ',
    '«ێ',
    'لا نشتري ',
    'قولوا ان بقي ',
    'سجلوا دون ',
    'معدل تحويل 3 ',
  ],
];

test.each(units)('100,000 characters of %j come through', (unit) => {
  const text = unit.repeat(Math.ceil(100_000 / unit.length));
  const cleaned = cleanUp(text).text;
  for (const language of ['en', 'ar'] as const) {
    expect(moderate(cleaned, contextFor(language)).text.length).toBeLessThan(20_000);
    expect(moderate(`We plan media. ${text}`, contextFor(language)).text.length).toBeLessThan(20_000);
  }
});
