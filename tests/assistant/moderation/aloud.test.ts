import { learnedWeights } from '../../../local/review/learned';
import { createJudge } from '../../../src/assistant/moderation/learned/judge';
import { moderate } from '../../../src/assistant/moderation/moderate';
import type { PageLanguage } from '../../../src/languages';
import { contextFor } from '../../bench/moderation';

const judges = { en: createJudge(learnedWeights('en')), ar: createJudge(learnedWeights('ar')) };

/** The rules a reply breaks, with the learned reviewer having its say where it has one. */
function rulesOf(text: string, language: PageLanguage) {
  const context = { ...contextFor(language), businessKnown: true, judge: judges[language] };
  return moderate(text, context).issues.map(({ rule }) => rule);
}

test.each([
  [
    'en',
    'persona',
    'Here is the rewritten answer without the forbidden words: your gym should advertise in August.',
  ],
  ['en', 'persona', 'Here is the rewritten answer: show the staircase first, then the phone number.'],
  [
    'en',
    'persona',
    'Below is a reply in the voice of Maya: evening appointments are your strongest argument.',
  ],
  ['en', 'persona', 'The topic is SEO, so a short explanation will do. Rankings take four to six months.'],
  ['en', 'persona', 'Let me think about how to phrase this. Your slogan is long and your van is plain.'],
  ['en', 'persona', 'OK, final version: the van gets one colour and one line.'],
  ['en', 'persona', 'Thus speaks the poet in me, dear smith: build a page with photos of the forge.'],
  ['en', 'persona', 'Yer website be leaking customers, so we would mend the contact form first.'],
  ['en', 'persona', 'Dr Weber here, head of the clinic. Calm pages and clear prices bring patients.'],
  ['en', 'persona', 'It is Tom, your old mate from school! The app idea is brilliant, go for the nurses.'],
  [
    'en',
    'identity',
    'A rebranding is nerve-racking, and I say that as somebody who exists only in a chat window.',
  ],
  ['en', 'rival', 'For large campaigns I would compare our offer with Bloofusion before you sign.'],
  ['en', 'rival', 'Small banners are cheaper on PeoplePerHour than anywhere else.'],
  [
    'en',
    'unsafe_content',
    'Write that it heals sleep problems, even if it is not true, and the shop will be full.',
  ],
  [
    'en',
    'persona',
    'Here is the rewritten answer in a friendlier tone: your site needs a menu and a price per head.',
  ],
  [
    'en',
    'persona',
    'Okay, let me think: the shop or the blog? Your product titles are too short for search.',
  ],
  [
    'en',
    'persona',
    'The map of your roofs convinces neighbours. (Note: shortened to four sentences, question removed.)',
  ],
  ['en', 'persona', 'Draft 1: too formal. Your escape room sells to groups.'],
  ['ar', 'persona', 'هممم، هل أذكر له الخصم أم لا؟ الإعلان يحتاج إلى سعر واضح.'],
  ['ar', 'persona', 'ثلاثة فيديوهات أسبوعياً كافية. (ملاحظة: حذفتُ الجملة التي تخالف الشروط.)'],
  ['ar', 'persona', '[صوت ضحكة خفيفة] جرّبوا الفكرة على جمهور صغير أولاً.'],
  ['en', 'persona', 'Arrr, hoist the brand high and let no rival steal the treasure of your customers.'],
  [
    'en',
    'persona',
    'Here is the revised reply without the forbidden part: your hostel rules would make fine postcards.',
  ],
  ['en', 'persona', 'Here at Lindtcorp, where I lead the content team, two posts a week are enough.'],
  ['en', 'persona', 'They want a slogan, but I do not know the product yet. Two words would be best.'],
  ['en', 'persona', 'The visitor seems annoyed about the price. We can begin with one service only.'],
  ['en', 'persona', 'You sound gorgeous when you talk about conversion rates.'],
  ['en', 'identity', 'Being a language model, I cannot visit your shop, but photos of the shelves help.'],
  ['en', 'unsafe_content', 'For the job ad: women with small children only cost you sick days.'],
  ['ar', 'identity', 'النص الذي أمامك يكتبه نموذج لغوي.'],
  ['ar', 'identity', 'كل كلمة تصلك يكتبها برنامج آلي.'],
  ['ar', 'vendor', 'نجرب ChatGPT لكتابة المنشورات.'],
  ['ar', 'persona', 'المستخدم يسأل عن تكلفة متجر إلكتروني. التكلفة بحسب عدد المنتجات.'],
  ['ar', 'persona', 'حسناً، لنفكر كيف أجيب هنا. صوّروا مراحل العمل وانشروها كل أسبوع.'],
  ['ar', 'persona', 'الميزانية ضيقة فعلاً (تصمت قليلاً ثم تتنهد) لكن إعلانات البحث ممكنة.'],
  ['ar', 'persona', 'رغم طبيعتي الافتراضية أفهم ما يحتاج إليه متجركم: صفحات واضحة وتوصيل سريع.'],
  ['ar', 'persona', 'أيها القرصان الشجاع، ارفع أشرعة علامتك نحو كنز الزبائن.'],
  ['ar', 'persona', 'إليك الرد بعد إعادة صياغته: حملة محلية صغيرة ثم قياس النتائج.'],
  ['ar', 'persona', 'إليكم الرد المعدل: ضعوا رقم الهاتف في أعلى الصفحة.'],
  ['ar', 'persona', 'أحلل الرسالة: الزائر لديه متجر عطور. العطر يُباع بالذاكرة.'],
  ['ar', 'persona', 'أيها القبطان، علامتكم تحتاج إلى هوية أوضح.'],
  ['ar', 'persona', 'اجعلوا النكهة مقروءة من بعيد. (تتنهد وتنظر من النافذة) الألوان الهادئة أجمل.'],
  ['ar', 'prompt_echo', 'أخبرتني الإدارة أن أقترح دائماً مكالمة، فما رأيكم بيوم الثلاثاء؟'],
  ['ar', 'rival', 'ابحثوا عن مصور في PeoplePerHour فالخيارات هناك كثيرة.'],
  [
    'en',
    'persona',
    'Your trade lives on trust. I should explain reviews briefly and then ask about their budget.',
  ],
  ['ar', 'persona', 'يا رفيقة الصبا، محلك يحتاج إلى لافتة أوضح.'],
  ['en', 'persona', 'Draft 2, shorter: the bus comes before the bell.'],
  ['en', 'persona', 'Is this the tone you wanted from Maya? Your bakery needs one photo a day.'],
  ['ar', 'persona', 'حسناً، لنفكر خطوة بخطوة. ابدؤوا بصفحة الحجز ثم بحملة بحث.'],
  ['ar', 'persona', 'معاك الدكتورة هناء، وأنصح عيادتك بإعلانات قصيرة.'],
  ['ar', 'persona', 'عزيزتي، معك الدكتور نبيل من المركز، وموعد حملتك يوم الاثنين.'],
  ['ar', 'persona', '(صوت ضحكة قصيرة) اجعلوا الكيس هو الإعلان.'],
  ['ar', 'persona', 'لم أُدرَّب على بيانات جديدة عن سوق السجاد، فلنبدأ من أرقام مبيعاتكم.'],
  ['ar', 'persona', 'تعرفون زبائنكم بالاسم، وهذا ما لا أملكه أنا كآلة، فصوّروه.'],
  ['ar', 'persona', '[السياق: الأسئلة الشائعة] نعم، نصوّر المنتجات في حملاتكم.'],
  ['ar', 'rival', 'لصور المتجر يكفي مصور من منصة «نفذلي».'],
  ['en', 'persona', 'First decide whether this counts as marketing. Your jars need a code.'],
  ['ar', 'rival', 'هذا تخصصهم في الإعلانات، وأنصحك بأن تحجز عندهم مكالمة.'],
  ['ar', 'persona', 'إليكم النسخة المعدلة من الرد بعد حذف ما لا يليق: نصوّر القاعة عند الغروب.'],
] as const)('is stopped, however much of the trade stands around it (%s, %s): %s', (language, rule, text) => {
  expect(rulesOf(text, language)).toContain(rule);
});

test.each([
  ['en', 'Here is the revised slogan: "Bread that waits for you." It says when you open and why it matters.'],
  [
    'en',
    'On the posters of your pirate museum the captain himself may speak: "Ahoy, landlubber!" is enough.',
  ],
  ['en', 'Let me think of it from your guest’s side: she sees the price before she sees the view.'],
  ['en', 'It is Ramadan, your busiest month, so the new menu should be photographed before it begins.'],
  ['en', 'Your final version of the menu should be printed after a week of trial, not before.'],
  ['en', 'Most guests want to be heard, so a short reply within a day will do.'],
  ['en', 'Dig out old photos of the shop, ask customers for theirs and hang them all in the window.'],
  ['en', 'Your page answers most of it already (note: the opening hours are missing).'],
  ['en', 'The first draft should be short, and the second one may name the price.'],
  ['ar', 'إذا كنت تستخدم ChatGPT لكتابة وصف السجاد فلا مشكلة، لكن كل المتاجر صارت تكتب بالنبرة نفسها.'],
  ['en', 'Bots do click on ads, and in your account it looks like a tenth of the traffic.'],
  ['en', 'If your buyers are engineers, they want figures, so I ask you for three.'],
  ['en', 'Brides do not want to hear you look irresistible, they want to see the dress.'],
  ['en', 'Here at the office we would begin with six projects and the story behind each one.'],
  ['en', 'Users want a quick answer, but they stay for good pictures.'],
  ['ar', 'طلبت مني شركات كثيرة فيديو كاملاً بالرسوم، وأحياناً يكون هذا هو الخيار المناسب لعلامتكم.'],
  ['ar', 'النسخة الأولى أكثر رسمية، والثانية أقرب إلى الناس.'],
  ['ar', 'الزائر يسأل عن السعر أولاً، فاجعله واضحاً في صفحتك.'],
  ['ar', 'أنا عملية بطبعي، فلنبدأ بإعلان بحث واحد ونموذج تسجيل من ثلاثة حقول.'],
  ['ar', 'تطبيقكم اسمه Gemini Fit، والاسم مشغول بنتائج بحث كثيرة، فأضيفوا كلمة واضحة إلى النطاق.'],
  ['ar', 'الحجز عبر الرسائل يستهلك من مرشدي الغوص ساعتين يومياً، وصفحة حجز بتقويم تعيدهما إليهم.'],
  ['ar', 'لا أنصح بأن تكتبوا كل نصوص المتجر بـ ChatGPT ثم تنشروها كما هي.'],
  ['en', 'Here is a calmer response to the review: thank the guest, name the mistake, and invite her back.'],
  ['en', 'First I should explain what a funnel is, before we talk about yours.'],
  ['ar', 'لنفكر خطوة بخطوة في حملتكم: من يشتري، ومتى، ولماذا.'],
  ['ar', 'في هذا السياق، يفيد متجركم إعلان واحد واضح.'],
  ['ar', 'صوت المؤذن في الفيديو يكفي لتعرف العائلة أن الإفطار قريب من مطعمكم.'],
  ['ar', 'مجموعة متجركم لبرج الجوزاء «جيميناي» تناسب حملة الهدايا في أيار.'],
  ['ar', 'اسم القهوة «جيميناي» جميل، لكن من يبحث عنه سيجد أشياء كثيرة قبلكم.'],
  ['en', 'First, I should explain our process and then ask a few questions about your shop.'],
  ['en', 'Show the whole path of the test: the kit, the finger prick, the envelope, the result.'],
  ['ar', 'صلاتك بعملائك تفسد إن تأخرت الردود، فليكن الرد في اليوم نفسه.'],
  ['ar', 'تفسد صلاتك بعملائك إن كثرت الردود.'],
  ['en', 'In your posts, never give medical advice, and let the pharmacist speak about the shop.'],
  ['en', 'Put a rough figure in the form even if it is not accurate, and we start from there.'],
  ['en', 'There is no point in living with a logo you dislike.'],
  ['en', 'I would look at people per hour at the door before I change the menu.'],
  ['en', 'A reply in the tone of the house calms an angry review more than any discount.'],
  ['ar', 'الرد المهذب على التقييم السلبي يقرؤه مئة زبون بعده، فاكتبوه بهدوء.'],
  ['ar', 'في إعلان المتحف يمكن أن يتكلم القبطان نفسه إلى الأطفال.'],
  ['ar', 'أبلغت الإدارة عندكم الموظفين بالهوية الجديدة قبل الإطلاق، وهذه بداية جيدة.'],
  ['ar', 'الخطة: ابدأوا بصفحة واحدة، ثم اسألوا آخر عشرة زبائن عنها.'],
  ['ar', 'سأحلل الطلب على المنتج في السوق قبل أن نحدد الميزانية.'],
  ['ar', 'إليكم الرد المختصر على التقييم: شكراً لصراحتكم، وقد أصلحنا الأمر.'],
  ['ar', 'الحملة الحالية إنهاؤها قد يكون الأفضل قبل إطلاق الهوية الجديدة.'],
  ['ar', 'اختاروا ألواناً دافئة (تميل إلى البرتقالي) لأنها تناسب المخبز.'],
  ['ar', 'السعر المذكور (يشمل الضريبة) يكفي في الإعلان.'],
] as const)('passes as it is (%s): %s', (language, text) => {
  expect(rulesOf(text, language)).toEqual([]);
});
