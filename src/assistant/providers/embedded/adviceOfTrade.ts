import { fold } from '../../text';
import { paragraphs, unsaid } from './answer';
import { seeksBuyers } from './seeksBuyers';
import { ofTradeAsked } from './trades';
import type { Turn } from './turn';

/** What they live by says more than a rule for everybody to whoever asks what to do. */
export function adviceOfTrade(turn: Turn): string | undefined {
  const { question, asks, named, heard, brief, phrases, ask } = turn;
  if (!asks || named.length > 0 || brief.guest) return undefined;
  const said = fold(question);
  const { purpose = '' } = heard ?? {};
  const wantsPosts = ['', 'howTo', 'posting'].includes(purpose) && asksWhatToPost.test(said);
  const seeks = purpose === '' && (seeksBuyers.test(question) || asksHowToSell.test(said));
  if (!seeks && !wantsPosts && !['howTo', 'adviceFirst'].includes(purpose)) return undefined;
  const themes = wantsPosts ? unsaid({ first: phrases.facts.socialMedia?.more ?? '' }, brief) : undefined;
  const told = [ofTradeAsked(brief, phrases), themes].filter((text) => text !== undefined);
  return told.length > 0 ? paragraphs(told.join(' '), ask()) : undefined;
}

/** "How would you market a pharmacy?", «شلون نسوق» */
const asksHowToSell =
  /\bhow (?:do|would|can|should|to) (?:(?:i|we|you) )?(?:market|promote|sell)\b|(?:كيف|شلون|ازاي) [اتنب]{0,2}(?:سو[قك]|روج)/u;
/** "What should we post?", «شو لازم انزل عالانستا» */
const asksWhatToPost =
  /\bwhat (?:\w+ ){1,3}post\b|(?<!\p{L})و?(?:شو|شنو|وش|ايش|ماذا)(?: \p{L}+)? [انب]{1,2}(?:نزل|نشر)/u;
