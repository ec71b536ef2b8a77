import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Before } from '../../src/assistant/purposes/ear';
import { countWords } from '../../src/assistant/text';
import type { PageLanguage } from '../../src/assistant/types';
import { inArabicLetters } from '../../src/assistant/understanding/arabizi';
import { createChance } from '../review/chance';
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

/** An answer of hers or a kind of request, '' for anything else; a message after it, and what that is for. */
type Behind = [before: string, text: string, purpose: string];

/** What is typed behind something: follow-ups to her answers, and answers to her requests. */
export function readBehind(language: PageLanguage): Line[] {
  const linesIn = (folder: string, of: keyof Before): Line[] =>
    readdirSync(join(room, folder, language))
      .sort()
      .flatMap((file) =>
        (readJson(join(room, folder, language, file)) as Behind[]).map(([before, text, purpose]) => ({
          purpose,
          text: language === 'ar' ? inArabicLetters(text) : text,
          before: before === '' ? {} : { [of]: before },
        })),
      );
  return [...linesIn('followUps', 'told'), ...linesIn('answers', 'asked')];
}

/**
 * All that is learned from: lines that stand alone, those behind something, and a part of the former behind an answer
 * taken by chance, which leaves what they are for: not whatever comes second is a follow-up.
 */
export function readLines(language: PageLanguage): Line[] {
  const alone = readHands(language).flat();
  const behind = readBehind(language);
  const told = behind.flatMap(({ before }) => before?.told ?? []);
  const chance = createChance();
  const moved = alone
    .filter(({ text }) => countWords(text) <= longestMoved && chance() < movedShare)
    .map((line) => ({ ...line, before: { told: told[Math.floor(chance() * told.length)] as string } }));
  return [...alone, ...behind, ...moved];
}

/** Of the lines of so many words, this share is learned behind something, too. */
const longestMoved = 12;
const movedShare = 1 / 3;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
