import { type Packed, unpackHashes, unpackNumbers } from '../moderation/learned/unpack';
import { rememberTexts } from '../understanding/rememberTexts';
import { purposeFeatures } from './features';

/** What training leaves: see `local/purposes/train.ts`. */
export interface PackedPurposes {
  names: readonly string[];
  /** The features' hashes, packed. */
  features: string;
  /** Where a weight stands: the feature's place times the number of purposes, plus the purpose's place; packed. */
  places: string;
  weights: Packed;
  /** What is likelier or less likely after which question of hers (`askedOf`): a weight for each purpose. */
  asked: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What stood before a message: which answer Maya had told, and which kind of question she had asked. */
export interface Before {
  told?: string;
  asked?: string;
}

/** What a message may be for: `name` is a key of `local/purposes/lines`, `share` its probability, 0 to 1. */
export interface Purpose {
  name: string;
  share: number;
}

/** What a message is for, likeliest first; after what stood before it, where that is known. */
export type Ear = (text: string, before?: Before) => readonly Purpose[];

/** The names of a question of hers in `asked`: what is typed after it may be a question itself. */
export const askedOf = ({ asked }: Before, text: string): string[] =>
  asked ? [asked, ...(/[?؟]/.test(text) ? [`${asked}?`] : [])] : [];

/**
 * Multinomial logistic regression over `purposeFeatures`: P(purpose | message) is the softmax of the sums of weights,
 * each divided by the root of how many features were seen, and of the weights of the question that it follows: "tax
 * offices" are no offices of ours after the question who buys.
 */
export function createEar({ names, features, places, weights, asked }: PackedPurposes): Ear {
  const many = names.length;
  const rowOf = new Map(unpackHashes(features).map((feature, row) => [feature, row]));
  const values = unpackNumbers(weights);
  // The places rise: a row's weights stand side by side, and where they begin is enough to find them.
  const columns = new Uint16Array(values.length);
  const starts = new Uint32Array(rowOf.size + 1).fill(values.length);
  let row = -1;
  for (const [index, place] of unpackHashes(places).entries()) {
    columns[index] = place % many;
    for (; row < Math.floor(place / many); row += 1) starts[row + 1] = index;
  }

  function sumsOf(text: string, before: Before | undefined): Float64Array {
    const seen = purposeFeatures(text, before);
    const sums = new Float64Array(many);
    for (const feature of seen) {
      const found = rowOf.get(feature);
      if (found === undefined) continue;
      const end = starts[found + 1] as number;
      for (let index = starts[found] as number; index < end; index += 1) {
        const column = columns[index] as number;
        sums[column] = (sums[column] as number) + (values[index] as number);
      }
    }
    const leanings = before
      ? askedOf(before, text).flatMap((name) => (asked[name] ? [asked[name]] : []))
      : [];
    return sums.map((sum, index) =>
      leanings.reduce(
        (all, leaning) => all + (leaning[names[index] as string] ?? 0),
        sum / Math.sqrt(seen.length),
      ),
    );
  }

  function hear(text: string, before?: Before): readonly Purpose[] {
    const odds = sumsOf(text, before).map(Math.exp);
    const all = odds.reduce((total, each) => total + each, 0);
    return names
      .map((name, index) => ({ name, share: (odds[index] as number) / all }))
      .sort((one, other) => other.share - one.share);
  }

  // A message is heard for what it tells, for who writes it, and for what is said to it.
  const alone = rememberTexts((text) => hear(text));
  const behind = rememberTexts((both) => hear(...(JSON.parse(both) as [string, Before])));
  return (text, before) => (before ? behind(JSON.stringify([text, before])) : alone(text));
}
