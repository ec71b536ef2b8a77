import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLanguage } from '../../src/assistant/types';
import { inArabicLetters } from '../../src/assistant/understanding/arabizi';
import type { Line } from './train';

const room = 'local/purposes';

/** The lines of each hand: what a message is for, and messages that are for it. */
type Hand = Record<string, string[]>;

/** What is asked for in the plainest words, which hands that write as people do hardly ever write. */
interface PlainWords {
  /** How it is asked for; `{}` is the thing. */
  frames: string[];
  /** What is asked for, by what it is for. */
  things: Hand;
  /** What fits no frame. */
  lines: Hand;
}

/** All lines of a language, as she reads them, by the hands that wrote them; the plainest come last. */
export function readHands(language: PageLanguage): Line[][] {
  const folder = join(room, 'lines', language);
  const hands = readdirSync(folder)
    .sort()
    .map((file): Hand => readJson(join(folder, file)));
  const { frames, things, lines }: PlainWords = readJson(join(room, 'plain', `${language}.json`));
  const framed = Object.entries(things).map(([purpose, named]) => [
    purpose,
    named.flatMap((thing) => frames.map((frame) => frame.replace('{}', thing))),
  ]);
  return [...hands, Object.fromEntries(framed) as Hand, lines].map((hand) =>
    Object.entries(hand).flatMap(([purpose, texts]) =>
      texts.map((text) => ({ purpose, text: language === 'ar' ? inArabicLetters(text) : text })),
    ),
  );
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
