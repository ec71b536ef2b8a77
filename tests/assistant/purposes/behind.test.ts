import { expect, test } from 'vitest';
import { readBehind } from '../../../local/purposes/lines';
import { type Line, trainPurposes } from '../../../local/purposes/train';
import { learnedWeights } from '../../../local/review/learned';
import { type Before, createEar } from '../../../src/assistant/purposes/ear';
import type { PageLanguage } from '../../../src/assistant/types';

const taught = (text: string, purpose: string, before?: Before): Line[] =>
  Array.from({ length: 4 }, () => ({ text, purpose, ...(before && { before }) }));

const lines: Line[] = [
  ...taught('where are your offices', 'faqLocations'),
  ...taught('what should we post', 'posting'),
  ...taught('how do mails work', 'mailCraft'),
  ...taught('we sell to women', 'tellAudience'),
  ...taught('farms and garages', 'tellAudience', { asked: 'business' }),
  ...taught('hotels, two schools', 'tellAudience', { asked: 'business' }),
  ...taught('offices and schools', 'tellAudience', { asked: 'goal' }),
  ...taught('how often', 'posting', { told: 'socialMedia' }),
  ...taught('how often', 'mailCraft', { told: 'email' }),
];

test('what she told decides what a short question is for', () => {
  const ear = createEar(trainPurposes(lines));
  expect(ear('how often', { told: 'socialMedia' })[0]?.name).toBe('posting');
  expect(ear('how often', { told: 'email' })[0]?.name).toBe('mailCraft');
});

test('what she asked makes an answer to it likelier', () => {
  const ear = createEar(trainPurposes(lines));
  const shareOf = (before?: Before) =>
    ear('offices', before).find(({ name }) => name === 'tellAudience')?.share ?? 0;
  expect(ear('offices')[0]?.name).toBe('faqLocations');
  expect(ear('offices', { asked: 'never learned' })[0]?.name).toBe('faqLocations');
  expect(shareOf({ asked: 'business' })).toBeGreaterThan(2 * shareOf({}));
});

/** What is heard behind an answer or a request of hers; those behind a request stand in no line. */
const heard: Record<PageLanguage, [before: Before, text: string, purpose: string][]> = {
  en: [
    [{ asked: 'business' }, 'an app that books tennis courts', 'tellBusiness'],
    [{ asked: 'tried' }, 'coupons, one summer', 'tellPast'],
    [{ asked: 'goal' }, 'the phone should ring on Mondays too', 'tellWish'],
    [{ asked: 'tried' }, 'a radio spot and some posters', 'tellPast'],
    [{ asked: 'timeline' }, 'when the new hall is finished, in March', 'tellTime'],
    [{ told: 'socialMedia' }, 'how often', 'posting'],
  ],
  ar: [
    [{ asked: 'business' }, 'تطبيق لحجز ملاعب تنس', 'tellBusiness'],
    [{ asked: 'goal' }, 'طلبات اكثر من بغداد', 'tellWish'],
    [{ asked: 'tried' }, 'بوسترات بالشارع وكم بوست', 'tellPast'],
    [{ asked: 'timeline' }, 'من تخلص القاعة الجديدة بآذار', 'tellTime'],
    [{ told: 'socialMedia' }, 'كل قديش ننزل', 'posting'],
  ],
};

test.each(
  (['en', 'ar'] as const).flatMap((language) => heard[language].map((row) => [language, ...row] as const)),
)('%s: behind %j “%s” is for %s', (language, before, text, purpose) => {
  const known = new Set(readBehind(language).map((line) => line.text));
  expect(before.asked !== undefined && known.has(text)).toBe(false);
  expect(createEar(learnedWeights(language).purposes)(text, before)[0]?.name).toBe(purpose);
});

test.each(['en', 'ar'] as const)('%s: her questions are known by the names they have', (language) => {
  const { asked, names } = learnedWeights(language).purposes;
  const kinds = ['business', 'goal', 'timeline', 'budget', 'tried', 'product', 'difference'];
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(kinds));
  expect(
    Object.values(asked)
      .flatMap(Object.keys)
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});
