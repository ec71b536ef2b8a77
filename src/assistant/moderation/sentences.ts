import { fold } from '../text';

/** One sentence of a reply, with what is needed to put the reply together again without it. */
export interface Sentence {
  /** The list marker in front of it ("- ", "2. "), or nothing. */
  marker: string;
  text: string;
  /** The white space between it and the next. */
  gap: string;
  /** The same in one spelling, for the rules, between stops. See {@link plain}. */
  plain: string;
  words: number;
}

const piece =
  /([^\S\n]*(?:[-*•–]|\d{1,2}[.)])[^\S\n]+)?([^\n]*?(?:[.!?؟…]{1,6}["'”’»)\]*_]{0,6}(?=\s|$)|(?=\n|$)))(\s*)/gu;
const abbreviation =
  /(?:^|[\s(«"])(?:e\.g|i\.e|vs|dr|mr|mrs|ms|approx|u\.s|u\.k|a\.m|p\.m|z\.B|bzw|ca|(?:\p{Lu}\.){0,3}\p{Lu})\.$/u;

/** Splits at sentence ends and lines. Joined again, the parts are the text. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let open: { marker: string; text: string; gap: string } | undefined;

  for (const [whole, marker = '', body = '', gap = ''] of text.matchAll(piece)) {
    if (whole === '') continue;
    // "e.g. " ends no sentence: what follows belongs to it.
    if (open) open = { marker: open.marker, text: open.text + open.gap + marker + body, gap };
    else open = { marker, text: body, gap };
    if (abbreviation.test(open.text) && gap !== '' && !gap.includes('\n')) continue;
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

/** A limit in words is felt as words between spaces: "30-minute" is one, not two. */
function countSpaced(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences.map(({ marker, text, gap }) => marker + text + gap).join('');
}

const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdһhαaοoιiνvρpτtυu'.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [
    from,
    to,
  ]),
);

const contractions: readonly (readonly [RegExp, string])[] = [
  [/ can(?:'t|not|t) /g, ' can not '],
  [/ won'?t /g, ' will not '],
  [/ ain't /g, ' am not '],
  [/n't /g, ' not '],
  [/ (do|does|did|is|was|have|are|was|were)nt /g, ' $1 not '],
  [/ i'?m /g, ' i am '],
  [/ (i|you|we|they|who|there)'?ve /g, ' $1 have '],
  [/'re /g, ' are '],
  [/'ll /g, ' will '],
  [/'d /g, ' would '],
  [/ (it|that|there|what|who|here|this|maya)'s (?!\p{L}+(?:er|or|ing|ent) )/gu, ' $1 is '],
  [/'s? /g, ' '],
];

/**
 * One spelling for the rules to look at: folded, invisible characters and emphasis gone, look-alike letters and
 * spelt-out letters mended ("G.P.T", "C h a t"), short forms written out, words between single spaces, pauses
 * as " , ". It begins and ends with a space.
 */
export function plain(text: string): string {
  let out = ` ${fold(text)
    .replace(/\p{Cf}|\u0307|[*_~`]/gu, '')
    .replace(/[а-яіѕјԁһα-ω]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/(?<![\p{L}\p{N}'])(?:[a-z][ .-]){2,30}[a-z](?![\p{L}\p{N}'])/gu, joinLetters)
    .replace(/(?<![\p{L}\p{N}.])a\.i\.?(?![\p{L}\p{N}])/gu, 'ai')
    .replace(/[,;:!?؟،؛…—–|/\\\n]+/g, ' , ')
    .replace(/[^\p{L}\p{N}\p{M}%$€£+@',]+/gu, ' ')} `.replace(/ {2,}/g, ' ');
  for (const [pattern, long] of contractions) out = out.replace(pattern, long);
  return out.replace(fillers, '').replace(/ ,(?: ,)+/g, ' ,');
}

/** "c h a t" is "chat", and the article before it stays one: "a c h a t" is "a chat". */
function joinLetters(letters: string): string {
  const joined = letters.replace(/[ .-]/g, '');
  return letters.startsWith('a ') ? `a ${joined.slice(1)}` : joined;
}

/** Words that only stand between the subject and what is said of it. */
const fillers = new RegExp(
  ` (?:${[
    'just|only|actually|really|simply|basically|essentially|technically|indeed|merely|still|also|however|honestly|truly|purely|strictly|currently|completely|fully|entirely|sadly|unfortunately|fortunately|proudly|effectively|probably|definitely|certainly|obviously|literally|frankly|yes|well|quite|very much|admittedly|clearly|mostly|mainly|perhaps|maybe|in (?:fact|truth|reality|essence|a sense)|of course|at (?:heart|my core|the end of the day)|to be (?:honest|clear|exact|precise|fair|transparent)|(?:a )?(?:kind|type|sort|form|piece|bit|breed|product|result) of|nothing (?:but|more than)|more of|what (?:you|people|they|some) (?:would |might |may |could )?call|as you (?:may|might) have (?:guessed|noticed)|you could say|so to speak',
    'فقط|مجرد|في (?:الواقع|الحقيقه|الاساس|النهايه|جوهري)|بالفعل|حقا|ببساطه|اساسا|تقنيا|بصراحه|بالطبع|طبعا|نعم|كما تعلم|عباره عن|نوع من|حاليا|ايضا|بالتاكيد|فعلا|للتوضيح|للامانه|الان',
  ].join('|')})(?= )`,
  'gu',
);

/** The sentences that stay, with line breaks kept where a removed one stood, and lists numbered anew. */
export function tidy(kept: readonly Sentence[]): string {
  const withoutOrphans = kept.filter((sentence, index) => {
    // "We offer:" with nothing left to offer.
    if (!/[:：]["'”»)*_]*$/u.test(sentence.text)) return true;
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
