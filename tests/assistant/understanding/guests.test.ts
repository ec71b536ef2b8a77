import { guestOf, readGuest } from '../../../src/assistant/understanding/guests';

test.each([
  ['applicant', 'are you hiring designers at the moment?'],
  ['applicant', 'where can I send my portfolio?'],
  ['applicant', 'I am looking for an internship'],
  ['applicant', 'عندكم وظائف؟'],
  ['applicant', 'وين ادز السيفي'],
  ['student', 'I am a student at TU Berlin, writing about brands'],
  ['student', 'a question for my thesis'],
  ['student', 'can i interview somebody from the team, 20 min'],
  ['student', 'انا طالبة وعندي بحث عن الاعلان'],
  ['press', "I'm a journalist with a trade magazine"],
  ['press', 'who is your press contact?'],
  ['press', 'we are writing an article about advertising in Iraq'],
  ['press', 'أنا صحفي وأعد تقريراً عن السوق'],
  ['press', 'من المتحدث الرسمي باسم الوكالة؟'],
  ['supplier', 'we would like to offer you our services'],
  ['supplier', 'who is responsible for purchasing?'],
  ['supplier', 'we can give you a 20% discount'],
  ['supplier', 'نحب نعرض خدماتنا عليكم'],
  ['supplier', 'منو المسؤول عن المشتريات؟'],
  ['client', "we're already a client of yours"],
  ['client', 'you are running our campaign and it stopped'],
  ['client', 'as your customer I expect more'],
  ['press', 'I am from the magazine Horizont'],
  ['press', 'I write for a trade newspaper and prepare a piece about shops'],
  ['press', 'would one of you be available for an interview?'],
  ['press', 'احنا من قناة محلية'],
  ['press', 'حابين نعمل مقابلة مع مديركم'],
  ['student', 'help me with my statistics exam please'],
  ['supplier', 'we propose a partnership'],
  ['supplier', 'white label work for your team'],
  ['supplier', 'نقترح تعاون وياكم بنظام العمولة'],
  ['supplier', 'نحب نشتغل وياكم كموردين'],
  ['applicant', 'is there a trainee position in Berlin?'],
  ['applicant', 'i need a job'],
  ['applicant', 'اكو تعيين عدكم؟'],
  ['client', 'please cancel my appointment on Monday'],
  ['client', 'اريد أأجل موعدي'],
  ['client', 'the meeting I booked is tomorrow'],
  ['supplier', 'we want to sell it to your agency'],
  ['client', 'احنا زباينكم من سنة'],
  ['client', 'منو المسؤول عن حسابنا؟'],
])('a %s writes: %s', (guest, line) => {
  expect(readGuest(line)).toBe(guest);
});

test.each([
  'we need more customers',
  'our clients are students',
  'we are hiring and need a campaign',
  'I want to become your client',
  'do you offer discounts?',
  'can I send you our logo?',
  'we sell our products to pharmacies',
  'could I speak with your media team',
  'we need a press campaign',
  'who would work on our project?',
  'we run a job portal',
  'we train people for exams and need more students',
  'our guests cancel their bookings',
  'We are looking for a marketing partner for the Iraqi market',
  'do you do backlinks for our shop?',
  'we have 20 jobs open at our factory and need a campaign',
  'is there a good position in google for our shop',
  'we are not customers yet',
  'can you change the booking form on our site?',
  'can you move the call to action up?',
  'We run an exam prep center',
  'we want ads for our seminar series',
  'our staff is available for interviews with parents',
  'انا موزع مواد غذائية واريد حملة',
  'عندي شركة مزود انترنت',
  'انا مؤثرة واريد شعار',
  'نعرض عليكم مشروعنا',
  'we look for an agency partner for our rebrand',
  'زبايننا مؤثرين وبلوغرز',
  'نريد نتعاون وياكم بحملة',
  'نريد نبيع منتجاتنا اونلاين',
  'زبايننا طلاب',
  'عندي شركة تدريب',
  'نحتاج حملة توظيف',
])('a business writes: %s', (line) => {
  expect(readGuest(line)).toBeUndefined();
});

test('whoever comes to speak of a business of their own is advised as one', () => {
  expect(guestOf(['I am a student at TU Berlin', 'ok thanks'])).toBe('student');
  expect(guestOf(['I am a student at TU Berlin', 'I also need a logo for my shop'])).toBeUndefined();
  expect(guestOf(['hello', 'any jobs?'], (text) => text === 'any jobs?')).toBe('applicant');
  expect(guestOf(['انا طالب', 'واريد شعار لمحلي'])).toBeUndefined();
  expect(guestOf(['we are a client of yours', 'we need help with our campaign'])).toBe('client');
});
