import type { MessageLanguage, PageLanguage } from '../types';
import { isBorrowedThanks } from './borrowedThanks';
import { isArabicScript, isOfArabicKeyboard, type LookedUp, lookUpWord } from './lookUpWord';
import { scoreWords } from './scoreWords';

/** Addresses, handles, hashtags: names of things, in no language. */
const references =
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|[@#][\p{L}\p{N}_]+|\b[\w-]+\.(?:com|net|org|de|iq|io|example)\b/giu;
/** What stands in quotation marks is spoken about. */
const quoted = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"/gu;
/** "Hiiii", «شكرااا»: feeling, not spelling. */
const drawnOut = /(\p{L})\1{2,}/giu;
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u0640'’]|\u200C|\u200D)*/gu;

/** "iPhone", "PayPal": a capital inside a word is a brand's. */
const brand = /^\p{L}*\p{Ll}\p{Lu}/u;

/** "Min order?" is no Kurdish "my" and no Arabic "who". */
const minimum = /\bmin\.? (?=(?:age|budget|contract|order|price)\b)/gi;

/** "10k", "2nd", "5m" */
const amount = /^\d+\p{L}{1,2}$/u;

/** The marks that open a sentence in Spanish. */
const spanish = /[¿¡]/;
/** As much as two words of the language. */
const spanishWorth = 4;

/** Under this a message says nothing of its own. */
const weakest = 0.25;
/** How much clearer than the conversation's language, or than the page's, another one must be. */
const loyalty = { conversation: 1.5, page: 0.4 } as const;

/**
 * Who has written Arabic goes on in Latin letters as well, where one word is plainly Arabic: the others, in no list, lend
 * their pieces to any language. A whole line of English or German still weighs more.
 */
const arabiziLoyalty = 5;

/** Who writes in Arabic letters has left a conversation in one of these. */
const latinLanguages: readonly (MessageLanguage | undefined)[] = ['en', 'de', 'tr'];

/** What the name of a business ends with. */
const establishment = /^(?:clinic|company|mall|market|pharmacy|restaurant|school|shop|store)$/;

/** A line in Arabic letters, not in Kurdish or Persian ones, is likelier Arabic where neither is spoken. */
const plainArabic = 0.8;

/**
 * The language of one message.
 *
 * Scripts first, then what the words, their pieces and their letters speak for: no library knows both Kurdish
 * dialects. Arabic in Latin letters ("shlonkum", "3ndkom") is Arabic. Where a message says nothing of its
 * own (a brand, a number, a name, "ok"), the conversation's language holds, else the page's; where Maya speaks it, thanks
 * in another tongue do not end it.
 */
export function detectLanguage(
  text: string,
  context: { pageLanguage: PageLanguage; conversation?: MessageLanguage | undefined },
): MessageLanguage {
  const { conversation } = context;
  if ((conversation === 'en' || conversation === 'ar') && isBorrowedThanks(text)) return conversation;
  const own = text.replace(references, ' ').replace(minimum, '').replace(drawnOut, '$1');
  const spoken = own.replace(quoted, ' ');
  const words = ((/\p{L}/u.test(spoken) ? spoken : own).match(word) ?? []).filter(
    (found) => /\p{L}/u.test(found) && !amount.test(found) && !brand.test(found),
  );
  const foreign = words.filter((found) => !/[\p{Script=Arabic}\p{Script=Latin}]/u.test(found));
  if (foreign.length > words.length / 2) return 'other';

  const expected = context.conversation ?? context.pageLanguage;
  const looked = words.map(lookUpWord);
  const scores = scoreWords(words);
  if (spanish.test(spoken)) scores.other += spanishWorth;
  const strongest = Math.max(...Object.values(scores));
  if (strongest < weakest) return expected;

  const changesScript = words.some(isArabicScript) && latinLanguages.includes(expected);
  if (changesScript && isPlainArabic(looked)) scores.ar += plainArabic;
  if (context.conversation === 'ar' && looked.some(isPlainlyArabizi)) scores.ar += arabiziLoyalty;
  if (!changesScript) scores[expected] += context.conversation ? loyalty.conversation : loyalty.page;
  let best = expected;
  for (const code of Object.keys(scores) as MessageLanguage[]) if (scores[code] > scores[best]) best = code;
  return isNamed(looked) && (context.conversation || best !== 'en') ? expected : best;
}

/** "Majidi Mall": a name in no list with capitals all along, and what it names. */
function isNamed(words: readonly LookedUp[]): boolean {
  const [first] = words;
  if (!first || first.isShared || first.owners || words.length < 2) return false;
  return words.every(
    ({ raw, word, owners, isShared }) =>
      /^\p{Lu}\P{Lu}/u.test(raw) && (!owners || isShared || establishment.test(word)),
  );
}

const isPlainlyArabizi = ({ raw, owners }: LookedUp) =>
  !isArabicScript(raw) && owners?.length === 1 && owners[0] === 'ar';

/** Whether no word of a line in Arabic letters is another language's alone. */
function isPlainArabic(words: readonly LookedUp[]): boolean {
  return words.every(
    ({ raw, owners }) =>
      !isArabicScript(raw) || (isOfArabicKeyboard(raw) && (!owners || owners.includes('ar'))),
  );
}
