import { insightLimits } from '../limits';
import { weDeliver } from './painEnglish';
import {
  befallen,
  denied,
  faults,
  othersNamed,
  painless,
  painSigns,
  possession,
  questionOpening,
  reasonAsked,
  spared,
  speakersOwn,
  troubles,
} from './painSigns';
import { rememberTexts } from './rememberTexts';
import { subjectOf } from './subject';
import { spellOut, toClauses } from './toClauses';

/** The sentence in which something goes wrong, or where it is long, the part of it that says so, cut at a word. */
export function findPainPoint(text: string): string | null {
  const sentence = withoutOthers(text.split(/(?<=[.!?؟\n])\s*/u))
    .find(hurts)
    ?.trim();
  if (!sentence) return null;
  if (sentence.length <= insightLimits.painPointCharacters) return sentence;
  if (hurts(cutAtWord(sentence))) return cutAtWord(sentence);
  const parts = sentence.split(/(?<=[,،;؛:])\s+/u);
  return cutAtWord(parts.slice(Math.max(parts.findIndex(hurts), 0)).join(' '));
}

const hurts = rememberTexts((part: string): boolean => {
  const isAsked = /[?؟]/.test(part);
  return withoutOthers(toClauses(part)).some(
    (clause, index, all) =>
      isPainful(ourPart.test(all[index + 1] ?? '') ? `${clause} ${all[index + 1]}` : clause, isAsked) ||
      (!isAsked &&
        isPronounFirst.test(clause) &&
        faults.test(clause) &&
        possession.test(all[index - 1] ?? '')),
  );
});

/** "People order from Amazon, we deliver", with or without an "and": read as one with what it follows. */
const ourPart = new RegExp(`^(?:(?:and|but|so) )?${weDeliver}\\b`);

/** What befalls others is left out: "my neighbour complains, his shop is empty", until the writer is back. */
function withoutOthers(parts: readonly string[]): readonly string[] {
  let isTheirs = false;
  return parts.filter((part) => {
    const rest = spellOut(part).replace(othersNamed, '#');
    isTheirs = !speakersOwn.test(rest) && !/\bi\b|انا|عندي/.test(rest) && (isTheirs || rest.includes('#'));
    return !isTheirs;
  });
}

/** "… but it is slow", «… بس قديم». */
const isPronounFirst = /^(?:it|they|that|is|looks?|failed)\b|^(?:و?ه[وي] )?\p{Script=Arabic}/u;

/** Does a clause of `toClauses` say that something goes wrong for its writer's business? */
export function isPainful(clause: string, isAsked = false): boolean {
  if (painless.test(clause)) return false;
  // "What problems do you solve?" asks about anybody's, "why are our sales down?" about the writer's.
  if ((isAsked || questionOpening.test(clause)) && !reasonAsked.test(clause) && !speakersOwn.test(clause))
    return false;
  const said = denied.reduce((rest, pattern) => rest.replace(pattern, ' '), clause);
  // The longest pattern is asked last.
  const isHurt = () => !spared.test(clause) && befallen.test(said) && troubles.test(said);
  return (painSigns.some((sign) => sign.test(said)) || isHurt()) && subjectOf(clause) !== 'elsewhere';
}

function cutAtWord(text: string): string {
  const most = insightLimits.painPointCharacters;
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.search(/\s\S*$/);
  // No space anywhere: cut between characters, never through the middle of one.
  return end > 0
    ? cut.slice(0, end).trimEnd()
    : [...cut.slice(0, most)].join('').replace(/[\uD800-\uDBFF]$/, '');
}
