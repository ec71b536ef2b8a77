import { findInsights } from '../understanding/insights';
import { advises, asksBusiness, namesSums } from './inspect';
import type { ModerationIssue } from './issue';
import { allGroups } from './rules';
import { asksForTerms, restsOnBefore } from './rules/business';
import { anyOf } from './rules/notation';
import { type Sentence, withoutSentences } from './sentences';
import { isQuestion } from './shorten';

/** "For a bakery in a quiet street I recommend": the visitor has named the business, whatever is remembered of it. */
const isForBusiness = (sentence: Sentence) =>
  !ofOurPast.test(sentence.plain) &&
  (forTheirTrade.test(sentence.text) ||
    (/\bfor (?:an? |the |your )|(?<!\p{L})ل(?:ـ|ل)?\p{L}/iu.test(sentence.text) &&
      findInsights(sentence.text).industry !== null));

/** "We built a site for a bakery once" tells of somebody else's business. */
const ofOurPast =
  / (?:we|our team|i) (?:once |have |also |recently )*(?:built|made|worked|work|designed|did|ran|planned|helped|launched) | (?:عملنا|صممنا|بنينا|نفذنا|اطلقنا|اشتغلنا|نعمل مع|نشتغل مع) /;
/** "For the locksmith business", "for your practice": a trade that no list of ours holds. */
const forTheirTrade =
  /\bfor (?:the|your) (?:(?!(?:grow|exist|thriv|start|boom|struggl|upcom|amaz|excit|chang|promis|expand|interest|runn)ing |(?:small|bigg|larg|form|particul)[ea]r )\w{4,}(?:smith|ing|er|or|ist|ics|ery) (?:business|shop|store|firm|clinic|studio|school|company|service)|practice|surgery|workshop|bakery|garage|farm|gallery)(?=[.,!?]|$| (?:I|we|is|has|and)\b)/i;

const trades =
  'مطعم|مخبز|مقه[يا]|فندق|عياد[هت]|صيدلي[هت]|مدرس[هت]|حضان[هت]|صالون|ورش[هت]|مصنع|مزرع[هت]|معهد|مكتب[هت]|حديق[هت]|مغسل[هت]|جامع[هت]|نادي|معمل|محمص[هت]';
/** «مطعمكم», «حساب النادي», «الحضانة عندكم»: nobody says this to a visitor who has not told what it is. */
const namesTheirs = new RegExp(
  ` [وف]?[بلك]?(?:(?:${trades})(?:كم|ك) |(?:ال|لل)(?:${trades}) (?:عند|مال|مالت|تبع)(?:ك|كم) |(?:حساب|صفح[هت]|موقع|اعلان|اعلانات|هوي[هت]|شعار) ال(?:${trades}) (?!الذي |التي ))`,
);

const isAboutTerms = anyOf(asksForTerms, allGroups);
const restsOnOther = anyOf(restsOnBefore, allGroups);
/** "What is your budget?" and "Shall we begin?" ask nothing about the business; "…, and what do you sell?" does. */
export const asksWhatBusiness = (sentence: Sentence) =>
  sentence.plain
    .split(/,| and |(?= و(?:ما|ماذا|من|كم) )/)
    .map((part) => ` ${part} `)
    .some((plain) => asksBusiness({ ...sentence, plain }) && !isAboutTerms(plain));

/** With early advice goes what rests on it: "They are cheap.", and questions that lead on from it. */
export function withoutEarlyAdvice(sentences: Sentence[], issues: ModerationIssue[]): Sentence[] {
  const asks = sentences.some(asksWhatBusiness);
  const isTheirs = sentences.some(({ plain }) => namesTheirs.test(plain) && !ofOurPast.test(plain));
  const namedAt = isTheirs ? 0 : sentences.findIndex(isForBusiness);
  const isEarly = (sentence: Sentence, index: number) =>
    namesSums(sentence) || (!asks && (namedAt < 0 || index < namedAt) && advises(sentence));
  const gone = new Set(sentences.filter(isEarly));
  if (gone.size === 0) return sentences;
  for (const { text } of gone) issues.push({ rule: 'business_first', before: text, after: '' });

  const first = sentences.findIndex((sentence) => gone.has(sentence));
  sentences.forEach((sentence, index) => {
    const before = sentences[index - 1];
    const rests = before && gone.has(before) && restsOnOther(sentence.plain) && !asksWhatBusiness(sentence);
    const leadsOn = !asks && index > first && isQuestion(sentence);
    if (rests || leadsOn) gone.add(sentence);
  });
  return withoutSentences(sentences, (sentence) => gone.has(sentence));
}
