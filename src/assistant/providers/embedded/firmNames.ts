import { fold, words } from '../../text';
import { isBareName, isCalled, readOwnFirm, withoutPlace } from '../../understanding/firmsArabic';
import { isLatinFirm, namesWare, standsForFirm } from '../../understanding/introductionsEnglish';
import { callings, seasons } from '../../understanding/latinNames';
import { want } from '../../understanding/meetingArabic';
import { isPlace } from '../../understanding/places';

/** Longer than this is a sentence and not a name. */
const maxNameWords = 4;
/** Words that end a name, over folded ones, and signs that would format the reply it is repeated in. */
const nameEnds =
  /^(?:in|and|but|because|next|this|which|that|for|at|on|with|is|we|في|و|بس|لكن|لان|عشان|هذا|خلال|وهي|وش|شو|شنو|ايش|كيف|شلون|و?(?:نحن|نفكر|نخطط|ننوي|نستعد|نطلق|سن\p{L}+|را?ح|س?تطلق|لدينا|عندنا))$/u;
const wants = new RegExp(`^و?${want}$`);
const formatting = /[*_`#<>[\](){}|\\]/g;

const capitals = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{M}\p{N}'’-]*){0,3}`;
/** "We are launching Karez, a drink", "our company Tigris Tech is launching". */
const inCapitals = new RegExp(
  String.raw`\b(?:[Ll]aunch(?:ing)?|[Ii]ntroducing|(?:[Oo]ur|[Mm]y|[Tt]he) (?:company|start-?up|brand|label|app|shop|store|business|restaurant|caf[eé]))\s+(?!TV|IT|Website|Black )(${capitals})(?=[,.;:!?]|$|\s(?:in|on|next|this|an?|our|at|for|with|and|is|are|opens?|launch|will)\b)`,
  'u',
);

const noFirst = `(?!(?:My|Our|Every|All) (?:New )?\\p{L}+(?!\\p{L}| \\p{Lu}))(?!(?:This|That|These|Your|Which|Hi|Hello|Hey|Yes|And|But|Next|Then|Finally|Perhaps|Hopefully|If|As|While|Once|Also|Restaurant|Shop|Store|Start-?up|Company|App|Cafe|Clinic|Hotel|Business|Brand|Product|Sales)\\b)`;
/** Whoever is launching stands before the verb, or behind "at", "from" and "with". */
const firms = [
  String.raw`(?:^|[.!,]\s*|\b(?:and|that) )${noFirst}(${capitals})(?:,? (?:(?:is|are|will be) (?:(?:now|soon|finally) )?(?:launching|opening|introducing|(?:about|going) to (?:launch|open)|planning|preparing)|(?:will|wants? to|would like to|plans? to|intends? to|hopes? to|has decided to|prepares to) (?:launch|open|introduce|bring)|launches|opens|introduces))\b`,
  // "By Google Ads", "by Mother Earth": as at the beginning, its words have to show a firm.
  String.raw`\bby ${noFirst}(\p{Lu}\S* ${capitals})(?=[,.;!]|$)`,
  String.raw`\b[Aa]t ${noFirst}(${capitals}),? (?:we|our)\b`,
  String.raw`\b(?:I(?: am|['’]m)|[Ww]e(?: are|['’]re)) (?:from|with|at) (?:the )?${noFirst}(${capitals})(?=[,.;!]|$|\s(?:and|here|we|in|from)\b)`,
  String.raw`\b\p{Lu}\p{L}+,? (?:from|with|at) (?:the )?${noFirst}(${capitals}),? here\b`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "In May", "with Eid" tell when. */
const isNamed = (name: string) => isLatinFirm(name) && !seasons.has(words(name)[0] ?? '');
/** What is written as no other word is: "M3", "DPG", "TechHub", "Salt & Co". */
const writtenAsFirm = /&|\p{N}|\p{Lu}{2}|\p{Ll}\p{Lu}/u;
/** A capital at the beginning of a sentence shows nothing, and people with two names launch as well, none of them called Bakery. */
function isFirmAtStart(name: string): boolean {
  if (writtenAsFirm.test(name) || standsForFirm(name)) return true;
  const [last = '', ...before] = words(name).toReversed();
  return before.length > 0 && namesWare(last) && !callings.has(last);
}

/** The firm that stands before its verb, or behind "at" and "from": only there a capital is a choice. */
function findLatinFirm(text: string): string | undefined {
  for (const [index, pattern] of firms.entries()) {
    const name = plainName(pattern.exec(text)?.[1] ?? '');
    if (name && isNamed(name) && (index > 1 || isFirmAtStart(name))) return name;
  }
  return undefined;
}

/** The firm that a launch is of, where the sentence around it shows one. */
export const findFirm = (text: string): string | undefined =>
  plainName(readOwnFirm(text) ?? '') ?? findLatinFirm(text);

/** Lists are read folded; a name's marker is written with all its letters. */
const asTyped = (marker: string) =>
  marker
    .replaceAll('ا', '[اأإآ]')
    .replace(/ه(?= |$)/g, '[هة]')
    .replace(/ي(?= |$)/g, '[يى]');

/** "Called", «اسمها»: what says that a name follows. "Our company is", «نحن شركة» go on with what kind of firm it is. */
const saysName = /(?:called|named|name is|اسم\S*(?: \S+)?|باسم|تدعي|تسمي)$/;

function isShown(name: string, marker: string): boolean {
  if (/^["'“]?[\p{Lu}\p{N}]/u.test(name)) return isLatinFirm(name) || saysName.test(marker);
  if (!saysName.test(marker)) return isBareName(name);
  return isLatinFirm(name) && isCalled(name);
}

function upToEnd(said: readonly string[]): readonly string[] {
  const end = said.findIndex((word, at) => nameEnds.test(fold(word)) || (at > 0 && wants.test(fold(word))));
  return end < 0 ? said : said.slice(0, end);
}

/** The name that follows "called" or «اسمها», in quotation marks or up to the end of its clause; or stands in capitals. */
export function findCompanyName(text: string, markers: readonly string[]): string | undefined {
  const quoted = text.match(/[«“"„]([^»”"“]{2,40})[»”"]/u)?.[1];
  if (quoted) return plainName(quoted);
  for (const marker of markers) {
    const after = new RegExp(`(?:^|(?<!\\bmy)\\s)${asTyped(marker)}\\s+([^.,;:!?،؛؟\\n]+)`, 'iu').exec(
      text,
    )?.[1];
    const said = upToEnd(after?.split(/\s+/).slice(0, maxNameWords + 1) ?? []);
    const name = plainName(withoutPlace(said.join(' ')));
    if (name && name.split(/\s+/).length <= maxNameWords && isShown(name, marker)) return name;
  }
  const capital = plainName(inCapitals.exec(text)?.[1] ?? '');
  return capital && isNamed(capital) ? capital : findFirm(text);
}

/** A name without the signs that would format it; undefined where it has no letters, or is a place. */
export function plainName(text: string): string | undefined {
  const name = text.replace(formatting, '').trim();
  return /\p{L}/u.test(name) && !isPlace(name) ? name : undefined;
}
