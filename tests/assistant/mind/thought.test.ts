import 'fake-indexeddb/auto';
import { learnedWeights } from '../../../local/review/learned';
import type { LoadWeights } from '../../../src/assistant/mind/learned';
import { createMind } from '../../../src/assistant/mind/mind';
import { mask } from '../../../src/assistant/records/mask';
import type { TraceNotes } from '../../../src/assistant/trace';
import { type PageLanguage, pageLanguages } from '../../../src/languages';
import { loaders } from './createWorker';
import { heard } from './heard';
import { settings } from './settings';

const question = { en: 'how much does a campaign cost', ar: 'كم تكلف الحملة' };

test.each(pageLanguages)('a thought holds the passages and none of their keywords: %s', async (language) => {
  const mind = createMind({ ...settings, embedded: false }, loaders);
  const { found } = await mind.think(heard(question[language], { pageLanguage: language }), null);
  const considered: TraceNotes['retrieval']['considered'] = JSON.parse(found.considered);

  expect(considered.length).toBeGreaterThan(10);
  expect(considered[0]?.chunk.content).toMatch(/\S/);
  expect(found.results[0]?.chunk).toEqual(considered[0]?.chunk);
  expect(found.results[0]?.chunk.metadata.category).toBe('faq');
  for (const { chunk } of considered) expect(chunk.metadata).not.toHaveProperty('keywords');
});

test.each([
  ['a first message', heard('What do you offer?'), { text: 'faq:services', kind: 'faq' }],
  ['one that follows', heard('What do you offer?', { isOpener: false }), null],
  [
    'one by somebody who was here before',
    heard('What do you offer?', { remembered: [{ role: 'user', content: 'We sell soap.' }] }),
    null,
  ],
  [
    'one with personal data in it',
    heard('I am a@b.test, what do you offer?', { question: 'I am [email], what do you offer?' }),
    null,
  ],
] as const)('the cache compares %s: %j', async (_, message, expected) => {
  const mind = createMind({ ...settings, embedded: false }, loaders);
  expect((await mind.think(message, null)).cacheQuestion).toEqual(expected);
});

const [ownNumber = ''] = settings.contact.phones;

test.each([
  ['is changed', 'As an AI language model I know sara@shop.test. We plan films for bakeries.'],
  ['passes', `For your bakery we plan a film. Call us at ${ownNumber}, or Sara at 0770 123 4567.`],
  ['is too little', 'a@b.test'],
])('what is noted of a reply that %s comes masked from whoever reviews it', async (_, reply) => {
  const mind = createMind({ ...settings, embedded: false }, loaders);
  const draft = { reply, question: '', language: 'en', businessKnown: true, systemPrompt: '' } as const;
  const { cleanup, cleaned, moderation, masked } = await mind.review(draft, false);

  const changes = [...cleanup.issues, ...(moderation?.issues ?? [])].flatMap((one) => [
    one.before,
    one.after,
  ]);
  const noted = new Set([cleaned, ...changes, ...(moderation ? [moderation.text] : [])]);
  expect(new Map(masked)).toEqual(new Map([...noted].map((text) => [text, mask(text, settings.keep)])));
});

test('a trade in Arabic that is typed in Latin letters is told', async () => {
  const mind = createMind({ ...settings, embedded: false }, loaders);
  const { language, businessKnown } = await mind.think(
    heard('3andi mat3am b erbil', { pageLanguage: 'ar' }),
    null,
  );
  expect({ language, businessKnown }).toEqual({ language: 'ar', businessKnown: true });
});

describe('a talk with people, asked for in words no rule knows', () => {
  const learned = { en: learnedWeights('en'), ar: learnedWeights('ar') };
  const think = async (text: string, language: PageLanguage, loadWeights?: LoadWeights) => {
    const mind = createMind(
      { ...settings, embedded: false },
      { ...loaders, ...(loadWeights && { loadWeights }) },
    );
    return mind.think(heard(text, { pageLanguage: language }), null);
  };

  test.each([
    ['en', 'Would one of your strategists have time for a face to face conversation?'],
    ['en', 'We bake for weddings. Could a colleague of yours get in touch with me regarding a rebrand?'],
    ['ar', 'أفضل مناقشة التفاصيل في اتصال مرئي، هل يناسبكم الغد؟'],
    ['en', 'call me Ali tomorrow at 5'],
    ['en', 'anyone real I can speak with here?'],
    ['ar', 'حجيت ويا واحد منكم امس ممكن احجي وياه'],
    ['ar', 'كلمت واحد منكم امس خلوه يكلمني'],
    ['ar', 'تواصلت معكم الاسبوع الماضي ولم يرد احد اتصلوا بي'],
    ['ar', 'خلينا نحكي عن السعر مع المدير'],
    ['ar', 'خلونا نتكلم عن الاسعار مع واحد منكم'],
    ['ar', 'تواصلت معكم الاسبوع الماضي ممكن احد يكلمني'],
    ['en', 'Please call me Ali Hassan 07501234567'],
    ['ar', 'كلمني موظف امس واريد اكمل وياه بالتلفون'],
    ['ar', 'نسيت الموعد مالت البارحة، آسف، ما يصير غيره هالاسبوع؟'],
  ] as const)('is heard, and booking is what the visitor is after (%s): %s', async (language, text) => {
    expect(await think(text, language)).toMatchObject({ asksForMeeting: false });
    expect(await think(text, language, async (of) => learned[of])).toMatchObject({
      asksForMeeting: true,
      intent: 'booking',
      found: { results: [] },
    });
  });

  test.each([
    ['en', 'please no calls, only mail'],
    ['en', 'no meeting with one of your colleagues please'],
    ['ar', 'لا اريد ان يتصل بي احد من المبيعات'],
    ['en', 'Question number 1 about our campaign for the bakery'],
    ['en', 'we want more calls out of our ads'],
    ['en', 'is the first call free?'],
    ['en', 'let me first speak with my partner'],
    ['en', 'never mind the call'],
    ['en', 'never mind about the appointment'],
    ['en', 'too busy to talk to anyone right now'],
    ['en', 'why would I need to talk to a person'],
    ['en', 'do I have to talk to someone to get a price?'],
    ['ar', 'ماريد احجي ويا احد'],
    ['ar', 'ما في داعي حدا يحكي معي'],
    ['ar', 'مو ضروري احد يتصل'],
    ['ar', 'لازم احكي مع حدا عشان السعر؟'],
    ['ar', 'ليش لازم احكي مع حدا'],
    ['en', 'please nobody call me tomorrow'],
    ['en', 'please do not have one of your colleagues call me'],
    ['en', 'i dont want to talk to one of your strategists'],
    ['ar', 'لا تخلون احد يتصل بيه الصبح'],
    ['ar', 'رقمي خاص فلا تكلّموني عليه'],
    ['en', 'When do you answer messages? My number is 00964 770 000 1122'],
    ['ar', 'بدون مكالمات رجاءً، اكتبوا لي بالبريد'],
    ['ar', 'نريد اتصالات أكثر من الإعلانات'],
    ['en', 'call me Sarah'],
    ['en', 'you can call me Abu Ali'],
    ['en', 'please call me Dr. Aziz'],
    ['en', 'call me Omar, I own a gym'],
    ['en', 'call me old fashioned but I like print ads'],
    ['en', "let's discuss the logo here"],
    ['ar', 'خلينا نحكي بالسعر، كم الموقع؟'],
    ['ar', 'ضروري احجز حتى تعطوني السعر؟'],
    ['ar', 'موظف من عندكم كلمني البارحة'],
    ['ar', 'اتصلت بي سارة من عندكم البارحة'],
    ['ar', 'واحد منكم اتصل بيه قبل يومين'],
    ['ar', 'ممنوع تتصلون بعد العشرة'],
    ['ar', 'البارحة اتصلوا بي من عندكم'],
    ['ar', 'متى تردّون على الرسائل؟ رقمي 00964 770 000 1122'],
  ] as const)('is not heard in other words of calls (%s): %s', async (language, text) => {
    expect(await think(text, language, async (of) => learned[of])).toMatchObject({ asksForMeeting: false });
  });
});
