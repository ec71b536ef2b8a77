import { insightLimits } from '../limits';
import { createMentions } from './findMentions';
import { industryWords, painWords, serviceWords, topicWords } from './insightWords';
import { rememberTexts } from './rememberTexts';
import { toClauses } from './toClauses';

export interface Insights {
  /** Short English identifiers, whatever the message's language. */
  topics: string[];
  industry: string | null;
  /** The visitor's own words, at most 100 characters. */
  painPoint: string | null;
  /** Slugs of the services asked for, the surest first, as many as are recommended at a time. */
  services: string[];
}

const topics = createMentions(topicWords);
const industries = createMentions(industryWords);
const services = createMentions(serviceWords);
const pains = createMentions({ pain: painWords });

/** "We don't need a website", "بدون تصوير": talked of, and not wanted. */
const unwanted =
  /\b(?:not|no|never) (?:\w+ ){0,2}?(?:need|want|interested|looking|require|care)\b|\bno need\b|\bwithout\b|(?:^| )(?:لا|ما|مو|مش) (?:نحتاج|احتاج|محتاجين|محتاج|نريد|اريد|ابي|نبي|ابغي|نبغي|بدنا|بدي|عايز|يهمنا|يهمني)(?= |$)|(?:^| )بدون /;
/** "No problem", "what problems do you solve": nobody's pain. */
const painless =
  /\bno (?:problem|issue|trouble|worries)s?\b|\bnot an? (?:problem|issue)\b|(?:^| )(?:لا|مو|مش|ماكو|ما في|مافي|بدون) (?:مشكله|مشاكل)(?= |$)|\b(?:what|which) (?:problem|challenge|issue)s?\b|\b(?:do|can|could|did|have) you\b/;

/** What a message says about its sender's business, by whole words in both scripts. */
export const findInsights = rememberTexts((text: string): Insights => {
  const clauses = toClauses(text);
  const wanted = clauses.filter((clause) => !unwanted.test(clause)).join(' . ');
  const all = clauses.join(' . ');
  return {
    topics: topics(all).map(({ name }) => name),
    industry: surest(industries(all))[0]?.name ?? null,
    painPoint: findPainPoint(text),
    services: surest(services(wanted))
      .slice(0, insightLimits.recommendedServices)
      .map(({ name }) => name),
  };
});

function surest<Mention extends { hits: number }>(mentions: Mention[]): Mention[] {
  return mentions.toSorted((first, second) => second.hits - first.hits);
}

/** The sentence in which something goes wrong, or where it is long, the part of it that says so, cut at a word. */
function findPainPoint(text: string): string | null {
  const hurts = (part: string) => {
    const plain = toClauses(part).join(' . ');
    return pains(plain).length > 0 && !painless.test(plain);
  };
  const sentence = text
    .split(/(?<=[.!?؟\n])\s*/u)
    .find(hurts)
    ?.trim();
  if (!sentence) return null;
  if (sentence.length <= insightLimits.painPointCharacters) return sentence;
  if (hurts(cutAtWord(sentence))) return cutAtWord(sentence);
  const parts = sentence.split(/(?<=[,،;؛:])\s+/u);
  return cutAtWord(parts.slice(Math.max(parts.findIndex(hurts), 0)).join(' '));
}

function cutAtWord(text: string): string {
  const most = insightLimits.painPointCharacters;
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.search(/\s\S*$/);
  // No space anywhere: cut between characters, never through the middle of one.
  return end > 0
    ? cut.slice(0, end).trimEnd()
    : [...cut.slice(0, most)].join('').replace(/[\uD800-\uDBFF]$/, '');
}
