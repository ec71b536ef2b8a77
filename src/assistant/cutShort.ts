/** Where a sentence ends, in both scripts; a dot inside a number or an address does not end one. */
const sentenceEnd = /[.!?؟…](?=["”»)\]*_]*(?:\s|$))["”»)\]*_]*/g;

/**
 * A reply that ran into its token limit: cut after its last whole sentence, and closed with a question of ours.
 * Without a whole sentence the words that are there stay, without the broken last one.
 */
export function completeCutShort(text: string, closing: string): string {
  const trimmed = text.trimEnd();
  const last = [...trimmed.matchAll(sentenceEnd)].at(-1);
  const whole = last ? trimmed.slice(0, last.index + last[0].length) : `${trimmed.replace(/\s+\S*$/, '')}…`;
  return `${whole}\n\n${closing}`;
}
