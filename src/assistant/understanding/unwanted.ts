import { countWords } from '../text';

const upToTurn = `(?:[^,.;!?\\n،؛؟]|\\.(?!\\s|$))*?(?=[,;!?\\n،؛؟]|\\.(?:\\s|$)|\\b(?:but|just|only|instead|i want|we want)\\b|(?<=\\s)(?:بس|فقط|لكن|ولكن)(?=\\s)|$)`;
const unwanted = new RegExp(
  [
    `(?<=(?:^|[,.;!?]\\s*|\\b(?:i|we)(?: am|['’]m| are|['’]re)? ))(?:(?:do )?not|don['’]?t|dont|no longer) (?:really |actually )?(?:want|need|interested in|looking for)\\b(?! to\\b)${upToTurn}`,
    `(?<=\\b(?:i|we) )(?:want|need) no \\p{L}+`,
    `(?<=^|[,.;!?]\\s*)no \\p{L}+(?: \\p{L}+)?(?= (?:please|pls|but|just|only)|[,.;!?]|$)`,
    // A wish not to do something is another one: «ما نريد نخسر».
    `(?<!\\p{L})(?:ما|مو|لا|مش|مب)\\s?(?:نريد|[أا]ريد|[نأا]ب[يى]|نبغى|[أا]بغى|بد[ين]ا?|عايز\\p{L}*|عاوز\\p{L}*|نحتاج|[أا]حتاج|محتاج\\p{L}*)(?!\\p{L})(?! (?:ن|[أا]خسر|[أا]دفع|[أا]صرف|[أا]غير|[أا]نتظر))${upToTurn}`,
  ].join('|'),
  'giu',
);
/** Something else has to be wished for in what is left. */
const wished =
  /\b(?:just|only|but|instead|want|need|looking)\b|(?<!\p{L})(?:بس|فقط|لكن|ولكن|[أا]ريد|نريد|نحتاج|[أا]حتاج|بد[ين]ا?|[نأا]ب[يى]|عايز\p{L}*)(?!\p{L})/iu;

/** "We don't want ads, just a logo" asks for a logo: what is refused beside a wish is taken out of a message. */
export function withoutUnwanted(text: string): string {
  const cut = text.replace(unwanted, ' ');
  if (cut === text) return text;
  const rest = cut
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;،؛]+/u, '')
    .trim();
  return countWords(rest) > 1 && wished.test(rest) ? rest : text;
}
