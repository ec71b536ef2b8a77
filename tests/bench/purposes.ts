import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readHands } from '../../local/purposes/lines';
import { trainPurposes } from '../../local/purposes/train';
import { learnedWeights } from '../../local/review/learned';
import { createEar, type Ear } from '../../src/assistant/purposes/ear';
import type { PageLanguage } from '../../src/assistant/types';
import { inArabicLetters } from '../../src/assistant/understanding/arabizi';

/** A message of somebody whom nothing was learned from, and what it may be taken to be for, the likeliest first. */
interface Message {
  text: string;
  purposes: string[];
}

export function messagesOf(language: PageLanguage): Message[] {
  const path = fileURLToPath(new URL(`./messages/${language}.json`, import.meta.url));
  const messages: Message[] = JSON.parse(readFileSync(path, 'utf8'));
  if (language === 'en') return messages;
  return messages.map((message) => ({ ...message, text: inArabicLetters(message.text) }));
}

/** How many messages are taken for what they are for; and of those that are heard so surely, how many. */
export function hearAll(ear: Ear, messages: readonly Message[], least = 0) {
  const heard = messages.flatMap(({ text, purposes }) => {
    const [first] = ear(text);
    return first && first.share >= least ? [{ text, isRight: purposes.includes(first.name) }] : [];
  });
  return { heard: heard.length, right: heard.filter(({ isRight }) => isRight).length };
}

/** What she hears in messages nobody had learned from, and in the lines of each hand when it is left out. */
export function benchPurposes(): string[] {
  return (['en', 'ar'] as const).flatMap((language) => {
    const messages = messagesOf(language);
    const ear = createEar(learnedWeights(language).purposes);
    const all = hearAll(ear, messages);
    const surest = [0.3, 0.5, 0.7].map((least) => {
      const { heard, right } = hearAll(ear, messages, least);
      return `${heard} heard by ${least} or more, ${right} of them rightly`;
    });
    const hands = readHands(language);
    const counts = hands.map((hand) => {
      const others = createEar(trainPurposes(hands.filter((other) => other !== hand).flat()));
      return hearAll(
        others,
        hand.map(({ text, purpose }) => ({ text, purposes: [purpose] })),
      );
    });
    const sum = (of: 'heard' | 'right') => counts.reduce((total, each) => total + each[of], 0);
    return [
      `${language} messages: ${all.right} of ${all.heard} heard rightly; ${surest.join('; ')}`,
      `${language} lines, each hand left out: ${((100 * sum('right')) / sum('heard')).toFixed(1)} % of ${sum('heard')}`,
    ];
  });
}
