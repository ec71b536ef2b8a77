import arabic from '../../locales/ar/assistant.json';
import english from '../../locales/en/assistant.json';
import { fillTexts } from '../../src/assistant/texts';
import { brandWords } from '../../src/brandWords';

const texts = fillTexts({ en: english, ar: arabic }, { en: brandWords('en'), ar: brandWords('ar') });

function sentences(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences);
}

test('every name in braces is filled', () => {
  expect(sentences(texts).filter((text) => /[{}]/.test(text))).toEqual([]);
});

test('a name that is not known stays visible instead of vanishing', () => {
  const odd = { ...english, greeting: 'Welcome to {{nmae}}' };
  expect(fillTexts({ en: odd, ar: arabic }, { en: {}, ar: {} }).en.greeting).toBe('Welcome to {{nmae}}');
});

test('the catalogue’s chat fallbacks read as specified', () => {
  expect(texts.en.trouble.noService).toBe(
    "I'm having trouble connecting. Please email us at hello@arbelin.example",
  );
  expect(texts.en.trouble.failed).toBe(
    "I'm having trouble right now. Please try again in a moment or email us at hello@arbelin.example",
  );
  expect(texts.en.tooShort).toContain('hello@arbelin.example');
});

test.each(['en', 'ar'] as const)(
  'the redirects give e-mail and both phones whatever the page’s language: %s',
  (language) => {
    for (const text of Object.values(texts[language].redirect)) {
      for (const contact of ['hello@arbelin.example', '+49 30 23125 000', '+964 66 000 0000'])
        expect(text).toContain(contact);
    }
  },
);

test('what Maya says ends with one question, apologies for trouble aside', () => {
  const { greeting, redirect, tooShort, moderated, human, continue: closing } = texts.ar;
  for (const text of [greeting, ...Object.values(redirect), tooShort, moderated, human, closing]) {
    expect(text.match(/[?؟]/g), text).toHaveLength(1);
    expect(text).toMatch(/[?؟]$/);
  }
});
