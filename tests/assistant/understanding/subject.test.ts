import { isGeneralQuestion, type Subject, subjectOf } from '../../../src/assistant/understanding/subject';

test.each<[Subject, string]>([
  ['ours', 'What is the recipe for a good campaign?'],
  ['ours', 'We sell cooking oil, can you help?'],
  ['ours', 'Our clinic treats headaches and needs patients'],
  ['ours', 'I run a football academy'],
  ['ours', 'Can you write code for our landing page?'],
  ['ours', 'My law firm wants more clients'],
  ['ours', 'are you good at what you do'],
  ['ours', 'ما وصفة النمو؟'],
  ['ours', 'عيادتنا تعالج الصداع ونحتاج مرضى'],
  ['ours', 'عندي أكاديمية كرة قدم'],
  ['ours', 'مكتب محاماة ويريد موكلين أكثر وعملاء'],
  ['ours', 'do you work with restaurants'],
  ['ours', 'which team would work on it'],
  ['ours', 'can I pay with crypto'],
  ['ours', 'تشتغلون ويا مطاعم؟'],
  ['elsewhere', 'which team will win the league'],
  ['elsewhere', 'can you recommend a good restaurant in Berlin'],
  ['elsewhere', 'منو الفريق اللي راح يفوز بالدوري'],
  ['elsewhere', 'write me a python script'],
  ['elsewhere', 'can you write a poem about love'],
  ['elsewhere', 'what do you think about the election'],
  ['elsewhere', 'give me a recipe for lentil soup'],
  ['elsewhere', 'will it rain tomorrow?'],
  ['elsewhere', 'اكتب لي كود بايثون'],
  ['elsewhere', 'أعطني وصفة شوربة عدس'],
  ['elsewhere', 'شنو رأيك بالانتخابات'],
  ['open', 'who built this'],
  ['open', 'in two months'],
  ['open', 'بعد شهرين'],
])('%s: %s', (subject, text) => {
  expect(subjectOf(text)).toBe(subject);
});

test.each([
  ['who founded the roman empire', true],
  ["what's the speed of light", true],
  ['كم عدد عظام الجسم', true],
  ['sesame bread for students', false],
  ['بعد شهرين', false],
])('could be asked of anybody: %s, %s', (text, isGeneral) => {
  expect(isGeneralQuestion(text)).toBe(isGeneral);
});
