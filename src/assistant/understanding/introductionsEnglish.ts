import { words } from '../text';
import { monthNames } from './calendar';
import { createMentions } from './findMentions';
import { industryWords, wareWords } from './insightWords';
import { isPlace } from './places';

/** How names are written in Latin letters: Arabic sentences use them as well. */
const capitalised = String.raw`\p{N}*\p{Lu}[\p{L}\p{M}\p{N}&'’-]*`;
/** "I'm Sara I have a gym": what a sentence goes on with is no second name. */
const noFurtherName = String.raw`(?!(?:I|We|My|Our|What|How|Can|Could|Do|And|But|The|From|Here|Is|Please|Need|Looking|Want)(?![\p{L}\p{M}-]))`;
export const person = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:al-|Al-|el-|von |van |de )?${noFurtherName}\p{Lu}[\p{L}\p{M}'’-]*){0,2}`;
export const firmName = String.raw`${capitalised}(?:\s+(?:${capitalised}|&|of)){0,4}`;
export const firm = `["“«]?(${firmName})`;
/** What comes behind a name. It ends there itself: without that, "Sara" would be "Sar" and an article. */
const latinAfter = String.raw`(?![\p{L}\p{M}'’-])(?=\s*(?:[,.!?;:()/&+|\n–—-]|\p{Extended_Pictographic}|$|(?:I|We)(?![\p{L}\p{M}])|(?:from|and|but|so|with|at|of|in|here|again|the|an?|i|we|who|what|how|do|can|could|is|my|our|owner|founder|manager|speaking|calling|writing|looking|need|want|please)\b))`;
const venture =
  'company|business|brand|agency|start-?up|shop|store|restaurant|caf[eé]|clinic|firm|school|hotel|bakery';
const calledFirm = String.raw`["“«]?([\p{L}\p{N}][\p{L}\p{M}\p{N}&'’. -]{1,60}?)(?=["”».,;!?\n]|\s(?:and|in|from|which|that|we|next|this|for|with|at|on|by|is)\b|$)`;
const role = '(?:the )?(?:co-?)?(?:ceo|cmo|owner|founder|manager|director|head(?: of \\w+)?|partner)';

/** "Dr. Hassan" is called Hassan. */
const title = String.raw`(?:(?:[Dd]r|[Ee]ng|[Mm]rs?|[Mm]s|[Pp]rof|[Ee]ngineer|[Dd]octor|[Pp]rofessor)\b\.?\s+)?`;
/** What a sentence goes on with behind a name that nobody wrote large. */
const afterName =
  'and|but|so|from|in|i|we|of|at|by|here|with|is|are|the|an?|my|our|it|to|for|calling|need|want|have|thanks?|please|can|how';
const typed = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
const typedName = String.raw`(${typed}(?:\s+(?!(?:${afterName})\b)${typed}){0,2})`;
const opening = String.raw`^\s*(?:(?:hi|hello|hey|salam)[,!. ]+)?`;

/** Said to be a name. */
const toldNames = [
  new RegExp(String.raw`\bmy name(?: is|['’]s)\s+${title}${typedName}`, 'iu'),
  new RegExp(String.raw`(?:^|[\n,;.]\s*)(?:my |full )?name\s*[:=]\s*${title}${typedName}`, 'iu'),
  new RegExp(String.raw`\b[Cc]all me\s+${title}(${person})`, 'u'),
];
/** "I'm X", "this is X", "X here": shown to be a name by where it stands, and by its capital. */
const shownNames = [
  new RegExp(String.raw`\b(?:I(?: am|['’]m)|[Tt]his is)\s+${title}(${person})${latinAfter}`, 'u'),
  new RegExp(String.raw`${opening}(?:[Mm]yself)\s+${title}(${person})${latinAfter}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Rr]egards|[Ss]incerely|[Cc]heers|[Bb]est(?=,|\s*\n))[,\s]+${title}(${person})\s*\.?$`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[,.!]\s*)${title}(${person})(?:,? (?:from|at|of|with) (?:the )?${firmName})? here(?=[,.!\s]|$)`,
    'u',
  ),
];
/** "It's Instagram we need": what "it" is goes on otherwise than who somebody is. */
const itsName = new RegExp(
  String.raw`\b[Ii]t(?: is|['’]s)\s+${title}(${person})(?![\p{L}\p{M}'’-])(?=\s*(?:[,.!;:\n]|$|(?:from|and|with|at|of|here|again|the|an?|owner|founder|manager|speaking|calling)\b))`,
  'u',
);

/** What follows a name where somebody says what they live from. */
const living = String.raw`(?:own|run|have an?|manage|work|founded|opened|sell|make|bake|do(?! not|n['’]?t| (?:you|we|i)\b))\b`;
/** The same in small letters, where many a word could stand: only in the frames that a name stands in. */
const smallNames = [
  new RegExp(String.raw`\b(?:can|may|could|just) call me\s+${title}(${typed})\s*(?=[,.!;\n]|$)`, 'iu'),
  new RegExp(
    String.raw`^\s*(?:hi|hello|hey|salam)[,!. ]+(?:this is|it['’]?s)\s+${title}(${typed})\s+(?:from|at)\s+\p{L}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:dr|eng|engineer|mr|mrs|ms|prof)\b\.?\s+(${typed})\s+here\b`, 'iu'),
  new RegExp(
    String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterName})\b)${typed})?)\s*,?\s+and\s+(?:i|we)\s+${living}`,
    'iu',
  ),
  // Behind a greeting a comma is as good as "and": "hi im lara, we do candles".
  new RegExp(
    String.raw`^\s*(?:hi|hello|hey|salam)[,!. ]+i(?: am|['’]?m)\s+${title}(${typed})\s*,\s*(?:i|we)\s+${living}`,
    'iu',
  ),
];
const smallFromPlace = new RegExp(
  String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterName})\b)${typed})?)\s*,?\s+from\s+(\p{L}+)`,
  'iu',
);
/** What a word with a capital is by its end: "Building", "Amazing", "Ridiculous". Names so made: Irving, Saeed, Olive. */
const capitalEnding =
  /^(?!(?:irving|sterling|f[ei]rdous)$)(?:\p{L}{3,}ing|\p{L}+(?:ful|less|ous|[ai]ble|(?<!cl|ol)ive|ually|ously|ently|antly|tely|ized|ised|\p{L}ted|sed|nced|rried|zed|dden))$/u;
/** What a word in small letters is by its end, if not a name: "different", "interested", "photographer". */
const commonEnding =
  /(?:ing|(?<!^[a-z]*h[ae]?m+|^(?:khal|wale|sae|maj|rash|fah|zay|say|ham|jam))ed|ly|ful|ive|ous|[ai]ble|[ea]nt|ist|ian|tor|ner|mmer|rmer|cher|pher|yer|eer|less|far|part|all)$/;

/** How people are, rather than what they are called: "I'm Worried", "call me Later". */
const states =
  'worried afraid scared anxious nervous concerned stressed upset angry mad sad unhappy disappointed frustrated annoyed ' +
  'tired exhausted sick busy bored confused lost stuck unsure undecided hesitant torn curious excited thrilled glad ' +
  'pleased proud grateful thankful impressed surprised shocked satisfied convinced confident serious sorry late early ' +
  'free available open waiting done back here there still also only really very so too quite currently trying going ' +
  'different one because out about better fine student chef doctor teacher anyone someone again asap when thinking wondering hoping planning asking writing calling urgent important later now today tomorrow soon tonight ' +
  'single married broke vegan blind deaf jobless unemployed retired anytime whenever maybe on two three four seo ppc ' +
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'in off into up down at for from to with within without under over on above near all always never ' +
  'wrong right true false bad fine cool crazy sad funny weird strange insane unfair awesome perfect brilliant excellent ' +
  'fantastic nonsense rubbish garbage spam scam fake bullshit correct complete enough easy hard difficult simple ' +
  'sold dead alone aware certain familiar eager keen desperate hungry fed';

/** Capitals that introduce nobody: "I'm German", "I'm CEO of …". */
const noName = new Set(
  words(
    'german iraqi kurdish kurd arab arabic turkish egyptian syrian english american british french lebanese jordanian ' +
      'saudi emirati kuwaiti qatari austrian swiss dutch european muslim interested looking happy sure ready new not ' +
      'maya ashamed bye b2b b2c online small ceo cmo owner founder cofounder manager director head partner great good nice what how just the a an it i we ' +
      states,
  ),
);

const platforms = words(
  'facebook google instagram tiktok snapchat youtube linkedin meta whatsapp telegram twitter',
);

/** What firms may be called, and nobody. */
const nobody = new Set([
  ...platforms,
  ...words(
    'me you he she him her us them they ok okay team support sales management everyone everybody nobody somebody',
  ),
]);

/** What people are by trade or in a family: "im widow and i bake". Whoever is called Baker says that it is a name. */
const callings = new Set(
  words(
    'baker barber dentist florist pharmacist artist stylist accountant lawyer photographer designer engineer electrician ' +
      'musician optician tailor carpenter vendor plumber painter welder driver butcher grocer jeweller jeweler goldsmith ' +
      'blacksmith hairdresser cobbler potter weaver nurse midwife cook waiter waitress seller trader dealer reseller retailer ' +
      'wholesaler supplier importer exporter mechanic broker realtor coach professor lecturer writer author blogger vlogger ' +
      'youtuber influencer streamer gamer developer programmer coder freelancer entrepreneur businessman businesswoman ' +
      'craftsman salesman manufacturer employee worker employer boss investor guide pilot soldier refugee graduate ' +
      'housewife homemaker widow widower orphan bachelor bride groom mother father mom mum mommy mama dad daddy parent ' +
      'grandmother grandma grandfather grandpa sister brother wife husband son daughter uncle aunt cousin girl boy woman ' +
      'man lady guy friend neighbour neighbor home newbie newcomer foreigner local guest customer user member volunteer',
  ),
);

/** What "it" is at a time of the year. Months are meant in full: Jan is a name. */
const seasons = new Set([
  ...words('christmas easter eid ramadan halloween newroz nowruz summer winter spring autumn fall'),
  ...monthNames.map((spellings) => spellings.split('|')[0]),
]);

/** "We run Facebook campaigns" names a place to advertise. */
const noFirm = new Set([
  ...noName,
  ...platforms,
  // "… in Stoke, 3rd generation".
  ...words('name 1st 2nd 3rd 4th since after before even yesterday'),
]);

const latinFirms = [
  new RegExp(
    String.raw`\b(?:my|our) (?:${venture}) ${firm}(?=[,.!;\n]|$| (?:launches|sells|makes|wants|needs|is|has|in|and)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:${venture})(?:(?:['’]s|,)? (?:the |its )?name is|(?:,? is)?,? (?:called|named)(?: as)?|\s*:)\s+${calledFirm}`,
    'iu',
  ),
  // "Our company is small": without "called", only a capital shows a name.
  new RegExp(String.raw`\b(?:${venture}) is\s+(?=["“«]?(?:\p{N}+ ?)?\p{Lu})${calledFirm}`, 'u'),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Tt]his is|[Ii]t(?: is|['’]s)|[Mm]y name(?: is|['’]s))\s+${person}(?:,? (?:${role},? )?(?:from|at|of|with|for)| -) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(String.raw`\bhere,? (?:from|at|of|with) (?:the )?${firm}`, 'u'),
  new RegExp(
    String.raw`(?:^|[,.!]\s*)${person},? (?:from|at|of|with) (?:the )?${firm} here(?=[,.!\s]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Ww]e(?: are|['’]re))? ?(?:work(?:ing)? (?:for|at)|represent(?:ing)?|run|own|${role} (?:of|at)) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(String.raw`\b[Ww]e(?: are|['’]re) ${firm}(?=[,.!;\n]|$| (?:from|in|and)\b)`, 'u'),
  new RegExp(
    String.raw`\b(?:a|an|my|our) (?:\w+ )?(?:${venture})(?: in \w+)?,\s+${firm}(?=[,.!;\n]|$)`,
    'iu',
  ),
];

const trades = createMentions(industryWords);
const wares = createMentions(wareWords);
/** Is a trade, or something sold, named by folded words? */
export const namesWare = (text: string) => trades(text).length + wares(text).length > 0;

const isName = (found: string) => !words(found).some((word) => noName.has(word) || nobody.has(word));

/** Only the first word is asked: Anna Fleming and Anna Baker are called so. */
const isCapitalName = (found: string) => isName(found) && !capitalEnding.test(words(found)[0] ?? '');

const isShownName = (found: string) => isCapitalName(found) && !callings.has(words(found)[0] ?? '');

const isItsName = (found: string) =>
  isShownName(found) && !words(found).some((word) => seasons.has(word)) && !namesWare(words(found).join(' '));

const isSmallName = (found: string) =>
  isName(found) && !words(found).some((word) => callings.has(word) || commonEnding.test(word));

/** What the writer of a text is called, where English introduces it. */
export const readLatinName = (text: string): string | undefined =>
  first(text, toldNames, isCapitalName) ??
  first(text, shownNames, isShownName) ??
  first(text, [itsName], isItsName) ??
  first(text, smallNames, isSmallName) ??
  nameFromPlace(text);

/** "We run Facebook campaigns" names no firm. */
export const isLatinFirm = (found: string) => !noFirm.has(words(found)[0] ?? '');

/** Whom the writer of a text speaks for. */
export const readLatinFirm = (text: string): string | undefined => first(text, latinFirms, isLatinFirm);

function first(
  text: string,
  patterns: readonly RegExp[],
  accepts: (found: string) => boolean,
): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]?.trim();
    if (found && accepts(found) && !isPlace(found)) return found;
  }
  return undefined;
}

/** "i'm omar from erbil": what is no place tells no name ("i'm tired from work"). */
function nameFromPlace(text: string): string | undefined {
  const [, name, place] = smallFromPlace.exec(text) ?? [];
  return name && place && isPlace(place) && !isPlace(name) && isSmallName(name) ? name : undefined;
}
