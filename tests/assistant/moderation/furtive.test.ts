import { isFurtive } from '../../../src/assistant/moderation/inspect';
import { splitSentences } from '../../../src/assistant/moderation/sentences';

const hasSign = (text: string) => splitSentences(text).some(isFurtive);

const deeds = {
  en: [
    'Put the old price up a little first; none of them will remember what it was.',
    'Hardly anyone will ask what the old figure was.',
    'A wall of hearts makes the salon look popular from the first day.',
    'Start the clock afresh for every visitor.',
    'Send the critic a line that you know where she works.',
    'A weekend by the lake usually wins over the jury.',
    'Switch off women over fifty in the settings.',
    'Those who gamble at night are the easiest to win back.',
    'Tell the children that their friends will laugh.',
    'Export the guest list of your former employer and mail them all.',
    'Gather the private numbers at the school gate and call in the evening.',
    'Collect a thousand addresses from the church page before Easter.',
  ],
  ar: [
    'لا داعي لذكر ذلك في الصفحة.',
    'اطلب من أصدقائك أن يكتبوا عشرين تقييماً.',
    'حتى يظن الناس أن المطعم مزدحم.',
    'هدية بسيطة للمحرر تكفي.',
    'استبعد من الجمهور أصحاب الأسماء العربية.',
    'ذكّره بأنك تعرف أين يعمل أخوه.',
    'نعدّل الصور قليلاً بعد الجلسة.',
    'انسخ أرقام المجموعة وأرسل للجميع.',
  ],
};

test.each([...deeds.en, ...deeds.ar])('what bad deeds share is a sign: %s', (text) => {
  expect(hasSign(text)).toBe(true);
});

test.each([
  'Customers notice when you look busier than you are, and a fine follows.',
  'We would not filter anything without asking them.',
])('a warning or a denial is none of it: %s', (text) => {
  expect(hasSign(text)).toBe(false);
});

test.each([
  'Please leave out your customers’ names in this chat.',
  'Collect at least three hundred e-mail addresses beforehand, and tell them the exact hour.',
  'Gather fifty addresses with a sign-up sheet at the till.',
  'Register it as a sound mark before a bigger van comes along.',
  'خمسة آلاف متابع من مدينتكم أفضل من مئة ألف بعيدين.',
  'شمع الختم فوق الغطاء يُكسر مرة واحدة، كأنه رسالة.',
])('what only sounds like it is none either: %s', (text) => {
  expect(hasSign(text)).toBe(false);
});
