import type { MessageLanguage, PageLanguage } from '../../../src/assistant/types';
import { detectLanguage } from '../../../src/assistant/understanding/language';
import { languageLines } from './languageLines';
import { languageLinesHeldOut } from './languageLinesHeldOut';

const detect = (text: string, pageLanguage: PageLanguage = 'en', conversation?: MessageLanguage) =>
  detectLanguage(text, { pageLanguage, conversation });

const rows = (block: string) => block.trim().split('\n');

describe('short lines', () => {
  test.each([
    ['hi', 'en'],
    ['hiiiii', 'en'],
    ['انتي روبوت؟', 'ar'],
    ['price?', 'en'],
    ['Can you help me?', 'en'],
    ['newspaper ad', 'en'],
    ['hair salon', 'en'],
    ['furniture', 'en'],
    ['email adress', 'en'],
    ['عيادة', 'ar'],
    ['شركه', 'ar'],
    ['برگر', 'ar'],
    ['ديكور', 'ar'],
    ['سلام', 'ar'],
    ['ده هيكلفني كام', 'ar'],
    ['كام ده', 'ar'],
    ['ده كتير اوي', 'ar'],
    ['نرخي ده كارت چنده', 'ckb'],
    ['كام لۆگۆ جوانە', 'ckb'],
    ['کام نرخ باشە', 'ckb'],
    ['شلونكم', 'ar'],
    ['شگد سعر الحملة؟', 'ar'],
    ['سڵاو', 'ckb'],
    ['چۆنی', 'ckb'],
    ['نرخەکانتان چەندە', 'ckb'],
    ['spas', 'kmr'],
    ['hun cawa ne', 'kmr'],
    ['چاوایی', 'kmr'],
    ['merhaba', 'tr'],
    ['fiyatlariniz nedir', 'tr'],
    ['Guten Tag', 'de'],
    ['koennen sie mir helfen', 'de'],
    ['سلام، قیمت‌ها چقدر است؟', 'other'],
    ['آپ کی قیمت کیا ہے', 'other'],
    ['bonjour', 'other'],
    ['¿cuánto cuesta?', 'other'],
    ['сколько стоит', 'other'],
    ['¿Tienen agencia aquí?', 'other'],
    ['¿Tienen oficina en Madrid?', 'other'],
    ['on veut plus de clients sur Instagram', 'other'],
    ['szukam logo', 'other'],
    ['دزولي نمونه', 'ar'],
    ['نمونه من الشعارات', 'ar'],
    ['¿How much is a logo?', 'en'],
    ['السلام علیکم، کیا حال ہے؟', 'other'],
    ['Öffnungszeiten?', 'de'],
    ['Rojbaş Maya', 'kmr'],
    ['yslamo', 'ar'],
    ['shno el farq bain seo w ads', 'ar'],
    ['ana men beirut w bade logo', 'ar'],
  ])('%s is %s on either page', (text, language) => {
    expect(detect(text, 'en')).toBe(language);
    expect(detect(text, 'ar')).toBe(language);
  });

  test.each(['choni', 'slaw kaka', 'zor supas'])('Sorani in Latin letters is Sorani: %s', (text) => {
    expect(detect(text)).toBe('ckb');
  });

  test.each(['shlonkum', 'kam el se3r', '3ndkom 3orood?', 'marhaba'])(
    'Arabic in Latin letters is Arabic: %s',
    (text) => {
      expect(detect(text)).toBe('ar');
    },
  );

  test.each([
    'la2 bas el delivery 3anna ma3 talabat, ya3ne badna landing page w ads',
    'hi maya, 3ndi follow up meeting b dubai w ma3i budget, mumkin nbda ba3d el weekend',
    'our team 7aba y3raf kif el campaign performance ra7 titla3',
  ])('its digits tell it among English terms, on an English page: %s', (text) => {
    expect(detect(text)).toBe('ar');
  });

  test.each([
    '6months budget',
    '6pages website price?',
    'windows7 website',
    'season7 promo',
    'we have 3 shops and 5 ads',
    'our b2b store sells mp3 players',
    'A3 posters and a web3 startup, 24h',
  ])('other digits do not: %s', (text) => expect(detect(text, 'ar')).toBe('en'));

  test.each(['نرخه كانتان چه نده', 'سوپاس بو ئيوه', 'ده مه وي كوبونه وه يه ك دابنيم', 'زور سوباس كاكه'])(
    'Sorani on an Arabic keyboard is Sorani: %s',
    (text) => expect(detect(text, 'ar')).toBe('ckb'),
  );
});

test.each(['cinema', 'studio', 'pizza', 'banner', '10k', '2nd'])('%s is said in every language', (text) => {
  expect(detect(text, 'en')).toBe('en');
  expect(detect(text, 'ar')).toBe('ar');
  expect(detect(text, 'en', 'de')).toBe('de');
});

describe('talk about a language', () => {
  test.each([
    ['do you speak Kurdish?', 'en'],
    ['Do you have Turkish speaking staff', 'en'],
    ['I need a German campaign', 'en'],
    ['can somebody answer in Deutsch?', 'en'],
    ['what does سوپاس mean', 'en'],
    ['we want a slogan like «چۆنی بەغدا» on billboards', 'en'],
    ['هل تتحدثون الكردية؟', 'ar'],
    ['تحچون كوردي؟', 'ar'],
    ['عندكم احد يتكلم تركي', 'ar'],
    ['ما معنى «سوپاس»؟', 'ar'],
    ['sprechen Sie Türkisch?', 'de'],
    ['kürtçe konuşuyor musunuz', 'tr'],
    ['hûn bi tirkî dizanin?', 'kmr'],
    ['بە عەرەبی قسە دەکەن؟', 'ckb'],
  ])('%s stays %s', (text, language) => {
    expect(detect(text)).toBe(language);
  });
});

describe('names and borrowed words', () => {
  test.each([
    ['my name is Fatih Yılmaz', 'en'],
    ["Hi, I'm Çağla Öztürk from Düsseldorf", 'en'],
    ['Hêvî Şêxo here, can you call me', 'en'],
    ['اسمي شێرزاد', 'ar'],
    ['ich heiße Mohammed Al-Rashid', 'de'],
    ['benim adım John Smith', 'tr'],
    ['navê min Jürgen e', 'kmr'],
    ['اريد حملة Facebook ads', 'ar'],
    ['محتاج social media management', 'ar'],
    ['عندي website واحتاج SEO', 'ar'],
    ['Facebook reklam fiyatları', 'tr'],
    ['was kostet SEO', 'de'],
    ['SEO بۆ ماڵپەڕەکەم', 'ckb'],
    ['please call me, محمد', 'en'],
  ])('%s is %s', (text, language) => {
    expect(detect(text)).toBe(language);
  });
});

describe('messages that say nothing of their own', () => {
  const ambiguous = [
    'ok',
    'Facebook',
    'TikTok, Instagram',
    'SEO',
    'Nike',
    'Coca-Cola',
    'Ahmed Karim',
    'Çağla Öztürk',
    'https://www.example.com/fiyat-listesi',
    'info@beispiel.de',
    '@guten_tag',
    '5000',
    '٥٠٠٠',
    '+964 750 000 0000',
    '👍',
    '?!',
    '',
  ];

  test.each(ambiguous)('%s takes the page’s language', (text) => {
    expect(detect(text, 'en')).toBe('en');
    expect(detect(text, 'ar')).toBe('ar');
  });

  test.each(ambiguous)('%s keeps the conversation’s language', (text) => {
    for (const language of ['en', 'ar', 'ckb', 'kmr', 'de', 'tr', 'other'] as const) {
      expect(detect(text, 'en', language)).toBe(language);
    }
  });
});

describe('in a conversation', () => {
  test.each([
    ['hi', 'de'],
    ['super', 'tr'],
    ['merci', 'ar'],
    ['salam', 'ckb'],
    ['سلام', 'other'],
    ['سلام', 'ckb'],
    ['bye', 'ar'],
    ['la la mo bas logo, arid kulshi, el kart, insta, w google', 'ar'],
    ['la la mo bas logo, arid el jam w el kart w insta', 'ar'],
    ['zain w b ya lugha nsawi el e3lanat?', 'ar'],
    ['ok aji lel maktab lo kulshi online?', 'ar'],
  ] as const)('%s keeps %s', (text, language) => {
    expect(detect(text, 'en', language)).toBe(language);
  });

  test.each([
    ['What services do you offer?', 'ar', 'en'],
    ['شكرا', 'en', 'ar'],
    ['محمد', 'en', 'ar'],
    ['ich möchte einen Termin', 'en', 'de'],
    ['دەتوانم بە کوردی قسە بکەم؟', 'ar', 'ckb'],
    ['kaç para', 'en', 'tr'],
    ['how many people work in the maktab in Erbil', 'ar', 'en'],
    ['quiero un logo para mi tienda', 'ar', 'other'],
  ] as const)('%s changes from %s to %s', (text, conversation, language) => {
    expect(detect(text, 'en', conversation)).toBe(language);
  });
});

describe('lines by language', () => {
  const misses = (lines: Record<MessageLanguage, string>, language: MessageLanguage) =>
    rows(lines[language]).filter((line) => detect(line) !== language);
  const languages = ['en', 'ar', 'ckb', 'kmr', 'de', 'tr', 'other'] as const;

  test.each(languages)('%s: at least 95 of a hundred lines are right', (language) => {
    const wrong = misses(languageLines, language);
    expect(wrong.length / rows(languageLines[language]).length, wrong.join('\n')).toBeLessThan(0.05);
  });

  test.each(languages)('%s: at least 85 of a hundred lines that settled nothing are right', (language) => {
    const wrong = misses(languageLinesHeldOut, language);
    expect(wrong.length / rows(languageLinesHeldOut[language]).length, wrong.join('\n')).toBeLessThan(0.15);
  });

  test.each(['ckb', 'kmr'] as const)(
    '%s is taken for the other Kurdish rather than for no Kurdish',
    (language) => {
      const lost = misses(languageLinesHeldOut, language).filter(
        (line) => !['ckb', 'kmr'].includes(detect(line)),
      );
      expect(lost.length).toBeLessThan(4);
    },
  );

  test('English and Arabic are never sent away', () => {
    expect(misses(languageLines, 'en')).toEqual([]);
    expect(misses(languageLines, 'ar')).toEqual([]);
  });
});
