const character = '[\\p{L}\\p{M}\\p{N}._%+-]';
const label = '[\\p{L}\\p{M}\\p{N}_-]+';
/** From the start of a run of letters only: tried from each of them, a long word would take minutes. */
const local = `(?<!${character}['’&]?)${character}+(?:['’&]${character}+)*`;
const ending = '(?:com?|net|org|info|io|uk|de|iq|ae|sa|tr|jo)(?![\\p{L}\\p{N}@])';
const service = '(?:gmail|hotmail|outlook|yahoo|icloud|gmx)(?![\\p{L}\\p{N}@])';

export const emailAddress = new RegExp(`${local}@${label}(?:\\.${label})+`, 'u');
/** As `joinAddresses` leaves it: a known service needs no ending. */
export const joinedAddress = new RegExp(
  `${local}@+(?:_*${service}(?:\\.${label}|[ .,]*${ending})?|${label}(?:\\.${label})+)`,
  'giu',
);

const dot = new RegExp(
  ` ?[([{<] ?(?:dot|punkt|نقطة|\\.) ?[)\\]}>] ?| (?:dot|punkt|نقطة|دوت|\\.) | \\.(?=\\p{L})|\\. (?=${ending})(?<=@ ?[\\p{L}\\p{N}_-]{1,40}\\. )`,
  'giu',
);
const at = new RegExp(
  ` ?[([{<] ?(?:at|ät|a|@) ?[)\\]}>] ?| @ |@ (?<=\\S@ )| @(?=${service}|${label}\\.${ending})| (?:at|[اآأ]ت) (?=${service}\\.|${label}(?:\\.${label}){0,2}\\._)| at (?=${label}\\.${ending})(?<=mail.{0,24}|[اإ]يميل.{0,24}|(?:^| )(?:info|contact|hello|sales) at )`,
  'giu',
);

/**
 * A text in which addresses that a phone has put spaces into, or that are spelt for no robot to read, are such as a
 * pattern finds: filled up to their length, so that what is found has the same place in the text.
 */
export const joinAddresses = (text: string): string =>
  text.replace(dot, filled('.')).replace(at, filled('@'));

/** An e-mail address in a text, in the form in which a field takes it. */
export function readEmail(text: string): string | undefined {
  const plain = emailAddress.exec(text)?.[0];
  if (plain) return plain;
  const [joined] = joinAddresses(text).match(joinedAddress) ?? [];
  return joined && !noMailbox.test(joined) ? joined.replace(filling, '') : undefined;
}

const filling = /(?<=[@.])_+/g;
const filled = (sign: string) => (found: string) => sign.padEnd(found.length, '_');

/** "Follow us @ the.fair . de", "good at marketing dot com". */
export const noMailbox =
  /^(?:us|me|is|at|on|to|you|be|are|it|them|here|good|great|best|prices|page|shop|sell|sold|buy|look|find|visit|works?|meet|follow|mail|e-?mail|instagram|facebook|tiktok|account)@/iu;
