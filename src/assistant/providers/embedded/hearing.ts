import type { Before, Ear, Purpose } from '../../purposes/ear';
import { countWords } from '../../text';
import { isMadeOf } from '../../understanding/acts';
import type { Guest } from '../../understanding/guests';
import { questionParts, withoutLeaning } from '../../understanding/questionParts';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';
import { isAdvice, isCourtesy, isGuest, isService, isStatement, within } from './purposeNames';

/** Of messages by hands that nothing was learned from, nine of ten above it were for what they were taken for … */
export const sure = 0.5;
/** … of those between the two, two of three … */
export const likely = 0.3;
/** … and of those above it, thirteen of fourteen. */
export const beyondDoubt = 0.6;
/** So likely, a service is wished for in what is told. */
export const wishedFor = 0.2;
/** Under this share, chance found an answer. */
export const unlikely = 0.05;
/** Under this, words that leave no doubt mean something else: "or do I update my CV" seeks no work. */
export const impossible = 0.01;
/** What a complaint may be taken for: one of them is seldom without the others. */
export const ofFaults: readonly string[] = [
  'complaint',
  'siteTrouble',
  'dissatisfied',
  'client',
  'insist',
  'guarantee',
  'cancel',
  'tellPast',
];

export interface Heard {
  /** How surely it is for that, 0 to 1. */
  share: number;
  /** Does the message hardly say more than a phrase? */
  isShort: boolean;
  /** What the message is for, as far as that can be told. */
  purpose: string | undefined;
  /** How much of it tells of the visitor, 0 to 1. */
  told: number;
  /** What it, or a question in it, may ask about, likeliest first, however unlikely. */
  topics: readonly Purpose[];
  /** How likely it, or a part of it, is for one of these purposes, 0 to 1; undefined where none of them was taught. */
  shareOf: (names: readonly string[]) => number | undefined;
}

/** A message without the greeting it begins with, unless little is left of it. */
export const withoutGreeting = (text: string, { acts }: EmbeddedPhrases): string =>
  withoutOpening(text, acts.greeting, leastBeside);

/** A question without the thanks it begins with: "thanks, and how much is it". */
export const withoutThanks = (text: string, { acts }: EmbeddedPhrases): string =>
  withoutOpening(text, acts.thanks, 1);

function withoutOpening(text: string, courtesy: string, leastLeft: number): string {
  const typed = text.trim().split(/\s+/);
  const sizes = typed.map((_, size) => size).toReversed();
  const opening = sizes.find((size) => isMadeOf(typed.slice(0, size).join(' '), courtesy));
  const rest = typed.slice(opening ?? 0).join(' ');
  return countWords(rest) >= leastLeft ? rest : text;
}

/** "Fair enough. And what is a logo?" is for what stands beside the courtesy. */
function withoutCourtesies(text: string, ear: Ear): string {
  const isMeant = (part: string) => {
    const [top] = ear(part);
    return !top || !isCourtesy(top.name) || top.share < sure;
  };
  const parts = questionParts(text);
  const meant = parts.filter(isMeant);
  const rest = meant.join(' ');
  return meant.length < parts.length && countWords(rest) >= leastBeside ? rest : text;
}

/** Fewer words beside a courtesy are part of it. */
const leastBeside = 3;

/** What a message is for: the surest of it and its parts, a question before what is told. */
export function hear(
  message: string,
  phrases: EmbeddedPhrases,
  ear: Ear | undefined,
  before?: Before,
): Heard | undefined {
  if (!ear) return undefined;
  const plain = withoutLeaning(message).replace(callsItService, 'تسوون ');
  const text = withoutCourtesies(withoutGreeting(plain, phrases), ear);
  const whole = hearWhole(text, phrases, ear, before);
  const parts = questionParts(text);
  const heard = parts.length > 1 ? parts.map((part) => ({ part, purposes: ear(part) })) : [];
  const tops = (of: typeof heard) => of.flatMap(({ purposes }) => purposes[0] ?? []).sort(byShare);
  const asked = tops(heard.filter(({ part }) => /[?؟]/.test(part))).filter(isTopic);
  const [top] = whole;
  const told = whole.filter(({ name }) => isStatement(name));
  const all = [whole, ...heard.map(({ purposes }) => purposes)];
  // Who tells of a bakery that wants a website is to hear of websites.
  const wished = all
    .flat()
    .filter(({ name, share }) => isService(name) && share >= wishedFor)
    .sort(byShare);
  const found =
    (top && isTopic(top) && top.share >= sure ? top : undefined) ??
    asked.find(({ share }) => share >= likely) ??
    (top && (isStatement(top.name) || wish.test(text)) ? wished[0] : undefined) ??
    (top && top.share >= likely ? top : undefined) ??
    (told[0] && sumOf(told) >= sure ? { name: told[0].name, share: sumOf(told) } : undefined) ??
    tops(heard).find(({ share }) => share >= sure);
  return {
    isShort: countWords(text) <= fewWords,
    purpose: found?.name,
    share: found?.share ?? 0,
    told: sumOf(told),
    topics: [...asked, ...whole.filter(isTopic)].sort(byShare),
    shareOf: (names) => {
      const shares = all.map((each) => each.filter(({ name }) => names.includes(name)));
      return shares[0]?.length ? Math.max(...shares.map(sumOf)) : undefined;
    },
  };
}

/** «تقدمون خدمة السيو» asks for no service but that. */
const callsItService =
  /(?<!\p{L})(?:[بس]?ت(?:قدم|وفر)(?:ون|وا|و)?|لديكم|عندكم|عدكم|عندكن|عندكو|لديك) خدم(?:ة|ه|ات) (?=ال\p{L}|\p{L}{4})/gu;

/** What a message is for, in view of what stood before it; trouble with an answer of its own gets that whatever was asked. */
function hearWhole(
  text: string,
  phrases: EmbeddedPhrases,
  ear: Ear,
  before: Before | undefined,
): readonly Purpose[] {
  const alone = ear(text);
  if (before === undefined || countWords(text) > longestLeaning) return alone;
  // "How do invoices work" is no answer to a question of hers.
  const { asked: _, ...told } = before;
  const behind = ear(text, isQuestion(text, phrases) ? told : before);
  const [own] = alone;
  const [top] = behind;
  if (!own || !top) return behind;
  const isAdvised = merelyTold.includes(top.name) && isAdvice(own.name) && own.share >= likely;
  const isPlain = isStatement(top.name) && plainlyAsked.includes(own.name) && own.share >= surelyPlain;
  return isAdvised || isPlain ? alone : behind;
}
/** "They come in spring only", asked for a goal. */
const merelyTold: readonly string[] = ['tellDetail', 'tellPain', 'tellPast', 'tellWish'];
/** "Number of employees", "offices in Erbil": asked without a question's words. */
const plainlyAsked: readonly string[] = [
  ...['faqPricing', 'roughPrice', 'faqLocations', 'officeErbil', 'officeBerlin', 'contact', 'hours'],
  ...['headcount', 'languages', 'founders', 'age', 'duration', 'offTopic'],
];
const surelyPlain = 0.7;

/** More words say themselves what a message is for. */
const longestLeaning = 12;

/** As many words a phrase and what stands around it may have. */
const fewWords = 8;

const byShare = (one: Purpose, other: Purpose) => other.share - one.share;
const sumOf = (purposes: readonly Purpose[]) => purposes.reduce((sum, { share }) => sum + share, 0);
const isTopic = ({ name }: Purpose) => !isStatement(name) && !isCourtesy(name);

/** Is it so surely for that? */
export const isHeardAs = (heard: Heard | undefined, purpose: string, least: number): boolean =>
  heard?.purpose === purpose && heard.share >= least;

/**
 * As who somebody writes, where words have named it (`named`) and nothing far likelier is heard, or without them: a talk
 * goes on by it, so that it has to be plain.
 */
export function heardGuest(
  text: string,
  named: Guest | undefined,
  phrases: EmbeddedPhrases,
  ear: Ear | undefined,
): Guest | undefined {
  const heard = hear(text, phrases, ear);
  const { purpose = '', share = 0 } = heard ?? {};
  // "Do you employ freelancers, or is it all your own team?" is far likelier for that.
  const rival = isTopic({ name: purpose, share }) ? share : 0;
  // Homework in maths is no question of a student's about marketing.
  if (isHeardAs(heard, 'offTopic', sure)) return undefined;
  if (named && mayWant(heard, named, Math.max(impossible, rival / farLikelier))) return named;
  return isGuest(purpose) && share >= beyondDoubt ? purpose : undefined;
}

/** Is an answer that words were found for one that the message may want? */
export const mayWant = (heard: Heard | undefined, key: string, least = unlikely): boolean =>
  (heard?.shareOf([key, ...(within[key] ?? [])]) ?? 1) >= least;

/** May somebody tell of a business, as the words for a trade or a day in it make believe? */
export const mayTell = (heard: Heard | undefined): boolean => (heard?.shareOf(ofBusiness) ?? 1) >= unlikely;
const ofBusiness = [
  ...['tellBusiness', 'tellDetail', 'tellAudience', 'tellWish', 'tellPain', 'tellPast'],
  ...['tellBudget', 'tellTime'],
];

/**
 * Is what a phrase leaves no doubt about meant, unless all else speaks against it? In many words it may stand beside
 * what is wanted: "people ask for the price and are gone, what do I do".
 */
export const isMeantBy = (heard: Heard | undefined, key: string): boolean =>
  mayWant(heard, key, Math.max(unlikely, (heard?.share ?? 0) / muchLikelier)) ||
  (heard?.isShort === true && heard.share < beyondDoubt);

/** So many times as likely, something else is meant: "your advantage over them apart from the price". */
const muchLikelier = 4;

/** So many times as likely, whoever uses the words of a guest is none. */
const farLikelier = 20;

/** Something is wished for. */
export const wish =
  /\b(?:want|need|like|give|send|get)\b|(?:^|\s)[وف]?(?:[أان]ريد|عا[يو]ز(?:[ةه]|ين)?|بد(?:ي|نا)|[أان]ب[يى]|[أان]بغى|محتاج(?:[ةه]|ين)?|[أان]حتاج|[أا]عطني|[أا]عطوني|انطيني|انطوني)(?=\s)/iu;
