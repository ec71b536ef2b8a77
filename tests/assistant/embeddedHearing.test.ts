import arabic from '../../locales/ar/embedded.json';
import english from '../../locales/en/embedded.json';
import {
  heardGuest,
  hear as hearIn,
  isMeantBy,
  mayWant,
  withoutGreeting,
} from '../../src/assistant/providers/embedded/hearing';
import type { Ear } from '../../src/assistant/purposes/ear';

const hear = (text: string, ear: Ear | undefined) => hearIn(text, english, ear);

/** Hears in a text what is set down for it, and hardly anything in any other. */
const earFor =
  (shares: Record<string, Record<string, number>>): Ear =>
  (text) => {
    const heard = Object.entries(
      shares[text] ?? { thanks: 0.1, logo: 0.01, faqPricing: 0.01, tellDetail: 0.01 },
    );
    return heard.map(([name, share]) => ({ name, share })).sort((one, other) => other.share - one.share);
  };

test('nothing is heard without an ear, nor where it is unsure', () => {
  expect(hear('what does it cost', undefined)).toBeUndefined();
  expect(hear('what does it cost', earFor({}))?.purpose).toBeUndefined();
});

test('what is likely is heard', () => {
  expect(
    hear('what does it cost', earFor({ 'what does it cost': { faqPricing: 0.4, logo: 0.1 } }))?.purpose,
  ).toBe('faqPricing');
});

test('a question goes before what is told beside it', () => {
  const [told, asked] = ['We sell carpets.', 'Do you know our trade?'];
  const ear = earFor({
    [`${told} ${asked}`]: { tellBusiness: 0.7, experience: 0.2 },
    [told]: { tellBusiness: 0.9 },
    [asked]: { experience: 0.6 },
  });
  expect(hear(`${told} ${asked}`, ear)?.purpose).toBe('experience');
});

test('a service that is wished for goes before the business it is for', () => {
  const ear = earFor({ 'I have a bakery and need a logo': { tellBusiness: 0.6, logo: 0.25 } });
  expect(hear('I have a bakery and need a logo', ear)?.purpose).toBe('logo');
});

test('several kinds of telling make one', () => {
  const ear = earFor({ 'since March, with two cousins': { tellPast: 0.28, tellDetail: 0.25, logo: 0.1 } });
  expect(hear('since March, with two cousins', ear)?.purpose).toBe('tellPast');
});

test('an answer that words were found for gives way where nothing else speaks for it', () => {
  const heard = hear('hm', earFor({ hm: { thanks: 0.9, logo: 0.001, naming: 0.001, faqPricing: 0.05 } }));
  expect(mayWant(heard, 'faqPricing')).toBe(true);
  expect(mayWant(heard, 'brandStrategy')).toBe(false);
  expect(mayWant(undefined, 'brandStrategy')).toBe(true);
  // What nobody taught her she cannot speak against.
  expect(mayWant(heard, 'maya')).toBe(true);
});

test('what a phrase leaves no doubt about is meant, unless she is beyond doubt of another', () => {
  const shares = { logo: 0.001, faqPricing: 0.001 };
  expect(isMeantBy(hear('hm', earFor({ hm: { ...shares, thanks: 0.9 } })), 'faqPricing')).toBe(false);
  expect(isMeantBy(hear('hm', earFor({ hm: { ...shares, thanks: 0.5 } })), 'faqPricing')).toBe(true);
});

test('a greeting is taken off in Arabic as well, and no more than that', () => {
  expect(withoutGreeting('مرحبا كم سعر الموقع ؟', arabic)).toBe('كم سعر الموقع ؟');
});

test.each([
  ['hello, do you do logos?', 'do you do logos?'],
  ['hello', 'hello'],
  ['good morning Maya', 'good morning Maya'],
  ['do you do logos?', 'do you do logos?'],
  ['hello, do you do logos ?', 'do you do logos ?'],
  ['hi 👋 do you do e-mail?', 'do you do e-mail?'],
])('%s without its greeting is %s', (text, rest) => {
  expect(withoutGreeting(text, english)).toBe(rest);
});

test('a guest whom words name and the ear rules out makes room for the one that is heard', () => {
  const text = 'We sell screens, may I send you my portfolio';
  const guest = (applicant: number) =>
    heardGuest(text, 'applicant', english, earFor({ [text]: { supplier: 0.9, applicant } }));
  expect(guest(0.001)).toBe('supplier');
  expect(guest(0.05)).toBe('applicant');
});
