/** Letters that are taken for each other. */
const alike: readonly RegExp[] = [/[aeiouy]/, /[cstz]/];

/**
 * Is one word the other with a letter too many, missing, wrong or swapped, but never the first? A wrong letter may be any,
 * or one that is taken for the right one: "convertion", and not "contest".
 */
export function isOneSlip(word: string, known: string, wrong: 'any' | 'alike' = 'any'): boolean {
  if (Math.abs(word.length - known.length) > 1 || word[0] !== known[0] || word === known) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const rest = word.slice(start);
  const wanted = known.slice(start);
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  const mayBe =
    wrong === 'any' ||
    alike.some((letters) => letters.test(rest.charAt(0)) && letters.test(wanted.charAt(0)));
  const isOther = rest.slice(1) === wanted.slice(1) && mayBe;
  return isSwapped || isOther || rest.slice(1) === wanted || rest === wanted.slice(1);
}
