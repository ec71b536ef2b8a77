import { countWords } from '../text';

const upToTurn = `[^,.;!?\\n،؛؟]*?(?=[,.;!?\\n،؛؟]|\\b(?:but|just|only|instead)\\b|(?<=\\s)(?:بس|فقط|لكن|ولكن)(?=\\s)|$)`;
const unwanted = new RegExp(
  [
    `\\b(?:(?:do|did|does|am|are|is) not|don['’]?t|dont|not|no longer|never) (?:really |actually )?(?:want|need|interested in|looking for|after)\\b${upToTurn}`,
    `\\b(?:want|need)s? no \\p{L}+`,
    `(?<=^|[,.;!?]\\s*)no \\p{L}+(?: \\p{L}+)?(?= (?:please|pls|but|just|only)|[,.;!?]|$)`,
    `(?<!\\p{L})(?:ما|مو|لا|مش|مب)\\s?(?:نريد|[أا]ريد|[نأا]ب[يى]|نبغى|[أا]بغى|بد[ين]ا?|عايز\\p{L}*|عاوز\\p{L}*|نحتاج|[أا]حتاج|محتاج\\p{L}*)(?!\\p{L})${upToTurn}`,
  ].join('|'),
  'giu',
);
/** Something else has to be wished for in what is left. */
const wished =
  /\b(?:just|only|but|instead|want|need|looking|what|how|which)\b|(?<!\p{L})(?:بس|فقط|لكن|ولكن|[أا]ريد|نريد|نحتاج|[أا]حتاج|بد[ين]ا?|[نأا]ب[يى]|عايز\p{L}*|شنو|شلون|كيف|شو|وش)(?!\p{L})/iu;

/** "We don't want ads, just a logo" asks for a logo: what is refused beside a wish is taken out of a message. */
export function withoutUnwanted(text: string): string {
  if (!unwanted.test(text)) return text;
  unwanted.lastIndex = 0;
  const rest = text
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;،؛]+/u, '')
    .trim();
  return countWords(rest) > 1 && wished.test(rest) ? rest : text;
}
