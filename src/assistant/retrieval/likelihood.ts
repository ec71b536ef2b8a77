import type { TermLists } from './vectors';

/** What a question may be about. All shares, 0 to 1, are together 1. */
export interface Likelihood {
  /** In the order of the chunks. */
  shares: Float64Array;
  /** That it is about nothing of the knowledge. */
  elsewhere: number;
}

/** What is said in one kind of terms: words, or pieces of words. */
export interface Sayings {
  /** By whom, and how often. The last record is what people ask about everything else; the others are the chunks. */
  lists: TermLists;
  /** How much one term of this kind tells, beside one of another. */
  weight: number;
}

/** Lidstone's: what is never said is taken for said a tenth of a time. */
const smoothing = 0.1;
/**
 * Neighbouring terms are no independent witnesses: the sum of what they say is halved. The number is the project's
 * own, found by the questions of `tests/bench`.
 */
const dependence = 2;

/**
 * Multinomial naive Bayes over frequencies, all priors equal: P(chunk | terms) ∝ ∏ P(term | chunk). Beside the chunks
 * stand two more. One is what people ask about everything else. The other says each term as often as all others do on
 * the average: a question in words of no chunk's own is about that, and no chunk gets much. Terms that nobody says are
 * left out; where that leaves nothing, it is about something else.
 *
 * `terms` are those of the question, by kind.
 */
export function createLikelihood(
  chunks: number,
  kinds: readonly Sayings[],
): (terms: readonly (readonly string[])[]) => Likelihood {
  const records = chunks + 1;
  const models = kinds.map((kind) => ({ ...kind, unsaid: sharesUnsaid(records, kind.lists) }));

  return (terms) => {
    const logs = new Float64Array(records);
    let average = 0;
    let isHeard = false;
    models.forEach(({ lists, weight, unsaid }, kind) => {
      const allUnsaid = sum(unsaid);
      let heard = 0;
      for (const term of terms[kind] ?? []) {
        const list = lists.get(term);
        if (!list) continue;
        heard += weight;
        let said = allUnsaid;
        // Relative to one that never says it.
        list.records.forEach((record, index) => {
          const times = (list.frequencies[index] ?? 0) / smoothing;
          logs[record] = (logs[record] ?? 0) + weight * Math.log1p(times);
          said += times * (unsaid[record] ?? 0);
        });
        average += weight * Math.log(said / records);
      }
      for (const [record, share] of unsaid.entries())
        logs[record] = (logs[record] ?? 0) + heard * Math.log(share);
      isHeard ||= heard > 0;
    });
    if (!isHeard) return { shares: new Float64Array(chunks), elsewhere: 1 };

    const highest = logs.reduce((most, log) => Math.max(most, log), average);
    const odds = logs.map((log) => Math.exp((log - highest) / dependence));
    const oddsOfAverage = Math.exp((average - highest) / dependence);
    const all = sum(odds) + oddsOfAverage;
    return {
      shares: odds.subarray(0, chunks).map((each) => each / all),
      elsewhere: ((odds[chunks] ?? 0) + oddsOfAverage) / all,
    };
  };
}

/** The share that a term has in all that a record says, if the record never says it. */
function sharesUnsaid(records: number, lists: TermLists): Float64Array {
  const totals = new Float64Array(records);
  for (const { records: sayers, frequencies } of lists.values()) {
    sayers.forEach((record, index) => {
      totals[record] = (totals[record] ?? 0) + (frequencies[index] ?? 0);
    });
  }
  const vocabulary = Math.max(1, lists.size);
  return totals.map((total) => smoothing / (total + smoothing * vocabulary));
}

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const each of numbers) all += each;
  return all;
}
