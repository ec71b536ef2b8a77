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
  /\bfor (?:an? |the |your )|(?<!\p{L})ل(?:ـ|ل)?\p{L}/iu.test(sentence.text) &&
  findInsights(sentence.text).industry !== null;

/** «مطعمكم», «الحضانة عندكم»: nobody says this to a visitor who has not told what it is. */
const namesTheirs =
  / [وف]?[بلك]?(?:مطعم|مخبز|مقها|فندق|عيادت|صيدليت|مدرست|حضانت|صالون|ورشت|مصنع|مزرعت|معهد|مكتبت|حديقت|مغسلت|جامعت|نادي|معمل|محمصت)(?:كم|ك) /;

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
  const isTold = sentences.some(({ plain }) => namesTheirs.test(plain));
  const isEarly = (sentence: Sentence) =>
    namesSums(sentence) || (!asks && !isTold && advises(sentence) && !isForBusiness(sentence));
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
