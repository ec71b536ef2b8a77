import { containsPhrase, countWords, words } from '../../text';
import { readList } from '../../understanding/acts';
import { findInsights } from '../../understanding/insights';
import { isSoon } from '../../understanding/timeline';
import { paragraphs } from './answer';
import type { Brief } from './brief';
import type { AskKind, EmbeddedPhrases, Slot } from './phrases';
import { metOf, takenFrom } from './statements';
import type { Turn } from './turn';

export const announcesLaunch = (text: string, { cues }: EmbeddedPhrases): boolean =>
  [text, withoutAnd(text)].some((said) => containsPhrase(said, readList(cues.launches)));

/** «وسنطلق»: Arabic writes "and" onto its word. */
const withoutAnd = (text: string) =>
  words(text)
    .join(' ')
    .replace(/(?<=^| )[وف](?=\p{L}{3})/gu, '');

/**
 * What a launch inquiry is still to be asked: the product before all else, then goal and timeline, as far as
 * they are neither told nor left open; then it is time for the phases. Undefined where nothing is launched, or all is said.
 */
export function launchStep(
  { said, replied, slots, now, pending }: Brief,
  phrases: EmbeddedPhrases,
): AskKind | 'phases' | undefined {
  const { asks, replies } = phrases;
  if (!said.some((text) => announcesLaunch(text, phrases))) return undefined;
  const timesSaid = (texts: readonly string[]) =>
    replied.filter((reply) => texts.some((text) => reply.includes(text))).length;
  const [opening = ''] = replies.launchPhases.split('\n\n').slice(1);
  if (timesSaid([opening])) return undefined;
  if (!timesSaid([...asks.product, ...asks.difference]))
    return said.some((text) => tellsProduct(text, phrases)) ? 'difference' : 'product';
  // Whoever answers with no more than a name has not told the product.
  const isLeft = asks.product.some((ask) => !timesSaid([ask]));
  if (now.isIntroduction && pending === 'product' && isLeft) return 'product';
  const isOpen = (slot: Slot, alone: AskKind) =>
    !slots.has(slot) && timesSaid([...asks.launchGoal, ...asks[alone]]) < maxAsked;
  const lacksTime = isOpen('timeline', 'launchTime');
  if (!isOpen('goal', 'launchAim')) return lacksTime ? 'launchTime' : 'phases';
  // Whoever was asked for both and told neither is asked for one after the other.
  return lacksTime && !timesSaid(asks.launchGoal) ? 'launchGoal' : 'launchAim';
}

/** So often goal and timeline are asked for: the plan does without what is not told then. */
const maxAsked = 2;

/** Whoever says more of a trade than this has told what the product is: what sets it apart is asked instead. */
const maxAnnouncementWords = 14;

/** "We want to launch our energy drink": of a launch that is more than "our new product", the product is told. */
const general =
  '(?:products?|brands?|compan(?:y|ies)|business(?:es)?|start ?ups?|shops?|stores?|apps?|applications?|web ?sites?|sites?|services?|projects?|platforms?|collections?|lines?|campaigns?|ventures?|something|things?|agency|firm|offer|idea|in|on|at|next|this|soon|and|for|with|of)';
const generalInArabic =
  '(?:منتج|منتوج|بضاع|علام|براند|شرك|مشروع|محل|متجر|تطبيق|موقع|خدم|منص|مجموع|حمل|شي|فكر|ستارت|ماركت|نشاط|عمل|مطعم|كافيه|مقه)';
const namesProduct = new RegExp(
  `\\blaunch(?:ing)? (?:(?:our|my|a|an|new|own|first) )+(?!(?:new|own|first|${general})\\b)[a-z]+ (?!${general}\\b)[a-z]+\\b|(?<!\\p{L})(?:[انس]{0,3}(?:طلق)|(?:ا?طلاق)|[ان]نزل)(?: (?:خط|اول|نوع))? (?!(?:ال)?${generalInArabic})\\p{L}{3,} (?!${generalInArabic}|جديد|خاص|قريب|في |ب)\\p{L}{3,}`,
  'u',
);

/** "A skincare line": of these the word before is what is sold. */
const namesKind =
  /\blaunch(?:ing)? (?:(?:our|my|a|an|new|own|first|second) )+(?!(?:new|own|first|second|product|online|spring|summer|autumn|winter)\b)[a-z]+ (?:lines?|collections?|range)\b/;

/** Does an announcement say what is launched? */
function tellsProduct(text: string, phrases: EmbeddedPhrases): boolean {
  if (!announcesLaunch(text, phrases)) return false;
  const plain = words(text).join(' ');
  const isLong = countWords(text) > maxAnnouncementWords && findInsights(text).industry !== null;
  return namesProduct.test(plain) || namesKind.test(plain) || isLong;
}

/** What is said at a step of a launch inquiry. */
export function tellLaunch(
  step: NonNullable<ReturnType<typeof launchStep>>,
  { brief, phrases, isOfferSettled, ask }: Turn,
): string {
  const { company, replied, said } = brief;
  const { replies, asks } = phrases;
  const named = (plain: string, withName: string) =>
    company ? withName.replaceAll('{{company}}', company) : plain;
  const { isIntroduction, answersLaunch } = brief.now;
  const met = metOf(brief, phrases);
  const fresh = (kind: AskKind) =>
    asks[kind].find((text) => !replied.some((reply) => reply.includes(text))) ?? '';
  const left = answersLaunch === 'left' ? replies.noOpen : '';
  if (step === 'product') {
    const again = fresh('product');
    if (brief.pending === 'product') return paragraphs(met, again);
    return paragraphs(named(replies.launchProduct, replies.launchProductNamed), asks.product[0] ?? '');
  }
  if (step === 'difference')
    return paragraphs(named(replies.launchTold, replies.launchToldNamed), asks.difference[0] ?? '');
  if (step === 'phases') {
    const offer = isOfferSettled ? '' : fresh('consultation');
    const phases = named(replies.launchPhases, replies.launchPhasesNamed);
    return paragraphs(left, phases, said.some(isSoon) ? replies.launchSoon : '', offer || ask());
  }
  // A name makes nothing clearer, and has the open question put again.
  if (isIntroduction) return paragraphs(met || takenFrom(brief, phrases), fresh(step));
  const opening = step === 'launchGoal' ? replies.launchGoal : left || replies.launchNext;
  return paragraphs([met, opening].join(' ').trim(), fresh(step));
}
