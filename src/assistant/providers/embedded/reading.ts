import { containsPhrase } from '../../text';
import type { SearchResult } from '../../types';
import { findAct, readList } from '../../understanding/acts';
import { findInsights } from '../../understanding/insights';
import { questionParts } from '../../understanding/questionParts';
import { tellsOfPast } from '../../understanding/timeline';
import { isServicePassage, isSure } from './answer';
import { type Brief, latest } from './brief';
import { isQuestion } from './isQuestion';
import type { AskKind, EmbeddedPhrases } from './phrases';

/** "The difference between you and other agencies", "do you think you can help?": it is us who are asked about. */
const weighsUs =
  /\b(?:between you|(?:you|yours?) (?:are |is )?(?:so )?(?:different|better|worse|unlike)|than you|(?<!apart )from you|makes you|choose you|(?:why|and|or|versus|vs|with|hire|call|meet|send|trust) you|your (?:average|team|project)|you (?:can|could) help|sign (?:a|the|your) contract|(?:should|shall) (?:we|i) (?:meet|call|send))\b|(?:بينكم|بينكن|بيميزكن|[يت]ميزكم|عنكم|انتو|انتم|اختاركم|نختاركم|عندكم|عدكم|وياكم|معكم|سوا(?!\p{L}))/iu;

export const isAbout = (
  best: SearchResult | undefined,
  keys: readonly string[],
  { answers }: EmbeddedPhrases,
): boolean => best !== undefined && keys.some((key) => answers[key]?.topics.includes(best.chunk.topic));

/** Is a verdict on other agencies asked for? What is certainly asked besides is told instead. */
export function asksOfOthers(
  question: string,
  certain: readonly string[],
  phrases: EmbeddedPhrases,
): boolean {
  const isAside = certain.every((key) => key === 'discounts' || key === 'worth');
  if (!isAside || weighsUs.test(question) || tellsOfPast(question)) return false;
  return containsPhrase(question, readList(phrases.cues.others));
}

/** What has one answer for everybody, whatever advice is asked along with it. */
const plainly = ['faqPricing', 'faqStart', 'faqLocations', 'contact', 'awards', 'faqServices'];

/** Is a rule of thumb or an opinion asked for, or what is wrong with figures of their own? */
export function asksAdvice(
  question: string,
  best: SearchResult | undefined,
  phrases: EmbeddedPhrases,
): boolean {
  if (weighsUs.test(question)) return false;
  if (ownFigures.test(question)) return true;
  const isPlain = best !== undefined && isSure(best) && isAbout(best, plainly, phrases);
  return !isPlain && containsPhrase(question, readList(phrases.cues.advice));
}

/** What they spent, what a customer costs them, a rate they measured: none of it asks for a price of ours. */
const ownFigures =
  /\b(?:(?:i|we) (?:paid|spent)|cost per|they (?:ask|want|charge)(?: us)?(?: for)? [$€]?\d)\b|(?:دفعت|دفعنا|صرفت|صرفنا|(?:تكلف|كلف)[ةه] (?:العميل|الزبون|النقر[ةه]))|(?:rate|conversions?|clicks|معدل|نسب[ةه]|تفاعل)[^.?!؟]{0,60}[%٪]/iu;

/** "Do you do real estate?", «تشتغلون ويه المطاعم؟»: whether a trade is one of those we work for. */
const dealings =
  /^(?:(?:so|and|also|hi|hello|hey)[ ,]+)*(?:(?:do|did|have|can|could|would) (?:you|u|your (?:team|agency|company|people)) (?:also |ever |already )?(?:(?:work(?:ed)?|working) (?:with|for|in)|(?:have|had|got) (?:any )?(?:clients?|experience|customers|references|projects)|do (?!the|a|an|my|our|for|with|it|that)))|(?:و|ف)?(?:هل )?(?:تشتغلون|اشتغلتوا|اشتغلتو|تعملون|عملتم|تتعاملون|تعاملتوا|بتشتغلو|بتشتغلوا|اشتغلتم|عندكم خبر[ةه]|لديكم خبر[ةه]|عندكم عملاء|لديكم عملاء|عندكم زباين)(?!\p{L})/iu;

export const asksOfTrade = (question: string): boolean =>
  questionParts(question).some((part) => dealings.test(part) && findInsights(part).industry !== null);

/** Is it told what she asked about the business? That may be of any subject: "the app is ready on Android". */
export const answersOfBusiness = (brief: Brief): boolean =>
  asksOfBusiness.includes(brief.pending) && !beginsWithWish.test(latest(brief));

const asksOfBusiness: readonly (AskKind | undefined)[] = [
  'business',
  'product',
  'difference',
  'goal',
  'launchGoal',
  'launchAim',
];
const beginsWithWish =
  /^\s*(?:i (?:want|need)|give me|tell me|(?:اريد|أريد|نريد|بدي|عايز|عاوز|ابي|ابغى|محتاج|احتاج)(?= ))/iu;

/** "We have 600 euros a month. Realistic?" Prices in general would pass over the sum that was named. */
export function asksIfEnough(
  question: string,
  { now }: Brief,
  named: readonly string[],
  best: SearchResult | undefined,
  phrases: EmbeddedPhrases,
): boolean {
  if (named.length > 1) return false;
  if (whatFor.test(question)) return true;
  if (!now.slots.has('budget')) return false;
  return enough.test(question) || isAbout(best, ['faqPricing'], phrases) || named[0] === 'faqPricing';
}

/** "What's in it for 10k?" */
const whatFor = /\bwhat(?:['’]?s| is) in .*\bfor \D?\d[\d.,]*(?:k|\d\d)\b/iu;

const enough =
  /\b(?:enough|realistic|possible with|get for)\b|(?<!\p{L})(?:كفاي[ةه]|كافي[ةه]?|[تي]كفي|بتكفي|بيكفي|واقعي[ةه]?|معقول[ةه]?|[تي]مشي)(?!\p{L})/iu;

/** "The weather in Erbil" names a place of ours, and asks nothing of us. */
export const namesOnlyPlace = (
  question: string,
  best: SearchResult | undefined,
  phrases: EmbeddedPhrases,
): boolean => isAbout(best, ['faqLocations', 'contact', 'team'], phrases) && !ofOurs.test(question);

const ofOurs = /\b(?:offices?|address|your|you)\b|مكتب|عنوان|وينكم|مقركم/iu;

/** "The difference between UX and UI": between terms that no glossary of ours has, and not between us and others. */
export const comparesTerms = (question: string): boolean =>
  /\bdifferences? between (?!(?:you|yours?|us)\b)|(?<!\p{L})(?:ال)?فرق بين(?!كم|كن|نا)(?=\s)/iu.test(
    question,
  ) && !weighsUs.test(question);

/** "I thought about it, maybe after the holidays. Goodbye": whoever tells of a business, or of a wish, stays. */
export function takesLeave(
  brief: Brief,
  best: SearchResult | undefined,
  { acts, cues }: EmbeddedPhrases,
): boolean {
  const { now } = brief;
  const tells = ['business', 'pain', 'budget', 'audience'] as const;
  const text = latest(brief);
  if (comesBack.test(text) && !wishes.test(text)) return true;
  if (!now.isGuessed && tells.some((slot) => now.slots.has(slot))) return false;
  if (best && isServicePassage(best) && best.parts.keywords > 0 && !declines.test(text)) return false;
  const last = text.split(/[.!،,\n]+/).findLast((part) => part.trim() !== '') ?? '';
  return !isAllSaid.test(last) && findAct(last, acts, cues.courtesies) === 'goodbye';
}

/** "Let me talk to my sister, I'll get back to you." */
const comesBack =
  /(?<!\b(?:before|told me to|said|asked me to|until) [^.!?]{0,20})\b(?:(?:come|get|be|go) back (?:to|with) you|let you know|be in touch(?=\s*(?:$|[.,!;]|with you)))\b|(?<!(?:قال|قالوا|كال|كالوا|قبل ما) )(?<!\p{L})[وس]?(?:س?[اأنب]?رجع|س?[أان]عود|[اأبن]رد)\s?(?:ل?كم|ل?كن|لك|لج|عليكم|[اإ]ليكم|بخبر)(?!\p{L})(?! ب)|(?<!\p{L})[وس]?(?:[اأب]?ستخير|بستخير)(?!\p{L})|(?<!\p{L})س?[أا]فكر (?:ب|في )ال(?:موضوع|[أا]مر)/iu;

/** Whoever wants something still, or asks what it costs, is not gone. */
export const wishes =
  /\b(?:need|want|wish(?! me luck)|would like|looking for)\b(?! (?:to |some time to |time to |a day to )?(?:think|talk|ask|check|discuss|sleep|see|speak|decide|time))|\b(?:prices?|costs?|budget|quote|offer|proposal)\b|(?<!\p{L})(?:نريد|اريد|أريد|بدي|بدنا|عايز|عاوز|ابي|ابغى|نبي|محتاج|نحتاج|احتاج|سعر|السعر|ميزاني[ةه]|عرض)(?!\p{L})/iu;

/** «ما نحتاج»: a service that is named here is none that is wished for. */
const declines = /\b(?:not|no|don['’]?t)\b|(?<!\p{L})(?:ما|لا|مو|مش)(?!\p{L})/iu;

/** "A logo, that's all" ends a list. */
const isAllSaid = /\bthat['’]?s? (?:is |would be )?all\b|^\s*(?:later|another day)\s*$|هذا كل/iu;

/** What a message says beside what it asks. */
export const withoutQuestions = (text: string, phrases: EmbeddedPhrases): string =>
  text
    .split(/(?<=[.!?؟\n،,])\s+/)
    .filter((part) => !isQuestion(part, phrases))
    .join(' ');
