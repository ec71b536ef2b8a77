import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLanguage } from '../../src/assistant/types';
import { inArabicLetters } from '../../src/assistant/understanding/arabizi';
import type { Line } from './train';

const folder = 'local/purposes/lines';

/** The lines of each hand: what a message is for, and messages that are for it. */
type Hand = Record<string, string[]>;

/** All lines of a language, as she reads them, by the hands that wrote them. */
export function readHands(language: PageLanguage): Line[][] {
  const files = readdirSync(join(folder, language)).sort();
  return files.map((file) => {
    const hand: Hand = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
    return Object.entries(hand).flatMap(([purpose, texts]) =>
      texts.map((text) => ({ purpose, text: language === 'ar' ? inArabicLetters(text) : text })),
    );
  });
}
