import { containsPhrase, countWords, fold, words } from '../../text';
import { readList } from '../../understanding/acts';
import { readAudience } from '../../understanding/goals';
import { findInsights } from '../../understanding/insights';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';

/** «نريد نبيع أكثر» wishes to sell, and does not say that anything is sold. */
const wished =
  /(?<=^| )(?:و|ف)?(?:[اأن]ريد|[انأ]بي|[اأن]بغي|بد(?:ي|نا)|عا[يو]ز(?:ه|ين)?|حاب(?:ه|ين)?|ود(?:ي|نا)|[انأ]ود|[انأ]حتاج|محتاج(?:ه|ين)?|ناوي(?:ه|ن)?)(?: ان)? [ان]\p{L}+/gu;

/** Whoever names learners teaches: «أدرس الرياضيات للطلاب». */
const toLearners = String.raw`.{0,40} (?:ال|لل|ل)?(?:اطفال|طلاب|طلبه|تلاميذ|صغار|كبار|مبتد[ئيء]+ن)(?!\p{L})`;

/**
 * "I am a bit lost", "we run out of time", "I am a fan" say how somebody is; "a little bakery" is a business. «ندرس» is
 * what schools do, and what is done with an offer or at a university; «ادرس» is a pupil's, unless it is said to whom.
 */
const ofState = new RegExp(
  [
    String.raw`\b(?:i am|i'?m|we are|we'?re) a (?:complete |total |big |huge )?(?:bit|tad|touch|lot|while|fan|mess|beginner|newbie|customer|person|human|stranger)\b(?! (?:service|care|support|shop|store))`,
    String.raw`\b(?:i am|i'?m|we are|we'?re) a (?:little|\p{L}+ bit) (?:\p{L}+(?:ed|ous|ful)|lost|unsure|late|behind|stuck|new|nervous|sad|upset|sick|shy|busy|angry|afraid|short|tight|over|too|more|less|slow|unhappy|sceptical|skeptical|hesitant|out|in|under|on)\b`,
    String.raw`\b(?:i|we) run (?:out|into|behind|away|(?:late|low|short)(?= on | with | again|$))`,
    String.raw`\b(?:i|we) make (?:sure|sense|mistakes|losses|a loss|too (?:little|few)|(?:no|too many) (?:money|profits?|sales|sense|mistakes)|it(?! (?:by|from|with|\p{L}+sel)))\b`,
    String.raw`(?<!\p{L})ندرس(?!\p{L})(?!${toLearners})(?=$| (?:في|ب(?:ال)?(?:جامع|مدرس|كلي)[هة]|هذ[اه]|\p{L}+كم|(?:ال)?(?:فكر|موضوع|عرض|عروض|خيار|سوق|مشروع|وضع|امر|فتح)\p{L}*)(?!\p{L}))`,
    String.raw`(?<!\p{L})ادرس(?!\p{L})(?!${toLearners})`,
  ].join('|'),
  'gu',
);

const anyOf = (cue: string) => readList(cue).join('|');

/**
 * Does a message say what the visitor's business does? Whoever wants to grow "my company" has not told it, and neither has
 * whoever needs something for it: of a bare possessive something has to be said.
 */
export function tellsOfBusiness(text: string, phrases: EmbeddedPhrases): boolean {
  const { businesses, ownBusinesses, saidOfBusinesses } = phrases.cues;
  const said = words(text).join(' ');
  const ofOwn = new RegExp(
    `(?:^| )(?:و|ف)?(?:${anyOf(ownBusinesses)}) (?:${anyOf(saidOfBusinesses)})(?= |$)`,
  );
  return (
    containsPhrase(said.replace(wished, ' ').replace(ofState, ' '), readList(businesses)) || ofOwn.test(said)
  );
}

/** The trade that a message names. "My startup" names none. */
export function tradeNamed(text: string, phrases: EmbeddedPhrases): string | null {
  const own = new RegExp(`(?<=^| )(?:و|ف|ب|ل)?(?:${anyOf(phrases.cues.ownBusinesses)})(?= |$)`, 'g');
  const rest = () => words(text).join(' ').replace(own, ' ');
  return findInsights(tellsOfBusiness(text, phrases) ? text : rest()).industry;
}

/**
 * The trade that was told: "mostly house owners and a few builders" says who buys, a question may be of anybody, and what
 * is only named on the way ("we deliver to hotels") gives way to what was said to be theirs.
 */
export function tradeTold(said: readonly string[], phrases: EmbeddedPhrases): string | null {
  const named = said.filter((text) => tradeNamed(text, phrases) !== null);
  const told = named.filter((text) => !namesBuyers(text, phrases) && !isQuestion(text, phrases));
  const own = told.findLast((text) => tellsOfBusiness(text, phrases) || countWords(text) <= maxBareWords);
  return tradeNamed(own ?? told[0] ?? named.at(-1) ?? '', phrases);
}

/** "Actually it is a dental clinic" */
const maxBareWords = 6;

/** Whoever buys is in a trade of their own. */
const namesBuyers = (text: string, phrases: EmbeddedPhrases): boolean =>
  readAudience(text) !== undefined ||
  sellsTo.test(text) ||
  (mostly.test(fold(text)) && !tellsOfBusiness(text, phrases));
const sellsTo = /\b(?:sell|deliver|supply|cater)(?:s|ing)? (?:to|for)\b/i;
const mostly =
  /\bmostly\b|(?<!\p{L})(?:اغلبهم|اكثرهم|معظمهم|(?:اغلب|اكثر|معظم) (?:ال)?(?:زب|عملا|متبرع)|غالبا|بالغالب)/u;

/** Is something wished for the business as a whole? "I would like to promote my company" says what for. */
export function aimsForBusiness(text: string, { cues }: EmbeddedPhrases): boolean {
  const aim = new RegExp(
    `(?:^| )(?:و|ل|ب)?(?:${anyOf(cues.growing)}) (?:ل|ب)?(?:${anyOf(cues.ownBusinesses)})(?= |$)`,
  );
  return !/[?؟]/.test(text) && aim.test(words(text).join(' '));
}
