import { fold } from '../../text';
import { paragraphs, unsaid } from './answer';
import { sure } from './hearing';
import { seeksBuyers } from './seeksBuyers';
import { ofTradeAsked } from './trades';
import type { Turn } from './turn';

/** What they live by says more than a rule for everybody to whoever asks what to do. */
export function adviceOfTrade(turn: Turn): string | undefined {
  const { question, asks, named, heard, brief, phrases, ask } = turn;
  const said = fold(question);
  // «قولي لي أعلن لجيم ازاي» asks without a word that begins a question.
  const isAsked = asks || /(?:ازاي|شلون|كيف)$/u.test(said.trim());
  if (!isAsked || named.length > 0 || brief.guest) return undefined;
  const { purpose = '', share = 0 } = heard ?? {};
  const wantsPosts = ['', 'howTo', 'posting'].includes(purpose) && asksWhatToPost.test(said);
  // What fills rooms and calendars is more than an idea, and what is heard faintly no answer to it.
  const isFaint = share < sure || (purpose === 'ideas' && seeksBuyers.test(question));
  const isAny = ['', 'free', 'tellBusiness'].includes(purpose) && brief.slots.has('business');
  const seeks =
    (isAny && asksAnyAdvice.test(said)) ||
    (isFaint && (seeksBuyers.test(question) || asksHowToSell.test(said)));
  // Whoever has told a business and asks how we can help it hears what to begin with, and then what we do.
  const asksHelp = purpose === 'faqServices' && brief.slots.has('business') && asksHowWeHelp.test(said);
  if (!seeks && !wantsPosts && !asksHelp && !['howTo', 'adviceFirst'].includes(purpose)) return undefined;
  const themes = wantsPosts ? unsaid({ first: phrases.facts.socialMedia?.more ?? '' }, brief) : undefined;
  const ours = asksHelp ? `${phrases.replies.affirm} ${phrases.answers.faqServices?.brief}` : undefined;
  const trade = ofTradeAsked(brief, phrases);
  if (asksHelp && trade === undefined) return undefined;
  const told = [trade, themes, ours].filter((text) => text !== undefined);
  return told.length > 0 ? paragraphs(told.join(' '), ask()) : undefined;
}

/** "How would you market a pharmacy?", «شلون نسوق» */
const asksHowToSell =
  /\bhow (?:do|would|can|should|to) (?:(?:i|we|you) )?(?:market|promote|sell)\b|(?:كيف|شلون|ازاي) [اتنب]{0,2}(?:سو[قك]|روج)|(?<!\p{L})[انب]{1,2}(?:سو[قك]|روج|علن)\p{L}{0,2} .*(?:ازاي|شلون|كيف)$/u;
const asksHowWeHelp =
  /\bhow (?:can|could|would|do|will) (?:you|u) help\b|(?:كيف|شلون|ازاي|بشو|بشنو|شو|شنو) (?:\p{L}+ )?[ت]?(?:ساعد)\p{L}*/u;
/** "We have a flower shop, any tips?" */
const asksAnyAdvice =
  /\b(?:any|some|got|have) (?:(?:good|quick|free|more|simple) )?(?:advice|tips?|suggestions?|pointers)\b|\bwhat (?:would|do|can|could) (?:you|u) (?:suggest|advise)\b/;
/** "What should we post?", «شو لازم انزل عالانستا» */
const asksWhatToPost =
  /\bwhat (?:\w+ ){1,3}post\b|(?<!\p{L})و?(?:شو|شنو|وش|ايش|ماذا)(?: \p{L}+)? [انب]{1,2}(?:نزل|نشر)/u;
