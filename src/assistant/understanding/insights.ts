import { insightLimits } from '../limits';
import { createMentions } from './findMentions';
import {
  askedForThem,
  industryWords,
  otherMeanings,
  passingBy,
  relatives,
  serviceWords,
  topicWords,
} from './insightWords';
import { findPainPoint } from './painPoint';
import { rememberTexts } from './rememberTexts';
import { ownTrade, wishedFor } from './spokenOf';
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
/** What a message says about its sender's business, by whole words in both scripts. */
export const findInsights = rememberTexts((text: string): Insights => {
  // "mo@dates.example" sells no dates.
  const clauses = toClauses(text.replace(/\S+@\S+/g, ' ')).map((clause) =>
    clause.replace(otherMeanings, ' '),
  );
  return {
    topics: topics(clauses.join(' . ')).map(({ name }) => name),
    industry: surest(industries(ownTrade(withoutPassing(clauses))))[0]?.name ?? null,
    painPoint: findPainPoint(text),
    services: surest(services(wishedFor(clauses)))
      .slice(0, insightLimits.recommendedServices)
      .map(({ name }) => name),
  };
});

function surest<Mention extends { hits: number }>(mentions: Mention[]): Mention[] {
  return mentions.toSorted((first, second) => second.hits - first.hits);
}

/** Places, needs, purchases and relatives' jobs of everyday talk are no trade, unless a relative's is asked for. */
function withoutPassing(clauses: readonly string[]): string[] {
  const isForThem = clauses.some((clause) => askedForThem.test(clause));
  const passing = isForThem ? passingBy : [...passingBy, ...relatives];
  return clauses.map((clause) => passing.reduce((rest, pattern) => rest.replace(pattern, ' '), clause));
}
