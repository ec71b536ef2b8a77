import { toClauses } from './toClauses';

const signs =
  /\b(?:how|where)(?: (?:do|can|could|to|i|we|just))+ (?:phone|ring|call) you\b(?! (?:to|for))|\bnumber(?: (?:do|can|should|to|i|we))+ (?:phone|ring|call|dial)\b|(?:شلون|كيف|ازاي|وين|رقم)(?: ممكن| في(?:ني|نا))? [انب]{1,2}(?:تصل|خابر|دق) ?(?:ب|في|علي)?\p{L}*كم(?= |$)/u;

/** Does a message ask how to telephone us? Whoever does calls by themselves, and asks for no form. */
export const asksHowToCall = (text: string): boolean => toClauses(text).some((clause) => signs.test(clause));
