import { classification, complexity } from '../limits';
import { containsPhrase } from '../text';
import type { ModelRole, Tier } from '../types';

/** Words of the specification; whole words and phrases only. Arabic characters decide before any of them. */
const keywords = {
  simple: ['price', 'cost', 'location', 'contact', 'phone', 'address', 'hours', 'what is', 'who are'],
  technical: ['seo', 'analytics', 'data', 'roi', 'kpi', 'metrics', 'integration', 'platform', 'tool'],
  complex: ['strategy', 'plan', 'campaign', 'solution', 'recommend', 'market', 'industry'],
} as const;

const modelOf: Record<Tier, ModelRole> = {
  simple: 'fast',
  complex: 'primary',
  technical: 'technical',
  contextual: 'contextual',
  general: 'reliable',
};

/**
 * Picks the tier of a message, in the specification's order, and the model that answers it.
 * `historyCharacters` is the length of the whole conversation; over 50,000 it decides alone.
 */
export function classify(text: string, historyCharacters: number): { tier: Tier; role: ModelRole } {
  const tier =
    historyCharacters > classification.contextualHistoryCharacters ? 'contextual' : tierOf(text.trim());
  return { tier, role: modelOf[tier] };
}

function tierOf(text: string): Tier {
  if (/\p{Script=Arabic}/u.test(text) || containsPhrase(text, ['arabic'])) return 'complex';
  if (text.length < classification.simpleUnderCharacters && containsPhrase(text, keywords.simple))
    return 'simple';
  if (containsPhrase(text, keywords.technical)) return 'technical';
  if (containsPhrase(text, keywords.complex)) return 'complex';
  return text.length > classification.contextualOverCharacters ? 'contextual' : 'general';
}

/** The specification's other notion: by length alone, apart from the tiers. */
export function complexityOf(text: string): 'simple' | 'moderate' | 'complex' {
  if (text.length > complexity.complexOver) return 'complex';
  return text.length > complexity.moderateOver ? 'moderate' : 'simple';
}
