import type { VectorRecord } from '../types';
import { isPiece } from './pieces';

/** What a question may be about. All shares, 0 to 1, are together 1. */
export interface Likelihood {
  /** In the order of the records. */
  shares: Float64Array;
  /** That it is about nothing of the knowledge. */
  elsewhere: number;
}

/** Lidstone's: what a chunk never says is taken for said a tenth of a time. */
const smoothing = 0.1;
/** A word is one term and several pieces, which say much the same. */
const pieceWeight = 0.5;
/** Neighbouring terms are no independent witnesses: the sum of what they say is halved. */
const dependence = 2;

/** A term, and what it tells. */
interface Witness {
  /** Those that say it. */
  records: Uint32Array;
  /** By how much it speaks for each of them rather than for one that never says it: a logarithm. */
  gains: Float64Array;
  /** The logarithm of its mean share in all records. */
  average: number;
}

/**
 * Multinomial naive Bayes over the frequencies of the records: P(chunk | terms) ∝ ∏ P(term | chunk). Beside the chunks
 * stand two more. One is `elsewhere`, what people ask about everything else. The other says each term as often as all
 * others do on the average: a question in words of no chunk's own is about that, and no chunk gets much. Terms that
 * no record has are left out.
 */
export function createLikelihood(
  chunks: readonly VectorRecord[],
  elsewhere: VectorRecord,
): (terms: readonly string[]) => Likelihood {
  const records = [...chunks, elsewhere];
  const kinds = [false, true].map((ofPieces) => modelOf(records, ofPieces));

  return (terms) => {
    const logs = new Float64Array(records.length);
    let average = 0;
    let isHeard = false;
    for (const { ofPieces, witnesses, unsaid } of kinds) {
      const weight = ofPieces ? pieceWeight : 1;
      let heard = 0;
      for (const term of terms) {
        const witness = witnesses.get(term);
        if (!witness) continue;
        heard += weight;
        isHeard = true;
        average += weight * witness.average;
        for (let index = 0; index < witness.records.length; index += 1) {
          const record = witness.records[index] ?? 0;
          logs[record] = (logs[record] ?? 0) + weight * (witness.gains[index] ?? 0);
        }
      }
      for (const [record, log] of unsaid.entries()) logs[record] = (logs[record] ?? 0) + heard * log;
    }
    if (!isHeard) return { shares: logs.subarray(0, chunks.length), elsewhere: 1 };
    const highest = logs.reduce((most, log) => Math.max(most, log), average);
    const odds = (log: number) => Math.exp((log - highest) / dependence);
    const all = logs.reduce((sum, log) => sum + odds(log), odds(average));
    const shares = logs.subarray(0, chunks.length).map((log) => odds(log) / all);
    return { shares, elsewhere: 1 - shares.reduce((sum, share) => sum + share, 0) };
  };
}

/** Words and pieces are counted apart: there are many more pieces. */
function modelOf(records: readonly VectorRecord[], ofPieces: boolean) {
  const lists = new Map<string, { sayers: number[]; frequencies: number[] }>();
  const totals = new Float64Array(records.length);
  for (const [record, { terms, vector }] of records.entries()) {
    for (let index = 0; index < terms.length; index += 1) {
      const term = terms[index] ?? '';
      if (isPiece(term) !== ofPieces) continue;
      const frequency = vector[index] ?? 0;
      totals[record] = (totals[record] ?? 0) + frequency;
      const list = lists.get(term);
      list?.sayers.push(record);
      list?.frequencies.push(frequency);
      if (!list) lists.set(term, { sayers: [record], frequencies: [frequency] });
    }
  }
  const unsaid = totals.map((total) => smoothing / (total + smoothing * Math.max(1, lists.size)));
  const allUnsaid = unsaid.reduce((sum, share) => sum + share, 0);
  const witnesses = new Map<string, Witness>();
  for (const [term, { sayers, frequencies }] of lists) {
    const gains = new Float64Array(sayers.length);
    let all = allUnsaid;
    for (let index = 0; index < sayers.length; index += 1) {
      const times = (frequencies[index] ?? 0) / smoothing;
      gains[index] = Math.log1p(times);
      all += times * (unsaid[sayers[index] ?? 0] ?? 0);
    }
    const average = Math.log(all / records.length);
    witnesses.set(term, { records: Uint32Array.from(sayers), gains, average });
  }
  return { ofPieces, witnesses, unsaid: unsaid.map(Math.log) };
}
