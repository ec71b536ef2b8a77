import { conductOf } from '../prompt';
import { rememberTexts } from '../understanding/rememberTexts';
import { between } from './rules/notation';
import type { Sentence } from './sentences';
import { inOneSpelling, plain } from './spelling';

/** Names of other agencies that came with the call, as one pattern over plain text. */
export const rivalPattern = remembered((rivals: readonly string[]) => {
  const names = rivals.map(loosely).filter(Boolean);
  return names.length > 0 ? between(names.join('|')) : /(?!)/;
});

/** "Mc Cann" is "McCann": a name is told however its parts are set. Set apart anywhere, "Publicis" is "public is". */
function loosely(name: string): string {
  return plain(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .trim()
    .replace(/ +/g, ' ?');
}

/** How many words in a row a reply may share with the conduct in the prompt before it counts as an echo. */
const echoWords = 6;

/** What the conduct gives her to say, or to be: behind the order, it is meant for the visitor. "Offer to …" itself is not. */
const hersToSay =
  /(?<=\b(?:play|point to|offer to|propose|say plainly) )(?:(?!, and)[^.])+|(?<=\d\. )[^.\n]+(?= only\.)/g;

/** A word told between every two of the prompt's, or two of them, or each said twice, hides no echo. */
const strides = [1, 2, 3];

/** What a reply repeats of the prompt. */
export interface Echo {
  /** The sentences that hold a stretch of it, by their places. */
  held: ReadonlySet<number>;
  /**
   * Is it recited: over the joins of sentences, as by one word on each line, or in several of them? Then to take single
   * ones away would leave the rest of the orders.
   */
  isRecited: boolean;
}

/** Finds what sentences repeat of the prompt's conduct. Facts are there to be repeated. */
export const echoOf = remembered((prompt: string) => {
  const conduct = conductOf(prompt);
  // Most lines are those of the prompt before.
  const ordered = conduct.split('\n').flatMap(wordsOf);
  const said = new Set(conduct.match(hersToSay)?.flatMap((text) => stretchesOf(wordsOf(text))));
  const stretches = new Set(stretchesOf(ordered).filter((stretch) => !said.has(stretch)));
  const vocabulary = new Set(ordered);
  return (sentences: readonly Pick<Sentence, 'text'>[]): Echo => {
    const all = sentences.map(({ text }) => wordsOf(text));
    const words = all.flat();
    const owners = all.flatMap((own, owner) => own.map(() => owner));
    const held = new Set<number>();
    let isSpread = false;
    for (const stride of strides) {
      // Few replies have six of the prompt's words in a row, in whatever order: the others are soon done with.
      const runs: number[] = [];
      words.forEach((word, last) => {
        const run = vocabulary.has(word) ? (runs[last - stride] ?? 0) + 1 : 0;
        runs.push(run);
        if (run < echoWords) return;
        const back = Array.from({ length: echoWords }, (_, step) => words[last - step * stride]);
        if (!stretches.has(back.join(' ')) && !stretches.has(back.toReversed().join(' '))) return;
        const first = last - stride * (echoWords - 1);
        if (owners[first] === owners[last]) held.add(owners[last] ?? 0);
        else isSpread = true;
      });
    }
    return { held, isRecited: isSpread || held.size > 1 };
  };
});

function stretchesOf(words: readonly string[]): string[] {
  return words.slice(echoWords - 1).map((_, first) => words.slice(first, first + echoWords).join(' '));
}

/**
 * The words of a text for comparing, each in a form that it has spelt backwards, with digits or with look-alikes too.
 * Bare numbers are left out: they may be those of a list's items.
 */
const wordsOf = rememberTexts((text: string): readonly string[] => {
  const spelt = inOneSpelling(text.replaceAll('_', ' ')).match(/[\p{L}\p{M}\p{N}@$]+/gu) ?? [];
  return spelt
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => {
      const onward = word.replace(/[01l345678@$]/g, (sign) => likeness[sign] ?? sign);
      const back = [...onward].reverse().join('');
      if (back < onward) return back;
      return onward;
    });
});

/** One sign for those that are taken for each other: an l may be meant by a 1 as well as an i. */
const likeness: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
};

/** Keeps the last answer: a conversation asks with the same rivals and nearly always the same prompt. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
