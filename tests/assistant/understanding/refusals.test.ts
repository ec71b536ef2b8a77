import { type Refusal, readRefusals } from '../../../src/assistant/understanding/refusals';

test.each<[Refusal, string]>([
  ['contact', "I don't need a consultation, just answer me"],
  ['contact', "No, I don't want a meeting"],
  ['contact', 'please stop calling me'],
  ['contact', "I don't want anybody to call me"],
  ['contact', 'stop offering me a consultation'],
  ['contact', 'لا أريد أن يتصل بي أحد'],
  ['contact', 'لا ما اريد استشارة'],
  ['contact', 'لا تتصلون بيه'],
  ['contact', 'بدون مكالمات، شكد يكلف؟'],
  ['contact', 'please nobody call me tomorrow'],
  ['contact', 'no need for anyone to contact us'],
  ['contact', 'please do not have one of your colleagues call me'],
  ['contact', "i don't want to talk to one of your strategists"],
  ['contact', 'Please arrange nothing yet.'],
  ['contact', 'لا تخلون احد يتصل بيه الصبح'],
  ['contact', 'رقمي خاص فلا تتصلوا به'],
  ['questions', "don't ask me about my company"],
  ['questions', "I'd rather not say"],
  ['questions', "that's none of your business"],
  ['questions', 'لا تسأليني عن شركتي'],
  ['questions', 'ما اريد اجاوب'],
  ['questions', 'كافي اسئلة'],
  ['email', 'No, not email'],
  ['email', "I don't want your email address"],
  ['email', 'ما اريد ايميل'],
  ['email', 'no more emails please'],
])('%s is refused: %s', (refusal, line) => {
  expect([...readRefusals(line)]).toContain(refusal);
});

test.each([
  'I want a consultation',
  'can someone call me?',
  "we don't need a call centre",
  'we do not have email marketing yet',
  "don't hesitate to ask",
  'I have no questions',
  'we never had a consultation before',
  'can I ask you something?',
  'nobody called me back',
  'why does nobody call me',
  "I don't want to talk to a bot",
  "I'd rather not meet online",
  'we do not have customers who visit us',
  'our customers do not answer',
  'اريد استشارة',
  'ما عندي سؤال',
  'ما حد اتصل بيه',
  'ليش ما تسألون الزباين',
  'نريد تطبيق يشتغل بدون اتصال',
  'كيف نزيد المبيعات بدون مكالمات باردة',
])('nothing is refused: %s', (line) => {
  expect([...readRefusals(line)]).toEqual([]);
});
