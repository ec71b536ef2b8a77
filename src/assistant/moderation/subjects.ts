import { withMarks } from './marks';
import { allGroups, markers } from './rules';
import { anyOf, expand, lazily } from './rules/notation';
import type { Sentence } from './sentences';

// Beginnings of words, so no space is asked for behind them.
const tradeWords = lazily(
  () => new RegExp(` (?:${markers.trade.map((one) => expand(one, allGroups)).join('|')})`),
);
const isAgencyAtWork = anyOf(markers.agencyAtWork, allGroups);

function countTrade({ plain: text }: Pick<Sentence, 'plain'>): number {
  return text.split(tradeWords()).length - 1;
}

/** Does a sentence speak of marketing, the agency or the visitor's business at all? */
export function isTrade(sentence: Sentence): boolean {
  return countTrade(sentence) > 0;
}

const subjectOf = lazily(() => {
  const found = new Map<string, { subject: number; weight: number }>();
  markers.subjects.forEach((list, subject) => {
    for (const entry of list.split(' ')) {
      found.set(entry.replace('!', ''), { subject, weight: entry.endsWith('!') ? 2 : 1 });
    }
  });
  return found;
});

/** How much a text speaks of the one of Maya's closed subjects it speaks of most: a word each, or two. */
export function subjectWeight(text: string): number {
  const weights = new Map<number, number>();
  for (const word of new Set(text.split(' '))) {
    const entry = subjectOf().get(word) ?? subjectOf().get(word.replace(/^[وف]?[بلك]?(?:ال|لل)?/, ''));
    if (entry) weights.set(entry.subject, (weights.get(entry.subject) ?? 0) + entry.weight);
  }
  return Math.max(0, ...weights.values());
}

/** Where a sentence turns: what comes before may be off the subject and what comes behind not. */
const turn = / (?:,|but|so|while|whereas|yet|و?لكن|اما|بينما|ثم) /;

/**
 * Two words of one subject, or a word beyond doubt, in a statement that speaks neither of the trade nor of the
 * agency; more beside a single word of the trade, or in a part of the sentence that has none.
 */
export function isOffSubject(sentence: Sentence): boolean {
  const weight = subjectWeight(sentence.plain);
  if (weight < 2 || /[?؟]/.test(sentence.text)) return false;
  const isOfAgency = isAgencyAtWork(sentence.plain);
  if (!isOfAgency && (!isTrade(sentence) || (weight > 3 && countTrade(sentence) < 2))) return true;
  return weight > 2 && sentence.plain.split(turn).some(isPartOff);
}

function isPartOff(part: string): boolean {
  const plain = ` ${part} `;
  // A few words between commas are a list of goods.
  return (
    part.split(' ').length > 6 &&
    subjectWeight(plain) > 2 &&
    !isAgencyAtWork(plain) &&
    countTrade({ plain }) === 0
  );
}

const isReader =
  / (?:your|users?|people|guests|buyers|reviews|mentions?|lists?|recommends?|quotes?|cites?|describes?|suggests?|[وف]?(?:يذكر|يقترح|يوصي|يعرض|الناس|الزوار|المشترون|الضيوف|التقييمات)) /;

/** A vendor's name where nothing says that it is looked at from the trade. */
export function namesVendor(sentence: Sentence): boolean {
  const isOfTrade = isTrade(sentence) || isAgencyAtWork(sentence.plain) || isReader.test(sentence.plain);
  return !isOfTrade && withMarks(sentence.plain).includes('VENDOR');
}
