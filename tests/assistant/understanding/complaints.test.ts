import { complains } from '../../../src/assistant/understanding/complaints';

test.each([
  'I was calling you all day and nobody picked up!!',
  'your website is slow',
  'i am very disappointed with your service',
  'you never got back to me',
  'still waiting for your answer since monday',
  'i want to complain about an invoice',
  'u guys ignored my email',
  'عندي شكوى على فاتورة',
  'دزيت ايميل وما رديتوا',
  'that was not helpful at all',
  'ما فدتيني بشي',
  'صارلي يومين اتصل ومحد يرد',
  'خدمتكم سيئة جدا',
  'موقعكم بطيء',
  'ما رديتوا على رسالتي',
  'لم يرد أحد على رسالتي',
])('a complaint is heard in: %s', (line) => {
  expect(complains(line)).toBe(true);
});

test.each([
  'our sales are slow',
  'my website is slow, can you help me',
  'we had a bad agency before',
  'nobody answers our ads',
  'how do you work?',
  'I like your work',
  'حملتنا كانت سيئة',
  'موقعنا بطيء',
  'مبيعاتنا ضعيفة',
  'شغلكم حلو',
])('none is heard in: %s', (line) => {
  expect(complains(line)).toBe(false);
});
