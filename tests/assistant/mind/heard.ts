import type { Heard } from '../../../src/assistant/mind/understand';

/** A message that nothing was said before. */
export const heard = (text: string, over: Partial<Heard> = {}): Heard => ({
  text,
  question: text,
  pageLanguage: 'en',
  conversation: undefined,
  lastReply: undefined,
  historyCharacters: 0,
  remembered: [],
  isTradeKnown: false,
  isOpener: true,
  ...over,
});
