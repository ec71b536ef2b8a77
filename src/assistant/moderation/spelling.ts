import { fold } from '../text';

function pairs(list: string): Record<string, string> {
  return Object.fromEntries([...list.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]));
}

/** Letters of other alphabets, and small capitals, that pass for Latin ones. */
const lookAlikes = pairs(
  'аaеeоoрpсcуyхxіiѕsјjԁdһhкkтtмmвbнhαaοoιiνvρpτtυuκkᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
);
/** Digits and signs that stand for letters inside a word. */
const leet = pairs('0o1i3e4a5s7t@a$s!i');
/** Letters no language we tell apart needs. */
const plainLetters = pairs('łløoôoâa');
/** Persian and Urdu forms of Arabic letters. */
const persian = pairs('یيکكہهھهےيپبڤفگكچج');

/** Arabic letters in their Arabic form, whichever keyboard they come from. */
export function withoutPersian(text: string): string {
  return text.replace(/[یکہھےپڤگچ]/g, (letter) => persian[letter] ?? letter);
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/ can(?:'t|not|t) /g, ' can not '],
  [/ won'?t /g, ' will not '],
  [/ ain't /g, ' am not '],
  [/n't /g, ' not '],
  [/ (do|does|did|is|was|have|has|had|are|were|would|could|should)nt /g, ' $1 not '],
  [/ i'?m /g, ' i am '],
  [/ (i|you|we|they|who|there)'?ve /g, ' $1 have '],
  [/'re /g, ' are '],
  [/'ll /g, ' will '],
  [/'d /g, ' would '],
  [/ an a i /g, ' an ai '],
  [/ (it|that|there|what|who|here|this|maya)'s (?!\p{L}+(?:er|or|ing|ent) )/gu, ' $1 is '],
  [/'s? /g, ' '],
];

/** Telling words and names, however their vowels and doubled letters are written. */
const misspelt = Object.entries({
  artificial: 'art+[aeiouy]*f+[aeiouy]*[ct][aeiouy]*l+',
  intelligence: 'int+[aeiouy]*l+[aeiouy]*g+[aeiouy]*n+[aeiouy]*[cs]e?',
  language: 'lan?g[aeiouyn]*g[aeiouy]*',
  chatbot: 'chat+[aeiouy]*b[aeiouy]+t+',
  assistant: 'as+[aeiouy]*s+[aeiouy]*t+[aeiouy]*n+t+',
  algorithm: 'al+[aeiouy]*g+[aeiouy]*r+[aeiouy]*th?[aeiouy]*m+',
  anthropic: 'ant+h?[aeiouy]*r+[aeiouy]*p+[aeiouy]*[ck]+',
  deepseek: 'de+a?p ?s+[ei]+a?[kc]',
  ogilvy: 'og[aeiouy]*l+[aeiouy]*v[aeiouy]+',
  saatchi: 's[aeiouy]*t+[aeiouy]*ch+[iy]+',
}).map(([word, pattern]) => [` ${word}`, new RegExp(` ${pattern}(?= )`, 'g')] as const);

/**
 * One spelling for the rules to look at: that of {@link inOneSpelling}, without the words that only fill.
 */
export function plain(text: string): string {
  return inOneSpelling(text)
    .replace(fillers, '')
    .replace(/ ,(?: ,)+/g, ' ,');
}

/**
 * A text folded, invisible characters, accents and emphasis gone, look-alike letters, digits for letters ("b0t"),
 * drawn-out and spelt-out ones mended ("boooot", "G.P.T", "C h a t"), short forms written out, words between single
 * spaces, pauses as " , ". It begins and ends with a space.
 */
export function inOneSpelling(text: string): string {
  let out = fold(withJointsApart(text)).replace(/\p{Cf}|\p{Me}|\u0307|\uFE0F|[*_~`]/gu, '');
  // Umlauts, cedillas and circumflexes stay: German, Turkish and Kurdish are told by them.
  if (/[\u00C0-\u017F]|[\u0300-\u0338]/u.test(out)) out = withoutAccents(out);
  if (/[\u0370-\u04FF\u0501\u04BB\u1D00-\u1D22\u0262-\u029F\uA730\uA731]/.test(out))
    out = out.replace(/\P{ASCII}/gu, (letter) => lookAlikes[letter] ?? letter);
  out = ` ${withoutPersian(out)
    .replace(/(?<=[ء-ي])(?=[a-z])|(?<=[a-z])(?=[ء-ي])/g, ' ')
    .replace(
      /(?<!gp)[a-z][013457@$!]+(?=[a-z])|[a-z]{3}0(?![a-z0-9])|(?<![a-z0-9$.,])0(?=[a-z]{4}|[a-z0-9]{2,9}[a-z])/g,
      (part) => part.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign),
    )
    .replace(/([a-zء-ي])\1{2,40}/g, '$1')
    .replace(/(?<![\p{L}\p{N}'.-])(?:[a-z][.·-]){2,30}[a-z](?![\p{L}\p{N}'])/gu, joinLetters)
    .replace(/(?<![\p{L}\p{N}'])([a-z])-([a-z])(?![\p{L}\p{N}'-])/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}'])(?:[a-z] ){2,30}[a-z](?![\p{L}\p{N}'])/gu, joinLetters)
    .replace(/(?<![ء-ي])(?:[ء-ي][ .·-]){2,30}[ء-ي](?![ء-ي])/g, (letters) => letters.replace(/[ .·-]/g, ''))
    .replace(/(?<![\p{L}\p{N}.])a\.[il]\.?(?![\p{L}\p{N}])/gu, 'ai')
    .replace(/[,;:!?؟،؛…—–|/\\\n]+/g, ' , ')
    .replace(/[^\p{L}\p{N}\p{M}%$€£+@',]+/gu, ' ')} `.replace(/ {2,}/g, ' ');
  if (/[a-z]{2}/.test(out)) {
    for (const [pattern, long] of contractions) out = out.replace(pattern, long);
    for (const [word, pattern] of misspelt) out = out.replace(pattern, word);
  }
  return out;
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0303\u0304\u030A\u030C\u0328\u0332-\u0338]/g, '')
    .normalize('NFC')
    .replace(/[łøôâ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** "c h a t" is "chat", and the article before it stays one: "a c h a t" is "a chat". */
function joinLetters(letters: string): string {
  const joined = letters.replace(/[ .·-]/g, '');
  return letters.startsWith('a ') ? `a ${joined.slice(1)}` : joined;
}

/** Capitals in boxes and bubbles, of which Unicode knows no plain form. */
const boxed = /[\u{1F150}-\u{1F189}]/gu;
/** "#MadeInErbil", "MadeInErbil": a tag, or three words and more. "YouTube" is a word. */
const joined = /#\w+|\b(?:[A-Z]+[a-z]+){3,30}/g;
const joints = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** A text with words apart that were written as one, and with those in one that a line end took apart. */
export function withJointsApart(text: string): string {
  return text
    .replace(boxed, (letter) => String.fromCharCode(81 + (letter.charCodeAt(1) % 32)))
    .replace(joined, (word) => word.replace(joints, ' '))
    .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '');
}

/** Words that only stand between the subject and what is said of it. */
const fillers = new RegExp(
  ` (?:${[
    'just|only|actually|really|simply|basically|essentially|technically|indeed|merely|still|also|however|honestly|truly|purely|strictly|currently|completely|fully|entirely|sadly|unfortunately|fortunately|proudly|effectively|probably|definitely|certainly|obviously|literally|frankly|yes|well|quite|very much|admittedly|clearly|mostly|mainly|perhaps|maybe|in (?:fact|truth|reality|essence|a sense)|of course|at (?:heart|my core|the end of the day)|to be (?:honest|clear|exact|precise|fair|transparent)|(?:a )?(?:kind|type|sort|form|piece|bit|breed|product|result) of|nothing (?:but|more than)|more of|what (?:you|people|they|some) (?:would |might |may |could )?call|as you (?:may|might) have (?:guessed|noticed)|you could say|so to speak',
    'فقط|مجرد|في (?:الواقع|الحقيقه|الاساس|النهايه|جوهري)|بالفعل|حقا|ببساطه|اساسا|تقنيا|بصراحه|بالطبع|طبعا|نعم|كما تعلم|عباره عن|نوع من|حاليا|ايضا|بالتاكيد|فعلا|للتوضيح|للامانه|الان',
  ].join('|')})(?= )`,
  'gu',
);
