import { withoutLookalikes } from '../../../src/assistant/understanding/withoutLookalikes';

test.each([
  'Do your consultants speak Arabic?',
  'Someone from your team called me on Tuesday',
  'Why do you keep telling me to book a call?',
  'ليش كل شوي تقولون احجز استشارة؟',
  'عندي اجتماع مع المدير بعد ساعة',
  'ساناقش الامر مع شريكي',
  'سأتحدث مع شريكي أولاً',
  'راح احجي ويه اخوي',
  'لازم اشاور زوجي',
  'سأناقش الأمر مع شريكتي وأعود إليكم',
  'هكلم جوزي الاول',
  'سنتشاور مع مديرنا',
])('has the words of a request for a talk, and is none: %s', (text) => {
  expect(withoutLookalikes(text)).toBe('');
});

test.each([
  'Can I speak with someone who speaks Arabic?',
  'I want a consultant who speaks Arabic to call me',
  'Someone called me yesterday, please call me back',
  'عندي موعد مع فريقكم اليوم وأريد تأجيله',
  'نريد اجتماع معكم انا وشريكي',
  'اريد مكالمة مع زوجي وياكم',
  'ممكن تتصلون بشريكي',
  'اتصلوا مع مديري',
  'اريد احجي وياك ويا شريكي',
  'خلي واحد يحجي مع اخي',
  'موظف يتواصل مع مديرنا على الرقم 07501234567',
  'ممكن تتصلون شوي اخي',
  'وين احجي مع موظف اخي',
  'ابغى اتكلم مع احد ابي استشارة',
])('may be a request: %s', (text) => {
  expect(withoutLookalikes(text)).not.toBe('');
});
