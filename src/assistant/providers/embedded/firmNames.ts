import { isBareName, readOwnFirm } from '../../understanding/firmsArabic';
import { isCalled } from '../../understanding/introductionsArabic';
import { isLatinFirm } from '../../understanding/introductionsEnglish';
import { isPlace, namesPlace } from '../../understanding/places';

/** Longer than this is a sentence and not a name. */
const maxNameWords = 4;
/** Words that end a name, and signs that would format the reply it is repeated in. */
const afterName =
  /(?:^|\s+)(?:in|and|but|because|next|this|which|that|for|at|on|with|is|we|في|و|بس|لكن|لان|عشان|هذا|خلال|وهي|(?:وش|شو|شنو|[اإ]يش|كيف|شلون)|و?(?:نحن|بدنا|بدي|عا[يو]زين?|نب[يغ]ى?|ودنا|حابين|نفكر|نريد|نود|نخطط|ننوي|نستعد|نحتاج|نطلق|سن\p{L}+|راح|رح|س?تطلق|لدينا|عندنا))(?:\s.*)?$/iu;
/** «زهرة بالبصرة» */
const placeAfterName = /\sب\S+$/u;
const formatting = /[*_`#<>[\](){}|\\]/g;

const capitals = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{M}\p{N}'’-]*){0,3}`;
/** "We are launching Karez, a drink", "our company Tigris Tech is launching". */
const inCapitals = new RegExp(
  String.raw`\b(?:[Ll]aunch(?:ing)?|[Ii]ntroducing|(?:[Oo]ur|[Mm]y|[Tt]he) (?:company|start-?up|brand|label|app|shop|store|business|restaurant|caf[eé]))\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Ramadan|Eid|Google|Facebook|Instagram|TikTok|YouTube|Snapchat|LinkedIn|WhatsApp|SEO|TV|IT|Website|Black )(${capitals})(?=[,.;:!?]|$|\s(?:in|on|next|this|an?|our|at|for|with|and|is|are|opens?|launch|will)\b)`,
  'u',
);

const platforms = 'Google|Facebook|Instagram|TikTok|YouTube|Snapchat|LinkedIn|WhatsApp|Meta';
const noFirst = `(?!(?:I|We|It|He|She|They|You|This|That|These|There|The|An?|My|Our|Your|Who|What|When|Where|Which|How|Why|Is|Are|Someone|Everyone|Hi|Hello|Hey|Yes|So|And|But|Today|Tomorrow|Next|Ramadan|Eid|Christmas|Easter|Nowruz|Newroz|Everything|Everybody|Nobody|Nothing|None|Something|Soon|Now|Then|Later|Finally|Maybe|Perhaps|Hopefully|If|As|While|Because|Since|After|Before|Once|Also|Only|Not|No|Maya|People|Customers|Clients|Restaurant|Shop|Store|Start-?up|Company|App|Cafe|Clinic|Hotel|Business|Brand|Product|Launch|Project|Sales|${platforms})\\b)`;
/** Whoever is launching stands before the verb, or behind "at", "from" and "with". */
const firms = [
  String.raw`(?:^|[.!,]\s*|\b(?:and|that) )${noFirst}(${capitals})(?:,? (?:(?:is|are|will be) (?:(?:now|soon|finally) )?(?:launching|opening|introducing|(?:about|going) to (?:launch|open)|planning|preparing)|(?:will|wants? to|would like to|plans? to|intends? to|hopes? to|has decided to|prepares to) (?:launch|open|introduce|bring)|launches|opens|introduces))\b`,
  String.raw`\b[Aa]t ${noFirst}(${capitals}),? (?:we|our)\b`,
  String.raw`\b(?:I(?: am|['’]m)|[Ww]e(?: are|['’]re)) (?:from|with|at) (?:the )?${noFirst}(${capitals})(?=[,.;!]|$|\s(?:and|here|we|in|from)\b)`,
  String.raw`\b\p{Lu}\p{L}+,? (?:from|with|at) (?:the )?${noFirst}(${capitals}),? here\b`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Words that only firms are called by: what stands before one of them is a firm. */
const firmWord =
  /^(?:tech|foods?|coffee|group|labs?|media|studios?|holding|digital|solutions|systems|trading|industries|ventures|brands|design|co|inc|ltd|llc|gmbh)$/i;
/** What is written as no other word is: "M3", "DPG", "TechHub", "Salt & Co". */
const writtenAsFirm = /&|\p{N}|\p{Lu}{2}|\p{Ll}\p{Lu}/u;
/** A capital at the beginning of a sentence shows nothing, and people launch shops as well. */
const standsForFirm = (name: string) =>
  writtenAsFirm.test(name) || (/\s/.test(name) && firmWord.test(name.split(/\s+/).at(-1) ?? ''));

/** The firm that stands before its verb, or behind "at" and "from": only there a capital is a choice. */
function findLatinFirm(text: string): string | undefined {
  for (const [index, pattern] of firms.entries()) {
    const name = plainName(pattern.exec(text)?.[1] ?? '');
    if (name && isLatinFirm(name) && (index > 0 || standsForFirm(name))) return name;
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

/** The name that follows "called" or «اسمها», in quotation marks or up to the end of its clause; or stands in capitals. */
export function findCompanyName(text: string, markers: readonly string[]): string | undefined {
  const quoted = text.match(/[«“"„]([^»”"“]{2,40})[»”"]/u)?.[1];
  if (quoted) return plainName(quoted);
  for (const marker of markers) {
    const after = new RegExp(`(?:^|(?<!\\bmy)\\s)${asTyped(marker)}\\s+([^.,;:!?،؛؟\\n]+)`, 'iu').exec(
      text,
    )?.[1];
    const name = plainName(
      after
        ?.split(/\s+/)
        .slice(0, maxNameWords + 1)
        .join(' ')
        .replace(afterName, '')
        .replace(placeAfterName, (found) => (namesPlace(found) ? '' : found)) ?? '',
    );
    if (name && name.split(/\s+/).length <= maxNameWords && isShown(name, marker)) return name;
  }
  const capital = plainName(inCapitals.exec(text)?.[1] ?? '');
  return capital && isLatinFirm(capital) ? capital : findFirm(text);
}

/** A name without the signs that would format it; undefined where it has no letters, or is a place. */
export function plainName(text: string): string | undefined {
  const name = text.replace(formatting, '').trim();
  return /\p{L}/u.test(name) && !isPlace(name) ? name : undefined;
}
