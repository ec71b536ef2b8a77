import { westernDigits } from '../digits';

/** A reply is prose with bold, lists and links; everything more technical is taken off here. */

const blocks: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\n)[ \t]*(```|~~~)[\s\S]*?(?:\n[ \t]*\1[^\n]*|$)/g, '\n'],
  [/<(script|style|pre|code|svg|iframe|object)(?=[\s>/])[\s\S]*?(?:<\/\1>|$)/gi, ''],
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/\]\(<?([^()<>\s]{1,300})>?(?: "[^"\n]{0,100}")?\)/g, ']($1)'],
  [/(?<!!)\[([^\]\n]{1,200})\]\((?:<[^<>\n]{0,300}>[^()\n]{0,80})?\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:|tel:)[^\s<>]{1,300})>/gi, '$1'],
  [/<br\s{0,3}\/?>|<\/(?:p|li|div|h\d|tr)>/gi, '\n'],
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ''],
  [/&nbsp;/gi, ' '],
  [/&amp;/gi, '&'],
  [/!\[[^\]\n]{0,200}\](?:\([^()\n]{0,500}\)|\[[^\]\n]{0,40}\])/g, ''],
  // Links whose target stands elsewhere, and where it stands.
  [/^[ \t]*\[[^\]\n]{1,40}\]:[ \t]*<?(?:https?:|www\.|mailto:|[/#])[^\n]*$/gm, ''],
  [/\[([^\]\n]{1,200})\]\[[^\]\n]{0,40}\]/g, '$1'],
  // Formulas and the marks of a page to be set: their words and figures stay.
  [/\$\$([^$]{1,500})\$\$/g, '$1'],
  [/\$([^$\n]{0,100}\\[a-z][^$\n]{0,200})\$/gi, '$1'],
  [/\\d?frac\{([^{}\n]{0,200})\}\{([^{}\n]{0,200})\}/g, '$1 / $2'],
  [/\\(?:begin|end)\{[a-z*]{1,20}\}/g, '\n'],
  [/\\item\b[ \t]*/g, '\n- '],
  [/\\(?:times|cdot)/g, '×'],
  [/\\[a-z]{2,20}\*?\{([^{}\n]{0,500})\}/gi, '$1'],
  [/\\([%$&#_])|\\[[\]()]|(?<!\w)\\[a-z]{3,20}/gi, '$1'],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*>[ \t]?/gm, ''],
  [/^[ \t]*(?:-{3,40}|={3,40}|\*{3,40}|_{3,40})[ \t]*$/gm, ''],
  [/`{1,3}([^`\n]{0,300})`{1,3}/g, '$1'],
  [/\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{0,80}\}/g, ''],
];

/** Code fences, HTML, JSON, headings, tables, rules and code marks taken off; their words stay where they are prose. */
export function withoutTechnicalFormatting(text: string): string {
  let out = text;
  for (const [pattern, replacement] of blocks) out = out.replace(pattern, replacement);
  if (out.includes('{') || out.includes('[')) out = withoutJson(out);
  if (out.includes('|')) out = withoutTables(out);
  return out === text
    ? text
    : out
        .replace(/ {2,}/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}

/** A line that opens an object or a list of values, and all lines to the one that closes it. */
function withoutJson(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .filter((line) => {
      const bare = line.trim();
      const opens = /^(?:"[^"\n]{1,60}"\s?:\s?)?[{[](?:\s*["{[]|$)/.test(bare);
      if (depth === 0 && !opens) return true;
      depth += (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
      if (depth < 0) depth = 0;
      return false;
    })
    .join('\n')
    .replace(/\{\s?"[^"{}\n]{1,60}"\s?:[^{}\n]{0,500}\}/g, '');
}

const ruler = /^[\s|:-]*$/;

/** Rows become list items; the ruler goes, and the head above it. */
function withoutTables(text: string): string {
  const isRuler = (line: string) => /-.*\|/.test(line) && ruler.test(line);
  // Without outer bars a row has one bar, and only the ruler tells it from prose.
  const least = text.split('\n').some(isRuler) ? 2 : 3;
  return text
    .split('\n')
    .flatMap((line, index, lines) => {
      const cells = line.trim().split('|');
      const below = lines[index + 1] ?? '';
      if (cells.length < least) return [line];
      if (ruler.test(line) || isRuler(below)) return [];
      return [
        `- ${cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(': ')}`,
      ];
    })
    .join('\n');
}

const markdownLink = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;
const address =
  /(?:(?:https?|ftp|javascript|data):\/{0,2}|[a-z][a-z\d+]{1,12}:\/\/|www\.)[^\s<>"'»)\]]{1,500}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.[a-z]{2,12}\/[^\s<>"'»)\]]{1,500}/gi;
/** A host by itself, where the reader is sent to it; names of shops ("on Amazon.com") are none. */
const bareHost =
  /(?:visit|see|log in (?:at|to)|sign (?:in|up) (?:at|to|on)|open|click(?: on)?|browse|download(?:s)? (?:at|from)|look at|check(?: out)?|go to|(?:site|page|address) is|(?:site|page|address):|زوروا?|تصفحوا?|ادخلوا?(?: إلى| على)?|افتحوا?|اضغطوا?(?: على)?|سجلوا? (?:في|على|عبر)|حملوه? من|موقعنا|راجعوا?|انظروا?)\s{1,3}(?:[\p{L}\d-]{1,63}\.){1,3}\p{L}{2,12}(?![\p{L}\d])|\b[\w.-]{1,40} (?:at|\(at\)|\[at\]) [\w-]{1,40} (?:dot|\(dot\)|\[dot\]) [a-z]{2,8}\b/giu;
const phone =
  /(?<![\d/.-])(?:\+|00|\()[\d\u0660-\u0669][\d\u0660-\u0669\s().-]{6,25}[\d\u0660-\u0669]|(?<![\d\u0660-\u0669/.-])[0\u0660][\d\u0660-\u0669]{2,4}[\s-]?[\d\u0660-\u0669]{3,5}[\s-]?[\d\u0660-\u0669]{3,5}/g;

/** Any host by itself, told by how it ends. */
const namedHost =
  /(?<![\p{L}\d@./-]|@[\w.-]{1,30})(?:[\p{L}\d-]{2,63}\.){1,3}(?:com|net|org|io|co|me|info|biz|xyz|shop|store|online|site|agency|app|dev|ai|link|ly|eu|de|iq|uk|ae|sa|tr|krd|tv|gg|club|pro|live|top|page|blog|studio|digital|marketing|media|berlin|cloud|space|website|services|solutions|world|news|today|deals|promo|click|work|team|group|global|consulting|to|fr|es|nl|ch|pl|ru|cn|ca|kw|qa|bh|om|jo|lb|eg|ir|cc|vip|art|fm|example|شبكة|موقع|كوم|نت|عرب|عراق)(?![\p{L}\d@-]|\.\p{L})/giu;
/** Shops and services the trade speaks of by their address, and no pages of somebody else's. */
const wellKnown =
  /^(?:amazon|booking|airbnb|noon|ebay|etsy|zalando|tripadvisor|talabat|expedia|node|next|otto|check24|trivago|about|kleinanzeigen|salesforce|opensooq|dubizzle|shopify|canva|wix|wordpress|mailchimp|hubspot|squarespace|webflow|figma|klaviyo|brevo|hotels|agoda|alibaba|toters|careem|hungerstation|jahez|salla|zid|elmenus|lieferando|immobilienscout24|schema|facebook|instagram|linkedin|x|twitter|youtube|tiktok|pinterest|snapchat|google)\./i;
/** A host beside one of these is where the reader is to go; without them a sentence of the trade speaks about it. */
const sendsOn =
  /\b(?:visit|go(?:es)?|head|sign|log|see|check|click|open|browse|download|register|book|order|get|grab|find|read|learn|follow|join|try|use|contact|reach|write|ask|look|call|subscribe|apply|submit|upload|pay|send|start|watch|enter|type|tap|scan|hosted|available|more (?:at|on|about|of|from|ideas|tips)|details|info|information|here|link|address|portal|dashboard|(?:our|my|this|new|official|partner|sister|main|other) (?:[\w-]{1,20} ){0,2}(?:site|page|shop|store|website|blog|domain|home|account|agency|team|colleagues?|partners?|friends)|(?:i|we) (?:also )?(?:run|own|built|launched|host|recommend|suggest|trust|am|are)|(?:at|via|under|through|from|called)(?= [\w-]{1,63}\.))\b|[:：–—] ?[\w-]{1,63}(?:\.[\w-]{1,63}){1,3}[.!]?$|(?<!\p{L})[وف]?(?:زر|زوروا?|تصفحوا?|ادخلوا?|ادخل|افتحوا?|اضغطوا?|سجلوا?|سجّلوا?|حملوه?ا?|حمّلوا?|راجعوا?|انظروا?|شاهدوا?|اقرأوا?|اقرؤوا|اطلبوا?|احجزوا?|تواصلوا?|تابعوا?|اشتركوا?|جربوا?|جرّبوا?|ادفعوا?|أرسلوا?|ارسلوا?|استخدموا?|توجهوا?|تجدون?ها?|تجدونه|ستجدون?|متاح|متاحة|متوفر|متوفرة|عبر|من خلال|الرابط|رابط|العنوان|موقعنا|متجرنا|صفحتنا|شركائنا|شريكنا|بوابتنا|نوصي|أنصح|ننصح|المزيد|التفاصيل)(?!\p{L})/iu;
/** What makes of a stranger's host an example to look at. */
const asExample =
  /\b(?:like|such as|unlike|versus|vs|similar to|compar(?:e[ds]?|ing|ison)|competitors?|rivals?|neighbou?rs|ranks?|ranked|outranks?|marketplaces?|shops|stores|sites|bakeries|restaurants|clinics|hotels|listings?|your (?:own |new |old )?(?:site|shop|store|page|website|domain),?(?= [\w-]{1,63}\.))\b|(?<!\p{L})(?:[وف]?[بلك]?(?:ال|لل)?(?:منافس\p{L}{0,4}|متاجر|مواقع|مطاعم|عيادات|فنادق|مخابز|أسواق)|مثل|بخلاف|مقارنة|قارنّ?ا|نقارن|يتصدر|تتصدر)(?!\p{L})/iu;
const handle = /(?<![\p{L}\d.@])@[a-z\d_.-]{3,30}/giu;
/** An address spelt out, a number in words, an account to pay to, a way to people that is not the agency's. */
const spelt =
  /[\p{L}\d-](?:\[\.\]|\(\.\))\p{L}{2,10}|[\p{L}\d-] ?(?:\(|\[)?\b(?:dot|punkt)\b(?:\)|\])? ?(?:com|net|org|io|co|me|info|shop|site|de|iq|example)\b|(?:دوت|نقطة) ?(?:كوم|نت|اورج|أورغ|كو)|(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[ ,-]{1,3}){6}|(?:(?:صفر|واحد|اثنان|اثنين|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة)[ ،-]{1,3}){6}|\b[A-Z]{2}\d{2}(?: ?\d{4}){3,7}|\b0x[0-9a-f]{20,64}\b|\bbc1[a-z\d]{20,62}\b|\b(?:\d{1,3}\.){3}\d{1,3}\b|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b|\b(?:call|dial|ring|text|whatsapp|sms)(?: (?:me|us|him|her|them|now|today))?(?: (?:on|at))?:? \d{6,15}\b(?! (?:[a-z]+ )?(?:[a-z]+s|people)\b)|\b(?:facebook|instagram|insta|telegram|tiktok|youtube|linkedin|snapchat|discord)\/[\w.-]{2,60}|(?:\b(?:our|my)|(?:^|[:;,] |\b(?:please|just|you can|you should) )(?:join|follow|message|enter|subscribe to|write (?:to|in)|ask in) (?:the|this|their)) (?:private |own |free |public )?(?:telegram|discord|whatsapp|signal|viber|skype|wechat|slack|line) (?:channel|group|server|account|handle|number|link|room|community|chat)\b|(?:قناتنا|مجموعتنا|حسابنا|قناتي|حسابي|رقمنا|(?:^|[:؛،] )(?:انضموا?|انضمي|اشتركوا?|اشتركي|تابعوا?|تابعي) (?:[إا]لى |في )?(?:ال)?(?:قناة|مجموعة)) (?:على |في )?(?:ال)?(?:تيليغرام|تلغرام|تليجرام|تيليجرام|ديسكورد|واتساب|واتس ?آب|سيغنال|فايبر)/giu;
/** Told by their capitals alone: "GB82 WEST 1234 …", "0800-GROW"; "FY25 strategy work" is neither. */
const inCapitals = /\b[A-Z]{2}\d{2}(?=[A-Z ]{0,6}\d)(?: ?[A-Z\d]{4}){3,7}|\b0?800[- ][A-Z]{4,10}\b/;

export interface OwnContacts {
  siteHost: string;
  email: string;
  phones: readonly string[];
  /** What the visitor wrote: their own address said back to them is no stranger's. */
  question: string;
}

/** Links whose target is not the agency's keep their words and lose their target. */
export function withoutForeignLinks(text: string, own: OwnContacts): string {
  return text.replace(markdownLink, (whole, label: string, target: string) => {
    if (isOwnAddress(target.replace(/^(?:mailto|tel):/i, ''), own)) return whole;
    return label;
  });
}

/** Is there anything in a text that could be an address or a number? */
export function mayPointElsewhere(text: string): boolean {
  return (
    /[@/]|www\.|[\p{L}\d]\.\p{L}{2}|\bdot\b|[+(0\u0660]\s?[\d\u0660-\u0669]/iu.test(text) ||
    inCapitals.test(text) ||
    text.search(spelt) >= 0
  );
}

/**
 * Does a sentence send the reader to an address or number that is not the agency's? One of the trade may speak
 * about a host ("shops like cakes.iq rank first"), as long as it does not say to go there.
 */
export function pointsElsewhere(text: string, own: OwnContacts, isOfTrade: boolean): boolean {
  if (text.match(address)?.some((found) => !isOwnAddress(found, own))) return true;
  if (text.match(bareHost)?.some((found) => !isOwnAddress(found.split(/\s/).at(-1) ?? '', own))) return true;
  const isAbout = isOfTrade && asExample.test(text) && !sendsOn.test(text);
  if (!isAbout && text.match(namedHost)?.some((found) => !wellKnown.test(found) && !isOwnAddress(found, own)))
    return true;
  if (text.match(handle)?.some((found) => !isOwnAccount(found, own))) return true;
  if (inCapitals.test(text)) return true;
  if (text.match(spelt)?.some((found) => !isOwnSpelling(found, own))) return true;
  return text.match(phone)?.some((found) => !isOwnPhone(found, own)) ?? false;
}

/** "instagram/arbelin", or one of the agency's numbers. */
function isOwnSpelling(found: string, own: OwnContacts): boolean {
  const account = found.split('/')[1];
  if (account !== undefined) return isOwnAccount(account, own);
  return digitsOf(found).length >= 8 && isOwnPhone(found, own);
}

const networks = /^(?:[a-z]{1,3}\.)?(?:facebook|instagram|linkedin|x|twitter|youtube|tiktok)\.com\//;

function isOwnAddress(found: string, own: OwnContacts): boolean {
  const bare = found
    .toLowerCase()
    .replace(/[.,;:!?؟،*_]{1,6}$/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  if (/^[\d+]/.test(bare) && isOwnPhone(bare, own)) return true;
  if (/^[#/]/.test(bare)) return true;
  if (bare.includes('@') && !bare.includes('/')) {
    return bare === own.email.toLowerCase() || own.question.toLowerCase().includes(bare);
  }
  const domain = own.email.toLowerCase().split('@')[1] ?? own.siteHost;
  const host = bare.split(/[/?#]/)[0] ?? '';
  if ([own.siteHost.toLowerCase().replace(/^www\./, ''), domain].includes(host)) return true;
  if (networks.test(bare)) {
    // The agency's own pages on the networks carry its name, and nothing beside it.
    return isOwnAccount(bare.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '', own);
  }
  return host.length > 4 && isNamedIn(own.question, host);
}

/** "@arbelin-example" and "arbelin" are the agency's, "arbelin_deals" is not; a visitor's may be said back. */
function isOwnAccount(account: string, { email, siteHost, question }: OwnContacts): boolean {
  const domain = email.toLowerCase().split('@')[1] ?? siteHost;
  const name = account.toLowerCase().replace(/^@|[._-]{1,6}$/g, '');
  const own = [domain, domain.split('.')[0] ?? ''].map(lettersOf);
  return own.includes(lettersOf(name)) || isNamedIn(question, name);
}

/** Does the visitor name it, as a word of its own and not within another? */
function isNamedIn(question: string, name: string): boolean {
  if (name === '') return false;
  const said = question.toLowerCase();
  const longer = name.includes('.') ? /^[\p{L}\d_-]|^\.\p{L}/u : /^[\p{L}\d_-]/u;
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const isPart = /[\p{L}\d_-]$/u.test(said.slice(0, at)) || longer.test(said.slice(at + name.length));
    if (!isPart) return true;
  }
  return false;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

function isOwnPhone(found: string, own: OwnContacts): boolean {
  const digits = digitsOf(found);
  if (digits.length < 8) return true;
  // Within the country a 0 stands for its code.
  const national = digits.replace(/^0/, '');
  return [...own.phones, own.question].some((known) => digitsOf(known).includes(national));
}

function digitsOf(text: string): string {
  return westernDigits(text.replace('(0)', '').normalize('NFKC')).replace(/\D/g, '').replace(/^00/, '');
}

const styleProperty =
  '(?:(?:background|border|margin|padding|font|text|flex|align|justify|grid)-[a-z-]+|margin|padding|border|color|display|z-index|(?:max-|min-)?(?:width|height))';
const styles = new RegExp(`\\b${styleProperty}:[^\\n;{}]{1,60}(?:;\\s*${styleProperty}:|;?\\s*\\})`);

/** Calls, comparisons, arrows and style declarations: code that stands in the prose. "brand(s)" is none. */
export function holdsCode(text: string): boolean {
  return (
    /[a-z_]\w{1,40}\((?!e?s\))[^()\n]{0,60}\)|=>|[!=]==|(?<![@/\w])(?!utm_)[a-z]{2,20}_[a-z_]{2,30}\s?[:=]|\bconsole\.\w|#include\b|\bSELECT\s.{1,60}\sFROM\s/.test(
      text,
    ) || styles.test(text)
  );
}

const loudWord = "\\p{Lu}[\\p{Lu}\\d'’]*";
const loud = new RegExp(`(?<![\\p{L}\\d])${loudWord}(?:[ ,]+(?:${loudWord}|\\d+)){3,}(?![\\p{L}\\d])`, 'gu');
const isToSomebody = /(?<!\p{L})(?:I(?:['’]\p{Lu}+)? \p{Lu}{2}|(?:ME|MY|MYSELF|YOU|YOUR|YOURSELF)(?!\p{L}))/u;

/** Four words on end in capitals that speak to somebody: a row of abbreviations does not, nor do most slogans. */
export function shouts(text: string): boolean {
  return (text.match(loud) ?? []).some((words) => isToSomebody.test(words));
}

const otherName =
  /\bI (?:work|worked|used to work|am employed) (?:for|at) (?!Maya|Our|The|Your|Berlin|Erbil)\p{Lu}\p{L}+|\b\p{Lu}\p{L}{2,15} from (?:the )?(?:accounting|sales|support|finance|HR|IT|reception|billing|customer|help)[\p{L} ]{0,20}\b(?:speaking|here|writing)\b|\b[Ww]elcome to (?!Maya|Our|The|Your|Berlin|Erbil|Iraq|Germany|Europe|Kurdistan|Dubai|MENA|Africa|Asia|Newroz|Nowruz|Ramadan|Eid|Phase|Step|Part|Level|Day|Week|Year|Season|Spring|Summer|Autumn|Winter)\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,3}[,!.]|(?:^|\b(?:[Hh]i|[Hh]ello|[Hh]ey)(?: there)?[,!.]? )(?!Maya|We|I|You|Not|More|Right|Everyone|Start|Book|Call|Write|Click|Look|Read|Sign|Order|Apply|Now|Up|Out|Over|Around|All|Both|Great|Good|Nothing|Here|Is|Was|From|\p{L}+s here)\p{Lu}\p{L}{2,15} here(?:,| from| at| speaking|[.!])|[.!,] (?!Maya|We|I)\p{Lu}\p{L}{2,15} here (?:from|speaking)\b|\b[Tt]his is (?!Maya)\p{Lu}\p{L}{2,20} (?:from (?:the|our|sales|Maya)|speaking)\b|\b(?:I am|I['’]m)\s+(?!Maya)(\p{Lu}[\p{L}\d-]{2,20})(?:,? (?:from|by|made|built|an?|the|in disguise|your|one of)\b|\s(?:\d|[A-Z]\d|v\d))|\b[Mm]y (?:real |true |actual )?name(?: is|['’]s)\s+(?:actually |really )?(?!Maya)\p{Lu}|\bI['’]m\s+(?!Maya)[A-Z][a-z]*[A-Z\d]\w*|\bname (?:isn['’]t|is not) Maya/u;

/** Does she give another name than hers or the agency's? Takes the text as written: a name is told by its capital. */
export function namesHerselfOtherwise(text: string, agencyNames: readonly string[]): boolean {
  return otherName.test(agencyNames.reduce((rest, name) => rest.replaceAll(name, 'Maya'), text));
}

/** A stage direction ("*smiles*") or a blank to fill in ("[Your Name]"). */
export function isStaged(text: string): boolean {
  return /(?:^|[\s(])[*([](?:maya )?(?:smil|nod|laugh|wink|wav|lean|chuckl|grin|sigh|think|paus|adjust|clear|typ|ب?[تي](?:بتسم|ضحك|ومئ|تنهد|غمز|تثاءب|صمت|همس|فكّ?ر قليلا|عدّ?ل نضارت\p{L}+|بص)(?!\p{L}))[^*\n()[\]]{0,60}[*)\]](?!\*)|\((?:note|ملاحظة)\s?:[^()]{0,80}(?:shorten|remov|rewrit|rephras|sentence|instruction|حذف|اختصر|الجمل|صياغ)|~(?:giggl|smil|laugh|wink|sigh|blush)[^~\n]{0,40}~|^\W{0,3}\((?:صوت|sound of) (?:ضحك|تنهيد|همس|قهقه|laugh|sigh)[^()\n]{0,40}\)|^\W{0,3}\[(?:ضحك[ةه]|وقف[ةه]|ابتسام[ةه]|تنهيد[ةه])(?!\p{L})[^[\]\n]{0,20}\]|\[(?:sound|صوت)(?!\p{L})[^[\]\n]{0,40}\](?!\()|\[(?:stage|note|internal|system|instructions?|facts?|context|reminder|السياق(?= ?:)|المرحلة|ملاحظة|تعليمات)(?!\p{L})[^[\]\n]{0,80}\](?!\()|\bsources? ?\[\d{1,2}\]|\((?:draft|version|attempt) \d[,:][^()\n]{0,40}\)|\[(?:keep|ask|end|mention|avoid|stay|remember|answer|respond)\b[^[\]\n]{2,80}\](?!\()|\[(?:your|insert|company|client|name|brand|اسم|أدخل)[^[\]\n]{0,40}\](?!\()/iu.test(
    text,
  );
}
