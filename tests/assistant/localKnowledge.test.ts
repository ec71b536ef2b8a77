import arabicPhrases from '../../locales/ar/embedded.json';
import englishPhrases from '../../locales/en/embedded.json';
import { noted } from '../../src/assistant/trace';
import type { PageLanguage } from '../../src/assistant/types';
import { knownOf } from '../bench/retrieval';
import { createTestAssistant } from './createTestAssistant';
import { english, scriptServices } from './scriptServices';

const { gateway } = scriptServices();

test.each<[PageLanguage, string, RegExp]>([
  ['en', 'Where are your offices?', /Erbil/],
  ['ar', 'أين مكاتبكم؟', /أربيل/],
  ['ar', 'wein maktabkum?', /أربيل/],
  ['en', 'shlonkum, wein el maktab?', /أربيل/],
])(
  'with neither service configured Maya answers from her local knowledge: %s',
  async (pageLanguage, text, words) => {
    const { ask } = createTestAssistant({ embedded: true });
    const reply = await ask(text, { pageLanguage });
    expect(reply).toMatchObject({ kind: 'answer', text: expect.stringMatching(words) });
    expect(noted(reply.trace, 'attempts')).toMatchObject([{ service: 'embedded', outcome: 'ok' }]);
  },
);

test.each<[PageLanguage, string, string]>([
  ['en', "We don't want videos, we need a logo", englishPhrases.answers.brandStrategy.first],
  ['ar', 'ما نريد فيديوهات بس نريد شعار', arabicPhrases.answers.brandStrategy.first],
])('what is refused beside a wish is not looked up: %s', async (pageLanguage, text, told) => {
  const { ask } = createTestAssistant({
    embedded: true,
    loadKnowledge: async (language) => knownOf(language),
  });
  expect(await ask(text, { pageLanguage })).toMatchObject({ text: expect.stringContaining(told) });
});

test.each<[PageLanguage, string, string]>([
  ['en', 'my name is sara ahmed, sara@shop.example, 0750 123 4567', englishPhrases.replies.contactLeft],
  ['ar', 'اسمي سارة احمد ورقمي ٠٧٥٠١٢٣٤٥٦٧', arabicPhrases.replies.contactLeft],
])(
  'an address that is left brings up the form, though she only hears of one: %s',
  async (pageLanguage, text, offer) => {
    const { ask } = createTestAssistant({ embedded: true });
    const left = await ask(text, { pageLanguage });
    expect(left).toMatchObject({ kind: 'answer', text: offer });
    const history = [
      { role: 'user' as const, content: text },
      { role: 'assistant' as const, content: offer },
    ];
    const accepted = await ask({ en: 'yes please', ar: 'اي' }[pageLanguage], { pageLanguage, history });
    expect(noted(accepted.trace, 'meeting')).toBe(true);
  },
);

test('offline she answers locally, and keeps nothing of it for when the services are back', async () => {
  let online = false;
  const { ask } = createTestAssistant({ gateway: gateway(), embedded: true, isOnline: () => online });
  expect(noted((await ask('Where are your offices?')).trace, 'attempts')).toMatchObject([
    { service: 'embedded' },
  ]);
  online = true;
  expect(await ask('Where are your offices?')).toMatchObject({ text: english, result: { cached: false } });
});

test.each<[string, boolean[]]>([
  ['while she thinks', [false, true]],
  ['between the services and her', [true, false, true]],
])('what she answers without a line is not kept either where it comes back %s', async (_, line) => {
  const states = [...line];
  const { ask } = createTestAssistant({
    gateway: { ...gateway(), url: 'http://127.0.0.1:9/v1' },
    embedded: true,
    isOnline: () => (states.length > 1 ? (states.shift() ?? true) : (states[0] ?? true)),
  });
  const reply = await ask('Where are your offices?');
  expect(noted(reply.trace, 'attempts')?.at(-1)).toMatchObject({ service: 'embedded' });
  expect(noted(reply.trace, 'stored')?.cache).toBe(false);
});

test.each<[PageLanguage, string, boolean]>([
  ['en', 'do you run social media campaigns?', true],
  ['en', 'do you design logos?', true],
  ['en', 'Do you guys do SEO for restaurants?', true],
  ['en', 'can you make videos in Arabic', true],
  ['en', 'do you write fake reviews?', false],
  ['en', 'do you translate?', false],
  ['en', 'do you design logos for free?', false],
  ['en', 'do you only design logos?', false],
  ['en', 'do you film in Brazil?', false],
  ['en', 'do you take commission on media buying?', false],
  ['en', 'why do you design logos?', false],
  ['ar', 'هل تصممون شعارات؟', true],
  ['ar', 'هل تديرون حملات السوشيال ميديا؟', true],
  ['ar', 'تسوون إعلانات گوگل للمطاعم؟', true],
  ['ar', 'هل تكتبون تقييمات مزيفة؟', false],
  ['ar', 'هل تصممون شعارات مجانا؟', false],
])('a plain yes goes only to whether a thing is done: %s, %s', async (pageLanguage, text, isYes) => {
  const { ask } = createTestAssistant({
    embedded: true,
    loadKnowledge: async (language) => knownOf(language),
  });
  const reply = await ask(text, { pageLanguage });
  expect(/^(?:Yes, we do|نعم، نقدّم)/.test(reply.kind === 'answer' ? reply.text : '')).toBe(isYes);
});
