import type { MessageLanguage, PageLanguage } from '../../../src/assistant/types';
import { detectLanguage } from '../../../src/assistant/understanding/language';

const detect = (text: string, pageLanguage: PageLanguage = 'en', conversation?: MessageLanguage) =>
  detectLanguage(text, { pageLanguage, conversation });

describe('Arabic in Latin letters', () => {
  test.each([
    'abi ashoof a3malkum',
    'yislamo kteer',
    'ma 3ndi mizaniya kbira',
    'bas abi as2al',
    'kam el taklfa lil video',
    '2adesh el logo',
    'el site mal7na batee2',
    'ma fe mushkila',
    'min wein entu',
    '3am dawwer 3a agency',
    'agdar ashuf shughulkum',
    'bkam el ad',
    'mnu entum',
    'shou ra2yak',
    'nreed nshuf shughulkum',
    'lesh el website batee2',
  ])('%s is Arabic on the Arabic page and in an Arabic talk', (text) => {
    expect(detect(text, 'ar')).toBe('ar');
    expect(detect(text, 'ar', 'ar')).toBe('ar');
  });

  test.each([
    'sabah el kheir',
    '3andi m7al w bedi zbayen',
    'mumkin tefasel akthar',
    'mish 3ajbni',
    'tekram 3aynak',
  ])('%s is Arabic on the English page', (text) => {
    expect(detect(text)).toBe('ar');
  });

  test.each([
    ['face2face meeting', 'en'],
    ['back2school campaign', 'en'],
    ['go2market strategy', 'en'],
    ['min order?', 'en'],
    ['what is your min contract', 'en'],
    ['abi fiyat ne kadar', 'tr'],
    ['abi', 'tr'],
    ['selamün aleyküm', 'tr'],
    ['korkum yok', 'tr'],
    ['lokum satıyoruz', 'tr'],
    ['ji bo min logo', 'kmr'],
    ['btkam', 'tr'],
    ['warte seit montag', 'de'],
    ['cuanto cuesta el logo', 'other'],
    ['el sitio es lento', 'other'],
    ['ma il prezzo', 'other'],
  ] as const)('%s is none: %s', (text, language) => {
    expect(detect(text)).toBe(language);
    expect(detect(text, 'ar')).toBe(language);
  });
});

describe('borrowed words in Arabic letters', () => {
  const borrowed = ['پيتزا', 'گوگل', 'ميرسي', 'پوستات', 'نيو ئير', 'اوكيه', 'كومنت', 'برافو', 'هاشتاك'];
  test.each([...borrowed, 'مينيو', 'پروموشن للعيد', 'پلاتفورم', 'چاي وپيتزا'])('%s is Arabic', (text) => {
    expect(detect(text)).toBe('ar');
    expect(detect(text, 'ar')).toBe('ar');
    expect(detect(text, 'en', 'en')).toBe('ar');
  });

  test.each(['لايكات', 'گالري', 'سناپ', 'سيشن'])('%s is likelier Arabic in an English talk', (text) => {
    expect(detect(text, 'en', 'en')).toBe('ar');
  });

  test.each([
    ['پیتزا و بەرگر هەیە', 'ckb'],
    ['نازانم', 'ckb'],
    ['زور جوانه', 'ckb'],
    ['دوكانم هه يه', 'ckb'],
    ['نرخي لوگو چه نده', 'ckb'],
    ['پیتزا دارید', 'other'],
    ['پول ندارم', 'other'],
    ['چند ميشه', 'other'],
  ] as const)('%s is %s', (text, language) => {
    expect(detect(text)).toBe(language);
    expect(detect(text, 'en', 'en')).toBe(language);
  });

  test('a Kurdish talk stays Kurdish', () => {
    for (const text of ['پيتزا', 'مينيو', 'چاكه']) expect(detect(text, 'en', 'ckb')).toBe('ckb');
  });
});

describe('names of businesses', () => {
  test.each(['Majidi Mall', 'Family Mall', 'Karwan Restaurant', 'Hewa Pharmacy', 'iPhone 15', 'PayPal'])(
    '%s keeps the language of the talk',
    (text) => {
      for (const language of ['en', 'ar', 'ckb', 'de'] as const) {
        expect(detect(text, 'en', language)).toBe(language);
      }
      expect(detect(text)).toBe('en');
      expect(['en', 'ar']).toContain(detect(text, 'ar'));
    },
  );

  test.each([
    ['Hello Sara', 'en'],
    ['Need Website', 'en'],
    ['Flower Shop', 'en'],
    ['Gute Agentur', 'de'],
    ["Nein Danke is our brand's name", 'en'],
    ['ein gedi spa, need site', 'en'],
    ['mein Name ist Peter', 'de'],
    ['nein danke', 'de'],
  ] as const)('%s is %s', (text, language) => {
    expect(detect(text, 'ar')).toBe(language);
  });
});

test.each([
  ['to kurdi dazani?', 'ckb'],
  ['kurdi azani', 'ckb'],
  ['tu kurdi dizani', 'kmr'],
  ['nu vorbesc engleza', 'other'],
  ['salam aleykum, qiymət neçədir', 'other'],
  ['qiymət', 'other'],
  ['karê nû', 'kmr'],
  ['çok güzel, teşekkürler', 'tr'],
] as const)('%s is %s on either page', (text, language) => {
  expect(detect(text)).toBe(language);
  expect(detect(text, 'ar')).toBe(language);
});
