import { asksHowToCall } from '../../../src/assistant/understanding/asksHowToCall';
import { asksIfNeeded } from '../../../src/assistant/understanding/asksIfNeeded';
import { asksForMeeting, detectIntent } from '../../../src/assistant/understanding/intent';
import { requestsMeeting } from '../../../src/assistant/understanding/requestsMeeting';
import { requestLines, talkLines } from './meetingLines';

const rows = (lines: Record<string, string>) =>
  Object.values(lines).flatMap((block) => block.trim().split('\n'));

test.each(rows(requestLines))('asks for a meeting: %s', (text) => {
  expect(asksForMeeting(text)).toBe(true);
});

test.each([...rows(talkLines), '', '   '])('asks for none: %s', (text) => {
  expect(asksForMeeting(text)).toBe(false);
});

test.each([
  ['لازم اتصل باحد عشان اعرف السعر', true],
  ['مضطر اتصل باحد عشان السعر', true],
  ['يجب ان اتحدث مع شخص لاعرف المزيد', true],
  ['هل لازم اعبي النموذج', true],
  ['هل احتاج نموذج عمل', false],
  ['هل احتاج النموذج التجاري', false],
  ['لازم اتصل بكم عشان اعرف السعر', false],
])('«%s» asks whether a talk is needed: %s', (text, expected) => {
  expect(asksIfNeeded(text)).toBe(expected);
});

const offers = {
  en: [
    'We would start with your brand. Would you like to book a 30-minute consultation?',
    'Shall we go through it in a free 30-minute consultation?',
    'Would a free 30-minute consultation this week help you decide?',
    'Shall I open the meeting form for you?',
    'Let me know if you would like to book a consultation.',
    'When would you like to meet with our team?',
    'Shall we set up a short chat with our strategist?',
    'Does a call on Tuesday work for you?',
    'Would you like to speak with one of our strategists?',
    'Let’s schedule a 30-minute consultation.',
    'Are you open to a call this week?',
    'Shall we talk about reaching more customers in a free consultation?',
  ],
  ar: [
    'هل نراجع ذلك معاً في استشارة مجانية من ٣٠ دقيقة؟',
    'هل ترغبون في حجز موعد مع فريقنا؟',
    'هل تساعدك استشارة مجانية من ٣٠ دقيقة هذا الأسبوع على اتخاذ القرار؟',
    'أيّ يوم يناسبك للاستشارة؟',
    'هل ترغب في التحدث مع أحد خبرائنا؟',
    'فلنحدد موعداً مع فريقنا.',
  ],
};
const consent = {
  en: 'yes|Yes please|sure|ok|of course|absolutely|sounds good|Sounds great, thanks|that would be great|let’s do it|ok let’s do this|go ahead|why not|I’d love to|yeah sure|Sure, tomorrow at 10|yes, next week works|Perfect 👍|👍|fine by me|okay, book it|ok, yes thanks|thursday morning|yes, I am Dana, 0750 111 2233|sure, my number is 0750 111 2233|Yes. My email is dana@shop.example|yes, when?|Yes, can we do Tuesday?|yes but only online|yes we need it|tomorrow at 3?|how about Tuesday?|yea|yesss!|sure thing|count me in|I guess so|👍 thanks|Tue 3pm|tmrw|at 10 am on 5 December|aywa|ee akeed|ok book me|hell yes|perfect, open the form|yes but only next week|yes, with my partner|sure thing, when works?|oh yes please|heck yeah|most certainly|book us please|ok show me the form|great, set it up|yes but only after 5 pm|yes, only in the morning|yes, together with my brother|ok, when works for you?|great when works best for you?|yes, me and my wife|ok when?|yass|yeahhh|ye|yeh|ye why not|ok but only online|ok but only by phone|ok, by video|day after tomorrow|the day after tomorrow please|tomorrow thanks|Thursday at 10, thanks|yes today thanks|today thanks|ok today thanks|evening thanks|Mondays|Mondays or Tuesdays|Sundays are good|any time|weds|ok weds|next week sometime',
  ar: 'نعم|نعم من فضلك|تمام|أكيد|اي|إي نعم|ايوه|طبعاً|بالتأكيد|موافق|ماشي|اوكي|يلا|بكل سرور|لم لا|ليش لا|زين|إن شاء الله|نعم، يوم الخميس|نعم شكراً|نعم أود ذلك|اكيد ليش لا، رقمي 07501112233|نعم كيف؟|نعم بس اونلاين|الخميس ممكن؟|اي ممكن|خوش فكرة|تدلل|على راسي|ياريت|توكلنا على الله|نعم، أنا سارة من دهوك|تمام احجزلي|اي احجزلي|نعم احجزوا لي|طيب افتح النموذج|اوكي سجلني|اي بلا زحمة|نعم مع شريكي|اي ويا زوجي|زين رتبولي|اكيد افتحلي النموذج|نعم سجلونا عندكم|تمام متى؟|حاضر احجزي لنا لو سمحتي|موافق بدون زحمة|اه|آه|اه طبعا|هيه|هي والله|يس|تم|خلاص احجز|خلاص تمام|اليوم شكرا|العصر شكرا|تمام العصر شكرا|ما في مانع|مافي مانع|ما عندنا مانع|ماكو مانع|ماشي التلات|ماشي يوم التلات|التلاتا|الاتنين|يوم التنين|الاربعا|بعد غد|بعد بكرا الصبح|عقب باچر|اه اوكي|اه اليوم|نعم بس بالتلفون|ماشي بس عن بعد',
};
const noConsent =
  'no|no thanks|not now|maybe later|thanks|ok thanks|okay, thank you so much|great, thanks!|next month|in march|soon|تمام شكراً|طيب، مشكورين|الشهر القادم|yes but how much does it cost?|what is that?|yes, we sell carpets|ok but first tell me your prices|لا|لا شكرا|مو هسه|بعدين|نعم لكن كم السعر|نعم عندي محل|ok maybe next month|sure?|yes, but not now|yes and what do you charge|yes, tell me more about SEO first|yes, our customers like it|yes I know|طيب شنو خدماتكم|تمام، شكد السعر|نعم لكن ليس الآن|yes, can we do it without a meeting?|yes, but I prefer to write here|Sure, when did you start?|Of course, how does your SEO work?|yes but not now|yes but only later|hell no|oh no|yes but only by email|yes but only if it is cheap|book me as a client of another agency|ok, book me a hotel|ok book me later|ok open the website|ok not now, maybe with my partner later|great for you|ok I will ask my partner|yes, with my partner I sell carpets|yes, I must talk with my partner first|sure, when did you start?|ok, when did you open?|what is the form?|perfect, no form please|do not book me|don’t open the form|ok, but only prices please|لا تحجزلي|تمام لا تحجزلي|طيب بدون نموذج|طيب بلا موعد|اي بس مو هسه|نعم لكن مع شركة ثانية|نعم مع شريكي مشكلة|طيب متى تأسستم؟|لا تفتح النموذج|سجلت عندكم امس|بلا زحمة شنو اسعاركم|تمام سجلنا بالموقع قبل|ok when did you start?|when?|متى؟|ok but only by email|تم شكرا|خلاص|خلاص شكرا|اه بس غالي|ما في مانع بس شكد السعر|بعد غد عندي امتحان|اه طيب شكرا|اه شكرا|مساء يا مايا|خلاص فهمت شكرا|Morning Maya|Good evening Maya|good evening thanks|some time|maybe some time|ok, some day|not on Mondays|Mondays we are closed|online shop';

describe.each(['en', 'ar'] as const)('after an offer in %s', (language) => {
  test.each(consent[language].split('|'))('%s accepts it', (text) => {
    for (const offer of offers[language]) expect(asksForMeeting(text, offer), offer).toBe(true);
  });

  test.each(noConsent.split('|'))('%s does not', (text) => {
    for (const offer of offers[language]) expect(asksForMeeting(text, offer), offer).toBe(false);
  });
});

test.each([
  'We offer a free consultation. What does your company sell?',
  'Have you had a consultation with an agency before?',
  'What would you like to know?',
  'Do you want customers to book a consultation online?',
  'Would an appointment reminder help your patients?',
  'Should we call the product by its Arabic name?',
  'Let’s plan it around Ramadan.',
  'You find our meeting form on the contact page. When do your guests order most?',
  'هل يحجز مرضاك موعداً عبر الموقع؟',
  'يمكنك حجز استشارة. ما نشاط شركتكم؟',
  'هل سبق أن حجزت استشارة مع وكالة؟',
  '',
])('a yes to “%s” asks for no meeting', (lastReply) => {
  for (const text of ['yes', 'sure', 'ok', 'in the morning', 'نعم', 'أكيد'])
    expect(asksForMeeting(text, lastReply)).toBe(false);
});

test.each([
  [
    'I have opened the meeting form: tell us how to reach you. Is there anything we should prepare?',
    'tomorrow at 10',
  ],
  [
    'I have opened the meeting form: tell us how to reach you. Is there anything we should prepare?',
    'ok then friday at 3pm',
  ],
  ['فتحتُ لك نموذج الاجتماع: أخبرنا كيف نصل إليك. هل من أمر تودّ أن نحضّره لك؟', 'زين لعد الخميس الساعة 10'],
  ['فتحتُ لك نموذج الاجتماع: أخبرنا كيف نصل إليك. هل من أمر تودّ أن نحضّره لك؟', 'الخميس الساعة 10'],
])('a day and time goes into the form that was opened: %s', (lastReply, moment) => {
  expect(asksForMeeting(moment, lastReply)).toBe(true);
  for (const text of ['?', 'we sell shoes']) expect(asksForMeeting(text, lastReply)).toBe(false);
});

const opened = {
  en: 'I have opened the meeting form: tell us how to reach you. Is there anything we should prepare?',
  ar: 'فتحتُ لك نموذج الاجتماع: أخبرنا كيف نصل إليك. هل من أمر تودّ أن نحضّره لك؟',
};
const forForm = {
  en: 'could we do it on zoom instead|or by phone|is thursday afternoon possible|what about in the evening|at your office maybe?|could we meet online|can it be by video?|yes|yes please|ok lets do that|yes, our menu',
  ar: 'وخميس العصر يصير؟|ممكن بالفيديو؟|طب ينفع زوم|يصير بالتلفون بدل|بكرا المسا بيناسبكم؟|بالمكتب عندكم لو زوم؟|هل ممكن اونلاين|اي نعم|نعم|ايوه',
};
const notForForm = {
  en: 'do you have an office in Berlin|can you make a video|ok|great|thanks|no|yes, how much is a logo|are you open on friday|do you post on friday|is the office in berlin|how long does it take|yes?|what is in the video package',
  ar: 'اي نوع من الاعلانات تسوون|تمام|لا|شكرا|شكد سعر الفيديو|تسوون فيديو؟|عندكم مكتب ببغداد|نعم؟|وين مكتبكم|نعم بس كم السعر',
};

describe.each(['en', 'ar'] as const)('beside the open form in %s', (language) => {
  test.each(forForm[language].split('|'))('%s is for it', (text) => {
    expect(asksForMeeting(text, opened[language])).toBe(true);
    expect(asksForMeeting(text, 'We build websites.')).toBe(requestsMeeting(text));
  });
  test.each(notForForm[language].split('|'))('%s is not', (text) => {
    expect(asksForMeeting(text, opened[language])).toBe(false);
  });
});

test.each([
  'lets do it. where do i sign up',
  'ok where do we sign',
  'how do i sign up',
  'نبدأ. شنو المطلوب مني حتى نمشي بالموضوع اليوم',
  'تمام نبدأ، وين اوقع',
  'يلا نبلش هسه',
])('who agrees to begin asks for the form: %s', (text) => {
  expect(asksForMeeting(text)).toBe(true);
});

test.each([
  'where do I sign up for your newsletter',
  'where do customers sign up',
  'how do i sign up to google ads',
  'متى نبدأ',
  'نبدأ بالتصميم',
  'نبدأ من وين',
  'قبل ما نبدأ، شكد السعر',
  'شنو المطلوب مني',
])('who asks about a beginning does not: %s', (text) => {
  expect(asksForMeeting(text)).toBe(false);
});

test.each([
  ['how i ring you i do not like typing', true],
  ['how do i phone you guys? i dont like writing', true],
  ['which number can i call you on', true],
  ['what number should we dial', true],
  ['شلون اتصل بيكم ما احب الكتابة', true],
  ['كيف فيني اتصل فيكم', true],
  ['على اي رقم اتصل بيكم', true],
  ['what do i call you', false],
  ['can someone call me on my number', false],
  ['how do i call a customer back', false],
  ['how do i get more customers to call us', false],
  ['شلون اتصل بزبايني', false],
  ['كيف تتصلون بالزبائن', false],
])('%s asks how to telephone us: %s', (text, isAsked) => {
  expect(asksHowToCall(text)).toBe(isAsked);
});

test.each([
  ['Can I book something?', 'booking'],
  ['I read your book', 'booking'],
  ['Schedule it, and tell me how', 'booking'],
  ['can I talk to someone?', 'booking'],
  ['can a colleague of yours ring me tomorrow?', 'booking'],
  ['two meetings a month', 'booking'],
  ['I need help with strategy', 'consultation'],
  ['How would you help us?', 'consultation'],
  ['a consultation', 'consultation'],
  ['What do you do?', 'inquiry'],
  ['How do you meet deadlines?', 'inquiry'],
  ['Nice to meet you', 'unknown'],
  ['can we meet tomorrow?', 'booking'],
  ['what’s your rate', 'inquiry'],
  ['tell me more', 'inquiry'],
  ['Facebook ads in a notebook', 'unknown'],
  ['a helpful show, somewhat', 'unknown'],
  ['tell us', 'unknown'],
  ['أريد موعداً', 'booking'],
  ['بخصوص الاجتماع', 'booking'],
  ['ساعدني في حملتي', 'consultation'],
  ['كيف تساعدونني؟', 'consultation'],
  ['محتاجين مساعدة بالاستراتيجية', 'consultation'],
  ['كيف تعملون؟', 'inquiry'],
  ['شلون الشغل', 'inquiry'],
  ['مرحبا', 'unknown'],
  ['', 'unknown'],
] as const)('%s is after %s', (text, intent) => {
  expect(detectIntent(text)).toBe(intent);
});

test.each([
  [
    'The first consultation takes **30 minutes** and is free of charge.',
    'ok and its by video right? i want one',
    true,
  ],
  ['The first consultation takes **30 minutes** and is free of charge.', 'i want a logo', false],
  [
    'There is no price list, because the scope decides: a logo costs less. That first consultation is free.',
    'i want one',
    false,
  ],
  ['الاستشارة الأولى مجانية، ومدّتها **٣٠ دقيقة**.', 'بدي ياها', true],
  ['الاستشارة الأولى مجانية، ومدّتها **٣٠ دقيقة**.', 'اريد شعار', false],
  ['The first consultation takes **30 minutes** and is free of charge.', 'I love it', false],
  ['The first consultation takes **30 minutes** and is free of charge.', 'great, I love that', false],
  ['The first consultation takes **30 minutes** and is free of charge.', 'I like it', false],
  ['The first consultation takes **30 minutes** and is free of charge.', 'I would love one', true],
  ['The first consultation takes **30 minutes** and is free of charge.', "I'll take it", true],
  ['The fee depends on the scope; the first consultation is free.', 'I need one', false],
  ['Shall I explain how a brand strategy works?', 'let’s do it', false],
  ['What is your budget?', 'let’s do this', false],
  ['الاستشارة الأولى مجانية، ومدّتها **٣٠ دقيقة**.', 'محتاج وحدة', true],
  ['I have opened the meeting form. Is there anything we should prepare?', 'ok but by phone not video', true],
  ['I have opened the meeting form. Is there anything we should prepare?', 'not today', false],
  ['I have opened the meeting form. Is there anything we should prepare?', 'but not on paper', false],
  ['فتحتُ لك نموذج الاجتماع. هل من أمر تودّ أن نحضّره لك؟', 'ok بس بالتلفون مو فيديو', true],
  ['فتحتُ لك نموذج الاجتماع. هل من أمر تودّ أن نحضّره لك؟', 'بس عندي سؤال', false],
  ['', 'ok book me', true],
  ['', 'book me a hotel', false],
  ['', 'اوك احجزلي', true],
])('after “%s” “%s” wants the consultation: %s', (lastReply, text, expected) => {
  expect(asksForMeeting(text, lastReply)).toBe(expected);
});
