import { words } from '../text';
import { createMentions } from './findMentions';
import { industryWords, wareWords } from './insightWords';
import { callings, nobody, noFirm, noName, seasons } from './latinNames';
import { isPlace } from './places';

/** How names are written in Latin letters: Arabic sentences use them as well. */
const capitalised = String.raw`\p{N}*\p{Lu}[\p{L}\p{M}\p{N}&'’-]*`;
/** "I'm Sara I have a gym": what a sentence goes on with is no second name. */
const noFurtherName = String.raw`(?!(?:I|We|My|Our|What|How|Can|Could|Do|And|But|The|From|Here|Is|Please|Need|Looking|Want)(?![\p{L}\p{M}-]))`;
export const person = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:al-|Al-|el-|von |van |de )?${noFurtherName}\p{Lu}[\p{L}\p{M}'’-]*){0,2}`;
export const firmName = String.raw`${capitalised}(?:\s+(?:(?!(?:I|We)(?![\p{L}\p{M}]))${capitalised}|&|of)){0,4}`;
export const firm = `["“«]?(${firmName})`;
/** What a sentence goes on with behind a name, whether it was written large or not. */
const carriesOn =
  'and|but|so|from|in|i|we|of|at|here|with|is|the|an?|my|our|calling|need|want|please|can|how';
/** What comes behind a name. It ends there itself: without that, "Sara" would be "Sar" and an article. */
const latinAfter = String.raw`(?![\p{L}\p{M}'’-])(?=\s*(?:[,.!?;:()/&+|\n–—-]|\p{Extended_Pictographic}|$|(?:I|We)(?![\p{L}\p{M}])|(?:${carriesOn}|again|who|what|do|could|owner|founder|manager|speaking|writing|looking)\b))`;
const venture =
  'company|business|brand|agency|start-?up|shop|store|restaurant|caf[eé]|clinic|firm|school|hotel|bakery';
/** Words that only firms are called by: what stands before one of them is a firm. */
const firmWord = String.raw`\s(?:Tech|Foods?|Coffee|Water|Group|Labs?|Media|Studios?|Holding|Digital|Solutions|Systems|Trading|Industries|Ventures|Brands|Design|Co|Inc|Ltd|LLC|GmbH)`;
const endsAsFirm = new RegExp(`${firmWord}$`, 'i');
const calledFirm = String.raw`["“«]?([\p{L}\p{N}][\p{L}\p{M}\p{N}&'’. -]{1,60}?)(?=["”».,;!?\n]|\s(?:and|in|from|which|that|we|next|this|for|with|at|on|by|is)\b|\s(?:needs|wants|has|sells)\s|$)`;
const post = '(?:[Mm]anager|[Dd]irector|[Hh]ead|VP)';
/** "Director of Marketing" is of no firm. */
const role = String.raw`(?:[Tt]he )?(?:(?:[Cc]o-?)?(?:CEO|ceo|CMO|cmo|[Oo]wner|[Ff]ounder|[Pp]artner)|${post}(?: of \w+)?(?! of (?:the )?(?:Marketing|Sales|Operations|Communications?|Brand|Growth|Product|Finance)\b))`;

const knownTitle = String.raw`(?:[Dd]r|[Ee]ng|[Mm]rs?|[Mm]s|[Pp]rof|[Ee]ngineer|[Dd]octor|[Pp]rofessor)\b\.?\s+`;
/** "Dr. Hassan" is called Hassan. */
const title = `(?:${knownTitle})?`;
const afterSmall = `${carriesOn}|by|are|it|to|for|have|thanks?`;
const typed = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
const typedName = String.raw`(${typed}(?:\s+(?!(?:${afterSmall})\b)${typed}){0,2})`;
const greeting = '(?:[Hh]i|[Hh]ello|[Hh]ey|[Ss]alam)[,!. ]+';
const opening = String.raw`^\s*(?:${greeting})?`;

/** What goes on behind the comma of "Sara here, …". */
const goesOn = 'my|our|need|want|please|can|could|would|do|is|are|any|quick|how|what|owner|founder|manager';

/** Said to be a name. */
const toldNames = [
  new RegExp(String.raw`\bmy name(?: is|['’]s)\s+${title}${typedName}`, 'iu'),
  new RegExp(String.raw`(?:^|[\n,;.]\s*)(?:my |full )?name\s*[:=]\s*${title}${typedName}`, 'iu'),
  new RegExp(String.raw`\b[Cc]all me\s+${title}(${person})`, 'u'),
];
/** "I'm X", "this is X", "X here": shown to be a name by where it stands, and by its capital. */
const shownNames = [
  new RegExp(String.raw`\b(?:[Ii](?: am|['’]m)|[Tt]his is)\s+${title}(${person})${latinAfter}`, 'u'),
  // German begins with "Im Sommer".
  new RegExp(
    String.raw`(?:${opening}(?:[Mm]yself|im)|^\s*${greeting}Im)\s+${title}(${person})${latinAfter}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Rr]egards|[Ss]incerely|[Cc]heers|[Bb]est(?=,|\s*\n))[,\s]+${title}(${person})\s*\.?$`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[,.!]\s*)(?!It['’]?s\b|I['’])${title}(${person})(?:,? (?:from|at|of|with) (?:the )?${firmName})? here(?=\s*(?:[.!;\n–-]|\p{Extended_Pictographic}|,?\s*$)|(?:,|\s+and)?\s+(?:I|[Ww]e)(?![\p{L}\p{M}])|,?\s+(?:from|at|with|looking|calling|writing)\b|\s+again\b|,\s+(?:${goesOn})\b|\s+and\s+(?:my|looking)\b)`,
    'u',
  ),
];
/** "Sara, owner of a cafe", "Dr Hassan": shown by less, so that it may be no trade and no shop either. */
const ownerNames = [
  new RegExp(String.raw`${opening}${title}(${person})\s*[,(–-]\s*${role} (?:of|at)\b`, 'u'),
  new RegExp(String.raw`^\s*${knownTitle}(${person})(?:,\s+${firmName})?\s*[.!]?\s*$`, 'u'),
];
/** "It's Instagram we need": what "it" is goes on otherwise than who somebody is. */
const itsName = new RegExp(
  String.raw`(?:\b[Ii]t(?: is|['’]s)|^[Ii]ts)\s+${title}(${person})(?![\p{L}\p{M}'’-])(?=\s*(?:[,.!;:\n]|$|(?:from|and|with|at|of|here|again|the|an?|owner|founder|manager|speaking|calling)\b))`,
  'u',
);

/** What follows a name where somebody says what they live from. */
const living = String.raw`(?:own|run|have an?|manage|work|founded|opened|sell|make|bake|do(?! not|n['’]?t| (?:you|we|i)\b))\b`;
/** The same in small letters, where many a word could stand: only in the frames that a name stands in. */
const smallNames = [
  new RegExp(String.raw`\b(?:can|may|could|just) call me\s+${title}(${typed})\s*(?=[,.!;\n]|$)`, 'iu'),
  new RegExp(
    String.raw`^\s*${greeting}(?:this is|it['’]?s)\s+${title}(${typed})\s+(?:from|at)\s+\p{L}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:dr|eng|engineer|mr|mrs|ms|prof)\b\.?\s+(${typed})\s+here\b`, 'iu'),
  new RegExp(
    String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterSmall})\b)${typed})?)\s*,?\s+and\s+(?:i|we)\s+${living}`,
    'iu',
  ),
  // Behind a greeting a comma is as good as "and": "hi im lara, we do candles".
  new RegExp(
    String.raw`^\s*${greeting}i(?: am|['’]?m)\s+${title}(${typed})\s*,\s*(?:i|we)\s+${living}`,
    'iu',
  ),
];
const smallFromPlace = new RegExp(
  String.raw`\bi(?: am|['’]?m)\s+${title}(${typed}(?:\s+(?!(?:${afterSmall})\b)${typed})?)\s*,?\s+from\s+(\p{L}+)`,
  'iu',
);
/** What a word with a capital is by its end: "Building", "Amazing", "Ridiculous". Names so made: Irving, Saeed, Olive. */
const capitalEnding =
  /^(?!(?:irving|sterling|f[ei]rdous)$)(?:\p{L}{3,}(?:ing|ness)|\p{L}+(?:ful|less|ous|[ai]ble|(?<!cl|ol)ive|ually|ously|ently|antly|tely|ized|ised|\p{L}ted|sed|nced|rried|zed|dden))$/u;
/** What a word in small letters is by its end, if not a name: "different", "interested", "photographer". */
const commonEnding =
  /(?:ing|(?<!^[a-z]*h[ae]?m+|^(?:khal|wale|sae|maj|rash|fah|zay|say|ham|jam))ed|ly|ful|ive|ous|[ai]ble|[ea]nt|ist|ian|tor|ner|mmer|rmer|cher|pher|yer|eer|less|far|part|all)$/;

/** Who does or is something: "your work for Zain" and "the owner of Zain" tell of others. */
const saysSelf = String.raw`\b(?:I|[Ww]e)(?: (?:am|are|have been|also|now|currently|both)|['’](?:m|re|ve been))* |\b[Tt]his is `;
const saysRole = String.raw`\b(?:I|[Ww]e)(?:(?: (?:am|are|have been|work as)|['’](?:m|re|ve been))(?: (?:also|now|currently|both))*| (?:also|now|currently) (?:am|are|work as)) `;
const begins = String.raw`(?:^|[,;.!?(\n–-]\s*)`;

const latinFirms = [
  new RegExp(
    String.raw`\b(?:my|our) (?:\w+ )?(?:${venture}|chain) ${firm}(?=[,.!;\n]|$| (?:launches|sells|makes|wants|needs|is|has|in|and)\b)`,
    'u',
  ),
  // "Do you know a restaurant called …" is somebody else's.
  new RegExp(
    String.raw`(?<!\b(?:you know(?! how\b)|(?:have|did) you|is there(?! anything)|there(?: is|['’]s))\b(?:(?!\b(?:my|our)\b)[^.?!,:\n]){0,40})\b(?:(?:${venture}|chain)(?: in \w+)?(?:(?:['’]s|,)? (?:the |its )?name is|(?:,? is|['’]s)?,? (?:called|named)(?: as)?)|(?:${venture})\s*:)\s+${calledFirm}`,
    'iu',
  ),
  // "Our company is small": without "called", only a capital shows a name.
  new RegExp(String.raw`\b(?:${venture}) is\s+(?=["“«]?(?:\p{N}+ ?)?\p{Lu})${calledFirm}`, 'u'),
  new RegExp(
    String.raw`\b(?:I(?: am|['’]m)|[Tt]his is|[Ii]t(?: is|['’]s)|[Mm]y name(?: is|['’]s))\s+(?!${post}\b)${person}(?:,? (?:${role},? )?(?:from|at|of|with|for)| -) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(String.raw`\bhere,? (?:from|at|of|with) (?:the )?${firm}`, 'u'),
  new RegExp(
    String.raw`(?:^|[,.!]\s*)${person},? (?:from|at|of|with) (?:the )?${firm} here(?=[,.!\s]|$)`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[,.!]\s*)${firm}(?<=${firmWord}) here(?=[,.!\s]|$)`, 'u'),
  new RegExp(
    `(?:${begins}|${saysSelf})(?:(?:work|[Ww]orking) (?:for|at)|[Rr]epresent(?:ing)?|run|own) (?:the )?${firm}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:${saysRole}|\b[Tt]his is )(?:an? )?(?:(?:the )?(?!(?:for|not|to|is|of|with|\p{L}+ing the) )[\p{L}-]+ ){0,2}?${role} (?:of|at) (?:the )?${firm}`,
    'u',
  ),
  // "Hey, the CEO of Zain please" asks for somebody, "the CEO of Zain liked it" tells of one.
  new RegExp(
    String.raw`${begins}(?:(?:[Ss]peaking )?[Aa]s (?:an? )?)?(?:(?:[Tt]he )?(?:[Pp]roud|[Mm]arketing|[Ss]ales|[Gg]eneral|[Mm]anaging|[Bb]rand) )?${role} (?:of|at) (?:the )?${firm}(?: (?:${venture}|group))?(?=[,.!;:)\n]|$|\s(?:[(–-]|(?:and|here|in|from|with|since|that|which|where|for|I|[Ww]e|speaking|writing|looking|needs?|wants?)\b))`,
    'u',
  ),
  new RegExp(
    String.raw`\b[Ww]e(?: are|['’]re) (?!\p{L}{3,}(?:ing|ed)(?!\p{L}| \p{Lu}))${firm}(?=[,.!;\n]|$| (?:from|in|and)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]n?|[Mm]y|[Oo]ur) (?:\w+ )?(?:${venture})(?: in \w+)?,\s+${firm}(?=[,.!;\n]|$)`,
    'u',
  ),
  new RegExp(String.raw`^\s*${knownTitle}${person},\s+${firm}\s*[.!]?\s*$`, 'u'),
];

const trades = createMentions(industryWords);
const wares = createMentions(wareWords);
/** Is a trade, or something sold, named by folded words? */
export const namesWare = (text: string) => trades(text).length + wares(text).length > 0;

const isName = (found: string) => !words(found).some((word) => noName.has(word) || nobody.has(word));

/** Only the first word is asked: Anna Fleming and Anna Baker are called so. */
const isCapitalName = (found: string) => isName(found) && !capitalEnding.test(words(found)[0] ?? '');

/** "Zagros Tech" is what a firm is called. */
export const standsForFirm = (found: string) => endsAsFirm.test(found);

const isShownName = (found: string) =>
  isCapitalName(found) && !callings.has(words(found)[0] ?? '') && !standsForFirm(found);

const isItsName = (found: string) =>
  isShownName(found) && !words(found).some((word) => seasons.has(word)) && !namesWare(words(found).join(' '));

const noOwner = new RegExp(`^(?:${venture}|office|needed|wanted|please)$`);
const isOwnerName = (found: string) =>
  isItsName(found) && !words(found).some((word) => noOwner.test(word)) && !standsForFirm(` ${found}`);

const isSmallName = (found: string) =>
  isName(found) && !words(found).some((word) => callings.has(word) || commonEnding.test(word));

/** What the writer of a text is called, where English introduces it. */
export const readLatinName = (text: string): string | undefined =>
  first(text, toldNames, isCapitalName) ??
  first(text, shownNames, isShownName) ??
  first(text, ownerNames, isOwnerName) ??
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
