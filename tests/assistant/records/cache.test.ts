import { type CacheQuery, createCache } from '../../../src/assistant/records/cache';
import { toCacheQuestion } from '../../../src/assistant/records/cacheKey';
import { storageKeys } from '../../../src/storage/keys';
import { createFakeStorage } from '../../storage/fakeStorage';
import { createClock, createManualTimers } from './fakes';

const minute = 60_000;
const hour = 60 * minute;
const agency = ['hello@arbelin.example', '+49 30 23125 000'];

function setUp({ area = createFakeStorage() } = {}) {
  const clock = createClock();
  const timers = createManualTimers();
  return {
    clock,
    timers,
    area,
    cache: createCache({ now: clock.now, timers, keep: agency, area }),
  };
}

const agencyNames = ['Arbelin', 'أربلين'];

function ask(question: string, { language = 'en', version = 'v1' }: Partial<CacheQuery> = {}): CacheQuery {
  return { asked: toCacheQuestion(question, language, agencyNames), language, version };
}

const arabic = (question: string) => ask(question, { language: 'ar' });

test.each([
  ['an FAQ', ask('What services do you offer?'), 24],
  ['an FAQ', arabic('ما هي خدماتكم؟'), 24],
  ['a service', ask('Can you run a campaign for a bakery?'), 12],
  ['a service', arabic('هل تديرون حملات للمخابز؟'), 12],
  ['a greeting', ask('Hello there!'), 6],
  ['a greeting', arabic('السلام عليكم'), 6],
  ['anything else', ask('Why is our website so quiet?'), 3],
  ['anything else', arabic('لماذا لا يزور أحد موقعنا الإلكتروني؟'), 3],
])('%s keeps for its hours and no longer: %j', (_, query, hours) => {
  const { cache, clock } = setUp();
  cache.store(query, 'An answer.');
  clock.advance(hours * hour - 1);
  expect(cache.find(query)).toBe('An answer.');
  clock.advance(1);
  expect(cache.find(query)).toBeUndefined();
});

test.each([
  ['case', ask('WHAT IS Branding'), ask('what is branding')],
  ['trailing punctuation', ask('what is branding?!…'), ask('what is branding')],
  ['spaces', ask('  what   is branding '), ask('what is branding')],
  ['you and we', ask('Do you film weddings?'), ask('do we film weddings')],
  ['your and our', ask('Is your studio open?'), ask('is our studio open')],
  ['I-phrases and we-phrases', ask('I need a new logo'), ask('We need a new logo.')],
  ['I am and we are', ask("I'm a bakery"), ask('we are a bakery')],
  ['known questions', ask('What services do you offer?'), ask('which services can you provide')],
  ['known questions', ask("What's your address?"), ask('Where are you located?')],
  ['the agency and its name', ask('What does Arbelin do?'), ask('What does your agency do?')],
  ['the agency and its name in Arabic', arabic('ما هي أربلين؟'), arabic('ما هي وكالتكم؟')],
  ['Arabic spelling', arabic('ما هى أسعاركم؟'), arabic('ما هي اسعاركم')],
  ['Arabic I and we', arabic('أحتاج شعاراً جديداً'), arabic('نحتاج شعارا جديدا')],
  ['Arabic known questions', arabic('أين أنتم؟'), arabic('ما هو عنوانكم؟')],
  ['an emoji', ask('What is branding? 🙂👍🏽'), ask('what is branding')],
  ['quotes', ask('“What is branding?”'), ask('«what is branding»')],
  ['contractions', ask("What's new, and who're the judges?"), ask('what is new, and who are the judges')],
  ['what is the agency’s', ask('Is Arbelin’s studio open?'), ask('Is your company’s studio open?')],
])('one entry serves both: %s', (_, stored, asked) => {
  const { cache } = setUp();
  cache.store(stored, 'An answer.');
  expect(cache.find(asked)).toBe('An answer.');
});

test.each([
  ['another question', ask('What is branding?'), ask('What is rebranding?')],
  [
    'a question that goes on',
    ask('What services do you offer?'),
    ask('What services do you offer dentists?'),
  ],
  ['another language', ask('SEO'), arabic('SEO')],
  ['other knowledge', ask('What is branding?'), ask('What is branding?', { version: 'v2' })],
  ['whose company it is', ask('Is my company too small?'), ask('Are you too small?')],
  ['a thumb down', ask('👍'), ask('👎')],
  ['a sign that belongs to the word', ask('Do you know C++?'), ask('Do you know C?')],
  ['another amount', ask('Is it 50%?'), ask('Is it 50?')],
  ['who visits whom', arabic('هل يمكننا زيارتكم؟'), arabic('هل يمكنكم زيارتنا؟')],
  ['who helps whom', arabic('هل يمكنني مساعدتكم؟'), arabic('هل يمكنكم مساعدتنا؟')],
  ['who pays whom', ask('How much do I pay you?'), ask('How much do you pay me?')],
])('%s is not answered from it', (_, stored, asked) => {
  const { cache } = setUp();
  cache.store(stored, 'An answer.');
  expect(cache.find(asked)).toBeUndefined();
});

test.each([
  ['services', 'Tell me about your services', 'ماذا تقدمون؟'],
  ['help', 'How can you help my business?', 'كيف يمكنكم مساعدتنا؟'],
  ['differentiators', 'What makes you different?', 'ما الذي يميزكم؟'],
  ['team', 'Who is on your team?', 'من هو فريقكم؟'],
  ['awards', 'What awards have you won?', 'ما هي جوائزكم؟'],
  ['location', 'Where are your offices?', 'أين يقع مكتبكم؟'],
  ['clients', 'Who are your clients?', 'من هم عملاؤكم؟'],
  ['pricing', 'How much do your services cost?', 'ما هي أسعاركم؟'],
  ['about', 'Tell me about your agency', 'من أنتم؟'],
])('questions about %s count as FAQ in both languages', (topic, english, inArabic) => {
  const { cache, area } = setUp();
  cache.store(ask(english), 'An answer.');
  cache.store(arabic(inArabic), 'جواب.');
  const entries = JSON.parse(area.getItem(storageKeys.chatCache) ?? '');
  expect(entries.map(({ key }: { key: string }) => key)).toEqual([
    `en|v1|faq:${topic}`,
    `ar|v1|faq:${topic}`,
  ]);
});

test.each([
  ['services', 'what services does Arbelin offer'],
  ['services', 'what services does your agency offer?'],
  ['services', "What're your services?"],
  ['services', 'Which kinds of services does your company provide?'],
  ['services', 'What does Arbelin do?'],
  ['services', 'whats ur services 🙏'],
  ['services', 'Please tell us about Arbelin’s services'],
  ['differentiators', 'Why Arbelin?'],
  ['differentiators', 'Why should I choose you?'],
  ['differentiators', 'Why are you different?'],
  ['team', 'How big is your agency?'],
  ['team', 'Who works at Arbelin?'],
  ['awards', 'Did you win any awards?'],
  ['awards', 'Has Arbelin ever won an award?'],
  ['awards', 'Do you have any awards?'],
  ['location', 'Where are you based? 🙂'],
  ['location', '“Where are you based?”'],
  ['location', '*Where is your company located, please?*'],
  ['location', 'Which city are you in?'],
  ['clients', 'Who does Arbelin work with?'],
  ['clients', 'What brands have you worked with?'],
  ['pricing', 'What do you charge?'],
  ['pricing', 'How much does Arbelin charge?'],
  ['pricing', 'What do your services cost?'],
  ['about', 'What is Arbelin?'],
  ['services', 'ما الخدمات التي تقدمونها؟'],
  ['services', 'ما هي الخدمات التي تقدمها أربلين؟'],
  ['services', 'أي خدمات توفرون؟'],
  ['services', 'شنو خدماتكم؟'],
  ['services', 'حدثني عن خدماتكم من فضلك'],
  ['help', 'بماذا يمكنكم مساعدتي؟'],
  ['differentiators', 'بماذا تتميزون'],
  ['differentiators', 'بم تختلفون عن غيركم؟'],
  ['differentiators', 'لماذا أربلين؟'],
  ['team', 'من يعمل لديكم؟'],
  ['awards', 'هل حصلتم على أي جوائز؟'],
  ['location', 'وين مكتبكم؟'],
  ['location', '«أين مقركم؟» 🙂'],
  ['location', 'في أي مدينة أنتم؟'],
  ['clients', 'منو عملائكم؟'],
  ['pricing', 'كم أسعاركم؟'],
  ['pricing', 'بكم'],
  ['pricing', 'شكد أسعاركم؟'],
  ['pricing', 'كم تتقاضون؟'],
  ['about', 'من هي أربلين'],
  ['about', 'ماذا تعمل أربلين؟'],
])('%s: “%s” is that FAQ', (topic, question) => {
  const isArabic = /\p{Script=Arabic}/u.test(question);
  expect(toCacheQuestion(question, isArabic ? 'ar' : 'en', agencyNames)).toEqual({
    text: `faq:${topic}`,
    kind: 'faq',
  });
});

test.each([
  ['What does Arbelin offer dentists?', 'services'],
  ['What do you charge for a logo?', 'default'],
  ['Why Arbelin and not a freelancer?', 'default'],
  ['Did you win the pitch?', 'default'],
  ['Where is your shop based?', 'default'],
  ['Can I help you?', 'default'],
  ['His shop', 'default'],
  ['Do your campaigns work?', 'services'],
  ['بكم الشعار؟', 'default'],
  ['كم أسعار مكتبكم في برلين؟', 'default'],
  ['ما الخدمات التي تقدمونها للمطاعم؟', 'services'],
  ['هل للحملات حد أدنى؟', 'services'],
  ['كم ندفع لكم؟', 'default'],
  ['وين سوقكم؟', 'default'],
])('“%s” is no FAQ', (question, kind) => {
  const isArabic = /\p{Script=Arabic}/u.test(question);
  expect(toCacheQuestion(question, isArabic ? 'ar' : 'en', agencyNames).kind).toBe(kind);
});

test('an entry has the shape the specification names', () => {
  const { cache, area, clock } = setUp();
  cache.store(ask('What is branding?'), 'An answer.');
  expect(JSON.parse(area.getItem(storageKeys.chatCache) ?? '')).toEqual([
    {
      key: 'en|v1|what is branding',
      response: 'An answer.',
      timestamp: clock.now(),
      ttl: 12 * hour,
      language: 'en',
    },
  ]);
});

test('personal data in an answer is masked, the agency’s own contact is not', () => {
  const { cache, area } = setUp();
  cache.store(
    ask('What is branding?'),
    'Write to hello@arbelin.example or +49 30 23125 000, Sara (0770 123 4567).',
  );
  expect(area.getItem(storageKeys.chatCache)).not.toMatch(/4567/);
  expect(cache.find(ask('What is branding?'))).toBe(
    'Write to hello@arbelin.example or +49 30 23125 000, Sara ([phone]).',
  );
});

test('a removed entry is gone', () => {
  const { cache } = setUp();
  cache.store(ask('What is branding?'), 'An answer.');
  cache.remove(ask('what is branding'));
  expect(cache.find(ask('What is branding?'))).toBeUndefined();
});

test('every 5 minutes what has expired goes from storage', () => {
  const { cache, clock, timers, area } = setUp();
  cache.store(ask('Why is it so quiet?'), 'An answer.');
  cache.store(ask('What services do you offer?'), 'An answer.');
  clock.advance(3 * hour);
  timers.run(5 * minute);
  expect(JSON.parse(area.getItem(storageKeys.chatCache) ?? '')).toHaveLength(1);
});

test('nothing outlives 24 hours, whatever its entry says', () => {
  const area = createFakeStorage();
  const { cache, clock, timers } = setUp({ area });
  const entry = {
    key: 'en|v1|what is branding',
    response: 'An answer.',
    timestamp: clock.now(),
    ttl: 90 * hour,
    language: 'en',
  };
  area.setItem(storageKeys.chatCache, JSON.stringify([entry]));
  clock.advance(24 * hour - 1);
  expect(cache.find(ask('What is branding?'))).toBe('An answer.');
  clock.advance(1);
  expect(cache.find(ask('What is branding?'))).toBeUndefined();
  timers.run(5 * minute);
  expect(area.getItem(storageKeys.chatCache)).toBeNull();
});

test('what expired is gone with the next answer stored', () => {
  const { cache, clock, area } = setUp();
  const keys = () =>
    JSON.parse(area.getItem(storageKeys.chatCache) ?? '[]').map(({ key }: { key: string }) => key);
  cache.store(ask('Why is it so quiet?'), 'An answer.');
  clock.advance(3 * hour);
  cache.store(ask('What services do you offer?'), 'An answer.');
  expect(keys()).toEqual(['en|v1|faq:services']);
});

test('when storage is full the 10 oldest entries go', () => {
  const area = createFakeStorage();
  const { cache, clock } = setUp({ area });
  for (let index = 1; index <= 30; index += 1) {
    cache.store(ask(`Question number ${index} about shoes`), 'An answer.');
    clock.advance(1);
  }
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatCache)?.length ?? 0 });
  full.setItem(storageKeys.chatCache, area.getItem(storageKeys.chatCache) ?? '');
  const later = createCache({
    now: clock.now,
    timers: createManualTimers(),
    keep: [],
    area: full,
  });
  later.store(ask('Question number 31 about shoes'), 'An answer.');
  const keys = JSON.parse(full.getItem(storageKeys.chatCache) ?? '').map(({ key }: { key: string }) => key);
  expect(keys).toHaveLength(21);
  expect(keys[0]).toBe('en|v1|question number 11 about shoes');
  expect(keys.at(-1)).toBe('en|v1|question number 31 about shoes');
});

test('on a full storage the entry being written stays, also from a clock that was set back', () => {
  const area = createFakeStorage();
  const ahead = setUp({ area });
  for (let index = 1; index <= 12; index += 1)
    ahead.cache.store(ask(`Question number ${index} about shoes`), 'An answer.');
  const full = createFakeStorage({ capacity: area.getItem(storageKeys.chatCache)?.length ?? 0 });
  full.setItem(storageKeys.chatCache, area.getItem(storageKeys.chatCache) ?? '');
  const { cache, clock } = setUp({ area: full });
  clock.advance(-2 * hour);
  cache.store(ask('A new question about shoes'), 'An answer.');
  expect(cache.find(ask('A new question about shoes'))).toBe('An answer.');
});

test('two tabs share the entries', () => {
  const area = createFakeStorage();
  const one = setUp({ area });
  const other = setUp({ area });
  one.cache.store(ask('What is branding?'), 'One.');
  other.cache.store(ask('What is SEO?'), 'Two.');
  expect(one.cache.find(ask('what is seo'))).toBe('Two.');
  expect(other.cache.find(ask('what is branding'))).toBe('One.');
});

test.each(['{"a":1}', '[{"key":"en|v1|what is branding","response":7}]', '[null]'])(
  'what does not validate is dropped: %s',
  (text) => {
    const area = createFakeStorage();
    area.setItem(storageKeys.chatCache, text);
    expect(setUp({ area }).cache.find(ask('What is branding?'))).toBeUndefined();
  },
);

test('an answer is read no further than anything is written', () => {
  const { cache, area, clock } = setUp();
  const response = 'x'.repeat(100_000);
  const entry = {
    key: 'en|v1|what is branding',
    response,
    timestamp: clock.now(),
    ttl: hour,
    language: 'en',
  };
  area.setItem(storageKeys.chatCache, JSON.stringify([entry]));
  expect(cache.find(ask('What is branding?'))).toHaveLength(4000);
});

test('a key such as __proto__ is a key like any other', () => {
  const { cache } = setUp();
  cache.store(ask('__proto__'), 'An answer.');
  expect(cache.find(ask('__proto__'))).toBe('An answer.');
  expect(cache.find(ask('constructor'))).toBeUndefined();
});
