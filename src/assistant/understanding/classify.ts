import { classification, complexity } from '../limits';
import { containsPhrase } from '../text';
import type { ModelRole, Tier } from '../types';
import { spellOut } from './toClauses';

/**
 * The specification's words and their plurals; whole words and phrases only. There are none in Arabic: Arabic
 * characters decide before any of them.
 */
const keywords = {
  simple: phrases(
    'price|prices|cost|costs|location|locations|contact|contacts|phone|phones|address|addresses|hours|what is|who are',
  ),
  technical: phrases(
    'seo|analytics|data|roi|kpi|kpis|metrics|metric|integration|integrations|platform|platforms|tool|tools',
  ),
  complex: phrases(
    'strategy|strategies|plan|plans|campaign|campaigns|solution|solutions|recommend|recommends|recommendation|' +
      'recommendations|market|markets|industry|industries',
  ),
} as const;

function phrases(list: string): string[] {
  return list.split('|');
}

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
  // "What's the price" says "what is".
  const plain = spellOut(text);
  if (/\p{Script=Arabic}/u.test(text) || containsPhrase(plain, ['arabic'])) return 'complex';
  if (text.length < classification.simpleUnderCharacters && containsPhrase(plain, keywords.simple))
    return 'simple';
  if (containsPhrase(plain, keywords.technical)) return 'technical';
  if (containsPhrase(plain, keywords.complex)) return 'complex';
  return text.length > classification.contextualOverCharacters ? 'contextual' : 'general';
}

/** The specification's other notion: by length alone, apart from the tiers. */
export function complexityOf(text: string): 'simple' | 'moderate' | 'complex' {
  if (text.length > complexity.complexOver) return 'complex';
  return text.length > complexity.moderateOver ? 'moderate' : 'simple';
}
