import { insightLimits } from '../limits';
import { containsPhrase } from '../text';
import { industries, painSigns, serviceSigns, topics } from './insightWords';

export interface Insights {
  /** Short English identifiers, whatever the message's language. */
  topics: string[];
  industry: string | null;
  /** The visitor's own words, at most 100 characters. */
  painPoint: string | null;
  /** Slugs, the surest first; at most three are recommended. */
  services: string[];
}

/** What a message says about its sender's business, by whole words in both scripts. */
export function findInsights(text: string): Insights {
  const named = (list: Readonly<Record<string, readonly string[]>>) =>
    Object.keys(list).filter((name) => containsPhrase(text, list[name] ?? []));
  return {
    topics: named(topics),
    industry: named(industries)[0] ?? null,
    painPoint: findPainPoint(text),
    services: named(serviceSigns).slice(0, insightLimits.recommendedServices),
  };
}

/** The sentence in which something goes wrong, cut at a word. */
function findPainPoint(text: string): string | null {
  const sentence = text.split(/(?<=[.!?؟\n])\s*/u).find((part) => containsPhrase(part, painSigns));
  const trimmed = sentence?.trim() ?? '';
  if (!trimmed) return null;
  if (trimmed.length <= insightLimits.painPointCharacters) return trimmed;
  const cut = trimmed.slice(0, insightLimits.painPointCharacters + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim();
}
