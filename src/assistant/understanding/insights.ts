import { insightLimits } from '../limits';
import { withoutNames } from '../text';
import { findLivings, findPlaces } from './findLivings';
import { createMentions } from './findMentions';
import {
  arabicPerson,
  arabicSelf,
  askedForThem,
  buyers,
  firstPerson,
  industryWords,
  noLiving,
  otherMeanings,
  otherPeople,
  passingBy,
  relatives,
  serviceWords,
  theirs,
  topicWords,
  wareWords,
} from './insightWords';
import { readIntroduction } from './introductions';
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
const wares = createMentions(wareWords);
const services = createMentions(serviceWords);
/** What a message says about its sender's business, by whole words in both scripts. */
export const findInsights = rememberTexts((text: string): Insights => {
  const clauses = clausesOf(text);
  return {
    topics: topics(clauses.join(' . ')).map(({ name }) => name),
    industry: industryOf(text, clauses),
    painPoint: findPainPoint(text),
    services: surest(services(wishedFor(clauses)))
      .slice(0, insightLimits.recommendedServices)
      .map(({ name }) => name),
  };
});

/** "My name is Rose Baker" tells no trade. */
function industryOf(text: string, clauses: readonly string[]): string | null {
  const industry = findIndustry(clauses);
  const name = industry && readIntroduction(text).name;
  return name ? findIndustry(clausesOf(withoutNames(text, [name]))) : industry;
}

/** The trade that most is said of by its name, or else the one of what a living is made of. */
function findIndustry(clauses: readonly string[]): string | null {
  const own = ownTrade(withoutPassing(clauses));
  const unsold = own.map(withoutBuyers);
  return byName(unsold) ?? byLiving(unsold) ?? byName(own) ?? byLiving(own);
}

function byName(clauses: readonly string[]): string | null {
  const places = clauses.flatMap(findPlaces);
  return mostSaid([...industries(sayAgain(clauses)), ...wares(sayAgain(places))]);
}

function byLiving(clauses: readonly string[]): string | null {
  return mostSaid(wares(sayAgain(findLivings(clauses).map((part) => part.replace(firstPerson, 'we ')))));
}

/** "mo@dates.example" sells no dates. */
const clausesOf = (text: string): string[] =>
  toClauses(text.replace(/(?<!\S)\S+@\S+/g, ' ')).map((clause) => clause.replace(otherMeanings, ' '));

/** The trade that is spoken of, whoever's it is: "have you worked for hotels?" */
export function findTrade(text: string): string | null {
  const clauses = clausesOf(text);
  return byName(clauses) ?? findIndustry(clauses);
}

/** Of trades that are said as often, the one that stands first in the list. */
function mostSaid(found: readonly { name: string; hits: number }[]): string | null {
  const trades = Object.keys(industryWords).map((name) => ({
    name,
    hits: found.reduce((sum, each) => sum + (each.name === name ? each.hits : 0), 0),
  }));
  return surest(trades.filter(({ hits }) => hits > 0))[0]?.name ?? null;
}

/** What is made for hotels is not the trade of hotels, unless no other is told. */
function withoutBuyers(clause: string): string {
  return noLiving.test(clause) ? clause : clause.replace(buyers, '');
}

const sayAgain = (clauses: readonly string[]) => clauses.map(withVerbs).join(' . ');

/** «بنخبز» as «خبز» too. */
function withVerbs(clause: string): string {
  const plain = clause.replace(arabicSelf, 'نحن');
  return `${plain} . ${plain.replace(arabicPerson, '')}`;
}

function surest<Mention extends { hits: number }>(mentions: Mention[]): Mention[] {
  return mentions.toSorted((first, second) => second.hits - first.hits);
}

/** Places, needs, purchases and relatives' jobs of everyday talk are no trade, unless a relative's is asked for. */
function withoutPassing(clauses: readonly string[]): string[] {
  const isForThem = clauses.some((clause) => askedForThem.test(clause));
  const isOfOthers = clauses.some((clause) => otherPeople.test(clause));
  const passing = [
    ...passingBy,
    ...(isForThem ? [] : relatives),
    ...(isOfOthers && !isForThem ? [theirs] : []),
  ];
  return clauses.map((clause) => passing.reduce((rest, pattern) => rest.replace(pattern, ' '), clause));
}
