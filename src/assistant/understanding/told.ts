import { readBudget } from './budget';
import { readAudience, statesGoal } from './goals';
import { findInsights } from './insights';
import { readings } from './readings';
import { plansTime } from './timeline';

/**
 * What a visitor's messages have told of what has to be known of a business, in words of ours: none of theirs
 * goes into the prompt this way.
 */
export function listTold(said: readonly string[]): string[] {
  const texts = said.flatMap(readings);
  const last = <Value>(read: (text: string) => Value | null | undefined) =>
    texts.map(read).findLast((value) => value !== null && value !== undefined);
  const industry = last((text) => findInsights(text).industry);
  const budget = last(readBudget);
  return [
    industry ? `industry (${industry})` : '',
    texts.some(statesGoal) ? 'goal' : '',
    texts.some((text) => readAudience(text) !== undefined) ? 'audience' : '',
    texts.some(plansTime) ? 'timeline' : '',
    budget ? `budget (${budget})` : '',
  ].filter((entry) => entry !== '');
}
