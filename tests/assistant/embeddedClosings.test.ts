import type { PageLanguage } from '../../src/assistant/types';
import { detectLanguage } from '../../src/assistant/understanding/language';
import { last, phrases } from './talkEmbedded';

test.each<[PageLanguage, string[]]>([
  ['en', ['Thank you. I shall pass this on internally. Kind regards, H. Brenner']],
  ['en', ['alright, sending it tonight. wish me luck lol']],
  ['en', ['thank you sister. when i get big i will come to you and pay, inshallah']],
  ['en', ["hah, fair enough, I'll tell my boss"]],
  ['en', ['We run a clinic', 'Good to know, we will show it to our partners next week']],
  ['ar', ['الله يخليج، حچيج ريّحني. أسولف ويا أبوي وأخبركم']],
  ['ar', ['هاي فكرة حلوة ولله، رح اجربها الجمعة وبحكيلك كيف طلعت. يعطيكي العافية']],
  ['ar', ['شكراً جزيلاً على التفاصيل، سأعرضها على الإدارة. مع أطيب التحيات، سامر']],
])('%s: who goes on without us is seen off: %s', async (language, lines) => {
  expect(await last(language, lines)).toBe(phrases[language].replies.goodbye);
});

test.each<[PageLanguage, string[]]>([
  ['en', ['We run a clinic', "You've been very kind. He'd have hated all this, but he would've liked you."]],
  ['en', ['We run a bakery', 'Grazie mille :)']],
  ['en', ['Thanks a lot, you made me laugh on a grey Monday']],
  ['ar', ['عندنا لجنة من تسعة أشخاص وكل واحد له ذوق. الله يعينكم علينا']],
  ['ar', ['مشكورين، الله يوفقكم بشغلكم']],
  ['ar', ['متشكر جدا، هبعت الكلام ده لشريكي']],
])('%s: who thanks, with something beside it, is welcome: %s', async (language, lines) => {
  expect(await last(language, lines)).toContain(phrases[language].replies.thanks);
});

const isWarm = (reply: string, { replies }: (typeof phrases)['en']) =>
  [replies.thanks, replies.goodbye].some((text) => reply.includes(text));

test.each<[PageLanguage, string[]]>([
  ['en', ['thanks, and how much is it']],
  ['en', ['thanks, how much?']],
  ['en', ["thanks but that's wrong"]],
  ['en', ['thank you, I need a logo']],
  ['en', ['Thank you. We run a bakery in Basra']],
  ['en', ['Thanks for the quick answer, our guests are mostly families']],
  ['en', ['We run a hotel', 'Thanks! More bookings, mostly']],
  ['en', ['We run a hotel', 'more bookings mostly, thanks']],
  ['en', ['With regards to our website, it is slow']],
  ['en', ['Instagram helped a lot last year']],
  ['en', ['We have a good website']],
  ['ar', ['شكرا، وكم السعر']],
  ['ar', ['شكرا بس هذا غلط']],
  ['ar', ['الله يخليكم اريد شعار']],
  ['ar', ['يعطيك العافية، عندي مطعم']],
  ['ar', ['أريد أن أخبركم عن مشروعنا']],
])('%s: what asks, wants, tells or objects is more than a courtesy: %s', async (language, lines) => {
  expect(isWarm(await last(language, lines), phrases[language])).toBe(false);
});

test.each<[PageLanguage, string]>([
  ['en', "thanks but that's wrong"],
  ['en', 'Sorry, your answer is not correct'],
  ['ar', 'شكرا بس هذا غلط'],
  ['ar', 'جوابك مو صحيح'],
])('%s: who says that she is wrong is asked again: %s', async (language, line) => {
  expect(await last(language, [line])).toBe(phrases[language].replies.misread);
});

test.each(['Grazie mille :)', 'muchas gracias!', 'Danke schön', 'teşekkürler', 'Obrigado, ciao'])(
  'thanks in another tongue do not end a talk: %s',
  (line) => {
    expect(detectLanguage(line, { pageLanguage: 'en', conversation: 'en' })).toBe('en');
    expect(detectLanguage(line, { pageLanguage: 'en', conversation: 'ar' })).toBe('ar');
  },
);

test.each([
  'Grazie mille, potete disegnare un logo?',
  'Danke, können Sie mir helfen?',
  'Vielen Dank für alles',
])('and nothing is taken from who goes on in it: %s', (line) => {
  expect(detectLanguage(line, { pageLanguage: 'en', conversation: 'en' })).not.toBe('en');
});

test('a talk that begins with them is in their tongue', () => {
  expect(detectLanguage('Grazie mille', { pageLanguage: 'en' })).toBe('other');
  expect(detectLanguage('Danke', { pageLanguage: 'en', conversation: 'de' })).toBe('de');
});
