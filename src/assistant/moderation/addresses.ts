import { westernDigits } from '../digits';

/** Where a reply sends its reader: links, hosts, accounts and numbers, the agency's own or anybody else's. */

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
