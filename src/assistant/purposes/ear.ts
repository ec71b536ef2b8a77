import { manyHashes } from '../moderation/learned/hash';
import { type Packed, unpackHashes, unpackNumbers } from '../moderation/learned/unpack';
import { purposeFeatures } from './features';

/** What training leaves: see `local/purposes/train.ts`. */
export interface PackedPurposes {
  names: readonly string[];
  /** The features' hashes, packed. */
  features: string;
  /** Where a weight stands: the feature's place times the number of purposes, plus the purpose's place; packed. */
  places: string;
  weights: Packed;
}

/** What a message may be for: `name` is a key of `local/purposes/lines`, `share` its probability, 0 to 1. */
export interface Purpose {
  name: string;
  share: number;
}

/** What a message is for, likeliest first. */
export type Ear = (text: string) => readonly Purpose[];

/**
 * Multinomial logistic regression over `purposeFeatures`: P(purpose | message) is the softmax of the sums of weights,
 * each divided by the root of how many features were seen.
 */
export function createEar({ names, features, places, weights }: PackedPurposes): Ear {
  const rowOf = new Int32Array(manyHashes).fill(-1);
  unpackHashes(features).forEach((feature, row) => {
    rowOf[feature] = row;
  });
  const table = new Float32Array(unpackHashes(features).length * names.length);
  const values = unpackNumbers(weights);
  unpackHashes(places).forEach((place, index) => {
    table[place] = values[index] ?? 0;
  });

  return (text) => {
    const seen = purposeFeatures(text);
    const sums = new Float64Array(names.length);
    for (const feature of seen) {
      const row = rowOf[feature] ?? -1;
      if (row < 0) continue;
      const start = row * names.length;
      for (let index = 0; index < names.length; index += 1)
        sums[index] = (sums[index] as number) + (table[start + index] as number);
    }
    const odds = sums.map((sum) => Math.exp(sum / Math.sqrt(seen.length)));
    const all = odds.reduce((total, each) => total + each, 0);
    return names
      .map((name, index) => ({ name, share: (odds[index] as number) / all }))
      .sort((one, other) => other.share - one.share);
  };
}
