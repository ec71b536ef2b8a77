/** How she behaves: what tells a slip by its letters rather than by its words. */

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
