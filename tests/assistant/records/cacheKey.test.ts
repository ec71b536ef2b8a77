import arabicCopy from '../../../locales/ar/faq.json';
import englishCopy from '../../../locales/en/faq.json';
import { toCacheQuestion } from '../../../src/assistant/records/cacheKey';

const names = { en: 'Arbelin', ar: 'أربلين' };
const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');
const keyOf = (text: string) => toCacheQuestion(text, languageOf(text), Object.values(names));

test.each(
  [englishCopy, arabicCopy].flatMap(({ questions }) =>
    Object.values(questions).map(({ question }) => question),
  ),
)('a question of the site’s own page is an FAQ: %s', (asked) => {
  const question = asked.replace('{{name}}', names[languageOf(asked)]);
  expect(keyOf(question)).toEqual({ text: expect.stringMatching(/^faq:/), kind: 'faq' });
});

test('and no two of a language share an answer', () => {
  for (const { questions } of [englishCopy, arabicCopy]) {
    const keys = Object.values(questions).map(
      ({ question }) => keyOf(question.replace('{{name}}', names[languageOf(question)])).text,
    );
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test.each([
  ['services', 'What are the services you offer?'],
  ['services', 'Can you tell me about your services?'],
  ['differentiators', 'What sets you apart from others?'],
  ['differentiators', 'What makes you different from your competitors?'],
  ['team', 'Who are your team members?'],
  ['team', 'How many people work at your agency?'],
  ['location', 'Which cities are you in?'],
  ['pricing', 'What is the price?'],
  ['pricing', 'Price?'],
  ['pricing', 'Cost?'],
  ['pricing', 'Tell me about your pricing'],
  ['services', 'Hi, what do you do?'],
  ['pricing', 'كم السعر؟'],
  ['awards', 'أخبرني عن جوائزكم'],
  ['differentiators', 'ما الذي يجعلكم مختلفين؟'],
  ['help', 'كيف يمكنكم مساعدة شركتي؟'],
  ['about', 'حدثني عن الوكالة'],
  ['services', 'Could you tell me about the services you provide?'],
  ['services', 'Hi there, which services do you offer?'],
  ['services+pricing', 'What services do you offer and how much do you charge?'],
  ['differentiators', 'How do you differ from your competitors?'],
  ['differentiators', 'What makes Arbelin better than other marketing agencies?'],
  ['team', 'How many employees do you have?'],
  ['team', 'Meet the team'],
  ['location', 'In which countries are you based?'],
  ['location', 'Where is Arbelin, exactly?'],
  ['pricing', 'costs?'],
  ['pricing', 'What are the rates?'],
  ['about', 'Good morning, who are you?'],
  ['awards', 'Can you tell me about your awards, please?'],
  ['clients', 'Who are some of your clients?'],
  ['about+start', 'Who is Arbelin, and how can we get started?'],
  ['location+clients', 'Where are you? Who are your clients?'],
  ['services', 'هلا، شنو خدماتكم؟'],
  ['services', 'احكيلي عن خدماتكم'],
  ['services+pricing', 'ما هي خدماتكم وكم أسعاركم؟'],
  ['help', 'كيف يمكنكم مساعدة مشروعي؟'],
  ['differentiators', 'بماذا تختلفون عن باقي الشركات؟'],
  ['differentiators', 'لماذا علي أن أختاركم؟'],
  ['team', 'حدثوني عن الفريق'],
  ['pricing', 'ما السعر؟'],
  ['about', 'احكي لي عنكم'],
  ['location', 'وين مكاتبكم؟'],
  ['about', 'من أنتم؟'],
  ['about', 'منو انتو؟'],
  ['about', 'What kind of agency are you?'],
  ['about', 'Hi, what’s Arbelin?'],
  ['services', 'What does Arbelin do?'],
  ['pricing', 'I would like to know about your prices'],
  ['pricing', 'We want to know your prices'],
  ['pricing', 'أريد أن أعرف أسعاركم'],
  ['pricing', 'اريد اعرف الاسعار'],
  ['pricing', 'بدي أعرف كم السعر'],
  ['pricing', 'أبغى أعرف أسعاركم لو سمحت'],
  ['pricing', 'نود معرفة أسعاركم'],
  ['pricing', 'أرغب بمعرفة أسعاركم'],
  ['services', 'حابب أعرف عن خدماتكم'],
  ['services', 'عايز اعرف ما هي خدماتكم'],
  ['team', 'نريد أن نعرف المزيد عن فريقكم'],
  ['services', 'What can you do?'],
  ['help', 'What can you do for us?'],
  ['help', 'Can you help me?'],
  ['services', 'شو خدماتكم؟'],
  ['services', 'ايش الخدمات التي تقدمونها؟'],
  ['pricing', 'شو الأسعار؟'],
  ['location', 'شنو عنوانكم؟'],
  ['about', 'شو هي وكالتكم؟'],
])('%s: “%s” is that FAQ', (topics, question) => {
  expect(keyOf(question)).toEqual({ text: `faq:${topics}`, kind: 'faq' });
});

test.each([
  'What do I do?',
  'How much do I charge?',
  'How much do I charge my clients?',
  'What do we charge?',
  'Where is my office?',
  'Who are our clients?',
  'Who are my competitors and how do I beat them?',
  'What services do you offer and do they work for hotels?',
  'What is the price of a logo?',
  'How much does my website cost?',
  'Tell me about my awards',
  'What makes my brand different?',
  'Can I help?',
  'كم السعر لحملة؟',
  'ما الذي يميز علامتي؟',
  'كيف يمكنكم مساعدة مطعم في البصرة؟',
  'من هم عملاؤنا؟',
  'حدثني عن الوكالة المنافسة',
  'What are you?',
  'Maya, what are you?',
  'What r u?',
  'من أنت؟',
  'منو انت',
  'مين انت؟',
  'شو انت؟',
  'احكيلي عنك',
  '😢 how much',
  'how much :(',
  '👎 كم السعر؟',
  'أريد أن أعرف أسعار المنافسين',
  'أريد أن أعرف أسعاركم لحملة',
  'I would like to know your prices for a logo',
])('what is the visitor’s own or Maya’s, goes on or is a complaint, is no FAQ: %s', (question) => {
  expect(keyOf(question).kind).not.toBe('faq');
});

test.each([
  ['I would like to advertise', 'We would like to advertise'],
  ['Am I too small?', 'are we too small'],
  ['I was in a magazine', 'We were in a magazine'],
  ["I'll open a shop", 'We will open a shop'],
  ['May I ask something?', 'may we ask something'],
  ['I think radio works', 'We think radio works'],
  ['I run a bakery', 'We run a bakery'],
  ['Does it fit me?', 'Does it fit us?'],
  ['I love SEO 👍', 'We love SEO'],
  ['Is it mine?', 'Is it ours?'],
  ['Thank you, bye', 'thank we, bye'],
  ['أنا صاحب مطعم', 'احنا صاحب مطعم'],
  ['بدي لوغو', 'بدنا لوغو'],
  ["I'd like a logo", 'We want a logo'],
  ['I love SEO :)', 'I love SEO'],
  ['😊 I love SEO', 'We love SEO'],
  ['(I love SEO)', 'I love SEO'],
  ['I love SEO :(', 'We love SEO :-('],
  ['how much :)', 'how much?'],
  ['أريد أن أفتح مطعماً', 'نريد أن نفتح مطعماً'],
  ['اريد احجز اعلان', 'نريد نحجز اعلان'],
  ['بدي أعرف السوق', 'بدنا نعرف السوق'],
  ['شو رقمكم؟', 'ما رقمكم؟'],
  ['شنو الفرق بينكم وبين غيركم', 'ما الفرق بينكم وبين غيركم'],
  ['ايش مواعيدكم', 'ما مواعيدكم'],
  ['وش اسمك', 'ما اسمك'],
  ['شنو هي فرصكم', 'ما هي فرصكم'],
  ['السلام عليكم، شو خدماتكم', 'سلام عليكم ورحمة الله ما خدماتكم؟'],
])('“%s” and “%s” share an answer', (one, other) => {
  expect(keyOf(one).text).toBe(keyOf(other).text);
});

test.each([
  ['Do you, or your partners, film?', 'do we or our partners film'],
  ['I love SEO 👍', 'I love SEO 👎'],
  ['I love SEO :(', 'I love SEO :)'],
  ['I love SEO:(', 'I love SEO'],
  ["I love SEO :'-((", 'I love SEO'],
  ['I love SEO :/', 'I love SEO'],
  ['😡 I love SEO', 'I love SEO'],
  ['أحب السيو ):', 'أحب السيو'],
  ['🙄 أحب السيو', 'أحب السيو'],
  ['What are you?', 'Who are you?'],
  ['من أنت؟', 'من أنتم؟'],
  ['What do I do?', 'What do you do?'],
  ['How much do I charge?', 'how much do you charge'],
  ['How much do I pay you?', 'How much do you pay me?'],
  ['Is my company too small?', 'Is your company too small?'],
  ['Should I trust you?', 'Should you trust me?'],
  ['Do you know the U.S. market?', 'Do you know the us market?'],
  ['ما خدماتكم، وكيف تساعدوننا؟', 'ما خدماتكم؟'],
  ['Who is Arbelin, and how do we get started?', 'Who is Arbelin?'],
  ['شو بدي اعمل', 'ما بدي اعمل'],
  ['شنو اريد', 'ما اريد'],
  ['شو عندكم', 'ما عندكم'],
  ['شنو نسوي', 'ما نسوي'],
  ['شو معك', 'ما معك'],
  ['What can you do?', 'Can you help me?'],
])('“%s” and “%s” do not', (one, other) => {
  expect(keyOf(one).text).not.toBe(keyOf(other).text);
});

test('what is answered along with a returned greeting of peace is kept for those who wish it', () => {
  expect(keyOf('السلام عليكم، ما خدماتكم؟').text).not.toBe(keyOf('ما خدماتكم؟').text);
  expect(keyOf('مرحبا، ما خدماتكم؟').text).toBe(keyOf('ما خدماتكم؟').text);
});

test.each([
  ['السلام عليكم', 'greetings'],
  ['السلام عليكم ورحمة الله وبركاته', 'greetings'],
  ['السلام عليكم جميعاً', 'greetings'],
  ['السلام عليكم يا شباب', 'greetings'],
  ['السلام عليكم الجميع', 'greetings'],
  ['السلام عليكم اخي', 'greetings'],
  ['السلام عليكم استاذ', 'greetings'],
  ['السلام عليكم شلونكم', 'greetings'],
  ['السلام عليكم لوغو', 'default'],
  ['السلام عليكم موقع', 'default'],
  ['السلام عليكم احجز', 'default'],
  ['السلام عليكم ورحمة الله تعالى وبركاته، ما خدماتكم', 'faq'],
  ['السلام عليكم ما خدماتكم', 'faq'],
  ['السلام عليكم ورحمة الله، نريد حملة', 'services'],
  ['سلام عليكم، متى تبدأون', 'default'],
])('“%s” is kept as long as what is said behind the greeting: %s', (question, kind) => {
  expect(keyOf(question).kind).toBe(kind);
});

test.each([
  ['Hi, what is SEO?', 'services'],
  ['Hello, do you do branding?', 'services'],
  ['مرحبا كم تكلفة الحملات', 'services'],
  ['Hello there', 'greetings'],
  ['صباح الخير', 'greetings'],
])('a greeting in front of a question is none by itself: “%s”', (question, kind) => {
  expect(keyOf(question).kind).toBe(kind);
});
