import { inArabicLetters } from './arabizi';
import { detectLanguage } from './language';
import { rememberTexts } from './rememberTexts';

/**
 * A message in the letters everything is known in: as it was typed, or in Arabic ones where it is Arabic in Latin ones.
 * One that could be either is held for Arabic, which a message without a word of it is not turned into.
 */
export const inOwnLetters = rememberTexts((text: string): string =>
  detectLanguage(text, { pageLanguage: 'ar' }) === 'ar' ? inArabicLetters(text) : text,
);

/** A message as it was typed, and in the letters everything is known in where these are others. */
export const readings = (text: string): string[] => [...new Set([text, inOwnLetters(text)])];
