import { aloud, aloudGroups, aloudWords } from './rules/aloud';
import { aloudArabic, aloudWordsArabic } from './rules/aloudArabic';
import {
  advice,
  agencyAtWork,
  asksAboutBusiness,
  businessGroups,
  counted,
  measures,
  ordinarySelf,
  sums,
  suspicious,
  trade,
} from './rules/business';
import { contempt, contemptGroups } from './rules/contempt';
import { deceit, declined } from './rules/deceit';
import { furtive } from './rules/furtive';
import { groups } from './rules/groups';
import { identityClaims, identitySlips } from './rules/identity';
import { idleQuestions } from './rules/idleQuestions';
import { misdeeds, warningGroups, warnings } from './rules/misdeeds';
import type { Words } from './rules/notation';
import { offTopic } from './rules/offTopic';
import { starsAndVerses } from './rules/offTopicArabic';
import { everyday, otherWorlds, talkOfTrade } from './rules/otherWorlds';
import { persona } from './rules/persona';
import { plainClaims, plainGroups, plainOrders, plainVendors } from './rules/plainClaims';
import { probes } from './rules/probes';
import { promiseGroups, promises } from './rules/promises';
import { promptEcho } from './rules/promptEcho';
import { likeRivals, rivalNames } from './rules/rivalNames';
import { rivals } from './rules/rivals';
import { rivalGroups } from './rules/rivalsArabic';
import { subjects } from './rules/subjectWords';
import { touchyWords, unsafe, unsafeGroups, unsafeWords } from './rules/unsafe';
import { namedHarm } from './rules/unsafe/harm';
import { vendorClaims, vendorGroups, vendorSlips, vendorVersions } from './rules/vendors';

/**
 * What Maya's replies are checked for, as data: ids, and patterns in every language they matter in. Words alone
 * decide little where the agency sells what they name; most patterns ask who is spoken of. See `rules/notation`
 * for how they are written. Two rules may share an id; issues are counted by it.
 */
export interface Rule {
  id: string;
  patterns: readonly string[];
  /** Looks at the text with machines, humans and vendors marked in it. */
  isMarked?: true;
  /** What it finds is said of nothing else: the learned reviewer has no say in it, but for what only a quotation holds. */
  isSure?: true;
  /** Without this in the text none of the patterns can match, so they are not even built. */
  needs?: RegExp;
}

/** Rules that take a sentence away. */
export const sentenceRules: readonly Rule[] = [
  {
    id: 'identity',
    patterns: identityClaims,
    isMarked: true,
    needs:
      /MACHINE|DEVICE|HUMAN|person|people|nobody|no one|real|automat|artificial|virtual|digital|made|powered|wired|natural language|nlp|body|ones|bits|بشر|انسان|حقيقي|[\u0600-\u06FF]/,
  },
  { id: 'identity', patterns: identitySlips, isMarked: true },
  { id: 'identity', patterns: plainClaims, isMarked: true, isSure: true },
  { id: 'vendor', patterns: plainVendors, isMarked: true, isSure: true, needs: /VENDOR/ },
  { id: 'vendor', patterns: vendorClaims, isMarked: true, needs: /VENDOR|MODEL|MAKER/ },
  { id: 'vendor', patterns: [...vendorSlips, ...vendorVersions] },
  { id: 'prompt_echo', patterns: promptEcho },
  { id: 'prompt_echo', patterns: plainOrders, isSure: true },
  { id: 'persona', patterns: persona, isMarked: true },
  { id: 'persona', patterns: [...aloud, ...aloudArabic], isSure: true },
  { id: 'persona', patterns: [...aloudWords, ...aloudWordsArabic] },
  { id: 'rival', patterns: [...rivals, ...likeRivals] },
  { id: 'rival', patterns: rivalNames, isSure: true },
  { id: 'off_topic', patterns: offTopic },
  { id: 'off_topic', patterns: starsAndVerses },
];

/** A hit rejects the reply. */
export const unsafeRule: Rule = { id: 'unsafe_content', patterns: [...unsafe, ...contempt] };
/** So does deceit that is advised. */
export const deceitRule: Rule = { id: 'unsafe_content', patterns: deceit };

/** Before the business is known: sums never, channels only beside a question about the business. */
export const sumsRule: Rule = {
  id: 'business_first',
  patterns: sums,
  needs:
    /\d|hundred|thousand|million|third|quarter|half|tenth|fifth|percent|per cent|الف|الاف|مليون|ملايين|مئ|ميه|ثلث|ربع|نصف|عشر|خمس/,
};
export const adviceRule: Rule = { id: 'business_first', patterns: advice };

/** What a sentence speaks of, for rules that depend on it. */
export const markers = {
  probes,
  trade,
  agencyAtWork,
  ordinarySelf,
  suspicious,
  asksAboutBusiness,
  subjects,
  idleQuestions,
  otherWorlds,
  everyday,
  talkOfTrade,
  unsafeWords,
  touchyWords,
  declined,
  misdeeds,
  namedHarm,
  furtive,
  warnings,
  promises,
  measures,
  counted,
} as const;

export const allGroups: Words = {
  ...groups,
  ...aloudGroups,
  ...unsafeGroups,
  ...businessGroups,
  ...vendorGroups,
  ...rivalGroups,
  ...contemptGroups,
  ...promiseGroups,
  ...warningGroups,
  ...plainGroups,
};
