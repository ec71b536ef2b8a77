import { arabicSelf, noLiving } from './insightWords';
import {
  adverbs,
  arabicDeeds,
  arabicFirms,
  arabicHaving,
  arabicPlaces,
  arabicStops,
  arabicTrades,
  deeds,
  firms,
  idioms,
  judged,
  places,
  stops,
} from './livingWords';

/** What somebody makes, sells or does: up to the next preposition, and nothing that is "the" or "our" own. */
const object = `(?:(?!(?:${stops})(?: |$))\\S+(?: |$)){1,6}`;
/** Who makes it: the writer, or the writer's firm. Not their website, their agency or their app. */
const owner = `(?:(?:i|we)(?: are (?:an? )?(?:small )?(?:crew|team|group|family|couple)(?: of \\S+(?: (?:who|people|men|women))?)?)?|(?:my|our) (?:\\S+ ){0,2}?(?:${firms})(?: of \\S+)?)`;
const english = [
  // "We only bake sourdough", "our label makes dresses", "I keep bees and sell the honey".
  new RegExp(
    `(?<!\\S)${owner} (?:(?:\\S+ ){1,5}?and )?(?:(?:${adverbs}) )*(?:wants? to (?=sell|open|start))?(?:${deeds}) ${object}`,
    'g',
  ),
  // "I am a tax adviser": what stands there is the trade. "We are having lunch" is none.
  new RegExp(`(?<!\\S)(?:i|we) (?:am|are|have been) (?:(?:${adverbs}) )*(?!\\S+ing )${object}`, 'g'),
  new RegExp(
    `\\b(?:makers?|manufacturers?|producers?|sellers?|suppliers?|importers?|dealers?) (?:of|in) ${object}`,
    'g',
  ),
];
const arabicObject = `(?: (?!(?:${arabicStops})(?: |$))\\S+){1,4}`;
const arabic = [
  new RegExp(`(?:^| )[وف]?(?:ب?[نا]|ب)(?:${arabicDeeds})${arabicObject}`, 'gu'),
  new RegExp(
    `(?:^| )[وف]?(?:${arabicFirms}) (?:[تي](?:${arabicDeeds})|مختص\\S*|متخصص\\S*)${arabicObject}`,
    'gu',
  ),
  new RegExp(`(?:^| )[وف]?(?:ل|ب|في )?(?:ال)?(?:${arabicTrades})${arabicObject}`, 'gu'),
  new RegExp(`(?:^| )نحن(?! (?:${arabicHaving})(?: |$))${arabicObject}`, 'gu'),
];
/** "Tattoo studio", «ورشة المنيوم»: a ware before its place is as good as a trade's name. */
const compound = new RegExp(`(?<!\\S)(?:\\S+ )?\\S+ (?=(?:${places})(?: |$))`, 'g');
const arabicCompound = new RegExp(
  `(?:^| )[وبل]?(?:${arabicPlaces})(?: (?!(?:${arabicHaving}|${arabicStops}|[يت]${arabicDeeds})(?: |$))\\S+){1,3}`,
  'gu',
);

/** Parts of a clause in which a ware is a trade's name: beside the word for a place where it is made or sold. */
export function findPlaces(clause: string): string[] {
  const plain = clause.replace(idioms, ' ');
  return [...(plain.match(compound) ?? []), ...(plain.match(arabicCompound) ?? [])];
}

/**
 * Parts of clauses in which a ware tells a living: what "we" make, sell or do, or what a message is begun with
 * and is said of nobody ("handmade soap from Aleppo"). What somebody only has, or talks of, is no living.
 */
export function findLivings(clauses: readonly string[]): string[] {
  return clauses.map(withoutWish).flatMap((clause, index) => {
    if (noLiving.test(clause)) return [];
    const plain = clause.replace(idioms, ' ').replace(arabicSelf, 'نحن').replace(/ +/g, ' ').trim();
    const told = [...english, ...arabic].flatMap((pattern) => plain.match(pattern) ?? []);
    return index === 0 && isBare(plain) ? [...told, plain] : told;
  });
}

/** "I make cakes at home and want more orders" tells a living, and then a wish. */
const withoutWish = (clause: string) =>
  clause.replace(/^((?:i|we) .+?) (?:and|so) (?:(?:i|we) )?(?:want|need|would)\b.*$/, '$1');

/** More words than this are a sentence. */
const bareLimit = 8;
function isBare(clause: string): boolean {
  const { length } = clause.split(' ');
  return length > 1 && length <= bareLimit && !judged.test(clause);
}
