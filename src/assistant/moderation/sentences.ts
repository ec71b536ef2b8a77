import { plain } from './spelling';

/** One sentence of a reply, with what is needed to put the reply together again without it. */
export interface Sentence {
  /** The list marker in front of it ("- ", "2. "), or nothing. */
  marker: string;
  text: string;
  /** The white space between it and the next. */
  gap: string;
  /** The same in one spelling, for the rules, between stops. See `spelling`. */
  plain: string;
  words: number;
}

const piece =
  /([^\S\n]*(?:[-*•–]|\d{1,2}[.)])[^\S\n]+)?([^\n]*?(?:[.!?؟…]{1,6}["'”’»)\]*_]{0,6}(?=\s|$|[\u2E80-\uD7A3])|[。！？।]{1,6}|(?=\n|$)))(\s*)/gu;
const abbreviation =
  /(?:^|[\s(«"])(?:e\.g|i\.e|vs|[dD]r|[mM]rs?|[mM]s|[pP]rof|approx|u\.s|u\.k|a\.m|p\.m|z\.B|bzw|ca|(?:\p{Lu}\.){0,3}\p{Lu})\.$/u;

/** «did a machine write this?» stands in the midst of what is said of it. In Arabic a sentence may end so too, which only makes it longer. */
const endsWithShown = /(?<=[\p{L}\p{N}] )["“«][^"“”«»\n]{1,80}[.!?؟…]["”»] [\p{Ll}\p{Lo}]$/u;

/** Splits at sentence ends and lines. Joined again, the parts are the text. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open: { marker: string; text: string; gap: string } | undefined;

  for (const { 0: whole, 1: marker = '', 2: body = '', 3: gap = '', index: at } of text.matchAll(piece)) {
    if (whole === '') continue;
    // "e.g. " ends no sentence: what follows belongs to it.
    if (open) open = { marker: open.marker, text: open.text + open.gap + marker + body, gap };
    else open = { marker, text: body, gap };
    const next = text.charAt(at + whole.length);
    // A word that a line end took apart goes on below.
    const isTorn = /\p{L}-\n\p{Ll}$/u.test(open.text + gap + next);
    const goesOn = abbreviation.test(open.text) || endsWithShown.test(`${open.text} ${next}`);
    if (isTorn || (goesOn && gap !== '' && !gap.includes('\n'))) continue;
    sentences.push(toSentence(open));
    open = undefined;
  }
  if (open) sentences.push(toSentence(open));
  return sentences;
}

/** A sentence with other words in it. */
export function reword(sentence: Sentence, text: string): Sentence {
  return toSentence({ ...sentence, text });
}

function toSentence({ marker, text, gap }: { marker: string; text: string; gap: string }): Sentence {
  return { marker, text, gap, plain: ` .${plain(text)}. `, words: countSpaced(text) };
}

/** A clause of fewer words tells too little of what it says. */
const leastOfClause = 5;
const pause = /\s*[,،;؛—]\s+/;

/** The longer parts of a sentence between its pauses, each as a sentence to be judged; none where it has no pause. */
export function clausesOf(sentence: Sentence): Sentence[] {
  const parts = sentence.text.split(pause);
  if (parts.length < 2) return [];
  return parts.map((part) => reword(sentence, part)).filter(({ words }) => words >= leastOfClause);
}

/** As any editor counts: "30-minute" is one word, not two, and so is an "&". */
function countSpaced(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Does it end in a colon? What leads up to others says little by itself: "In a nutshell, it works in four steps:". */
export const leadsUp = ({ text }: Sentence) => /[:：]["'”»)*_]*$/u.test(text);

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences.map(({ marker, text, gap }) => marker + text + gap).join('');
}

/** The sentences that stay, with line breaks kept where a removed one stood, and lists numbered anew. */
export function tidy(kept: readonly Sentence[]): string {
  const withoutOrphans = kept.filter((sentence, index) => {
    // "We offer:" with nothing left to offer.
    if (!leadsUp(sentence)) return true;
    return kept[index + 1] !== undefined && !/[?؟]/u.test(kept[index + 1]?.text ?? '');
  });

  let number = 0;
  const numbered = withoutOrphans.map((sentence) => {
    const ordered = /^(\s*)\d{1,2}([.)]\s+)$/.exec(sentence.marker);
    if (!ordered) {
      if (sentence.gap.includes('\n\n') && sentence.marker === '') number = 0;
      return sentence;
    }
    number += 1;
    return { ...sentence, marker: `${ordered[1]}${number}${ordered[2]}` };
  });

  return joinSentences(numbered)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Leaves a sentence out and lets the one before it take over the wider gap. */
export function withoutSentences(
  sentences: readonly Sentence[],
  isDropped: (sentence: Sentence, index: number) => boolean,
): Sentence[] {
  const kept: Sentence[] = [];
  sentences.forEach((sentence, index) => {
    const last = kept.at(-1);
    if (!isDropped(sentence, index)) kept.push(sentence);
    else if (last && breaks(sentence.gap) > breaks(last.gap)) {
      kept[kept.length - 1] = { ...last, gap: sentence.gap };
    }
  });
  return kept;
}

function breaks(gap: string): number {
  return gap.split('\n').length;
}
