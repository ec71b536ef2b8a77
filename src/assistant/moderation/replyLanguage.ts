import type { PageLanguage } from '../types';
import type { Sentence } from './sentences';
import { withoutShown } from './shown';
import { plain } from './spelling';

/** What a text is written in, as far as moderation has to know. */
export type WrittenIn = PageLanguage | 'ckb' | 'de' | 'tr' | 'other';

/** Small words that come up in nearly every sentence of a language and mean nothing in English. */
const smallWords: Record<'en' | 'de' | 'tr' | 'kmr' | 'romance', Set<string>> = {
  en: new Set(
    'the and you your we our to of for is are with in a it that what how i can on as at be do if or'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und ich sie wir ist nicht ein eine einen für mit auf ihr ihre ihren ihnen kann können zu von im bei wie auch unsere unser über der das bin gern gerne mir uns guten tag danke bitte welche sind den dem oder haben'.split(
      ' ',
    ),
  ),
  tr: new Set(
    've bir için bu ile sizin sizi olarak daha çok merhaba nasıl değil lütfen hangi gibi hakkında ne mı mi mu var yok evet hayır olan bize bana teşekkürler yardımcı ediyorum istiyorum'.split(
      ' ',
    ),
  ),
  kmr: new Set('û ez hûn ji bo ye heye çawa spas silav xwe dikarim ku çi ev em dikin min nîne'.split(' ')),
  romance: new Set(
    'le la les et vous nous pour une est dans avec votre que des sur je suis el los las y para con su por es usted il di per che sono een voor het ik van bonjour hola tu sua mi tus sobre también podemos puede muy gracias claro pouvons avec aux ce qui sommes notre vos bien marca marque della sono con nostra vostra wij uw zijn met hoe'.split(
      ' ',
    ),
  ),
};

/** Letters that tell a language from English. */
const ownLetters: Partial<Record<keyof typeof smallWords, RegExp>> = {
  de: /[äöüß]/,
  tr: /[ğışöüç]/,
  kmr: /[êîû]/,
};

/** Letters Arabic does without, also in Iraq, where گ, چ and پ are written; and among them those of Sorani. */
const notArabic = /[ژڤکیێۆەڕڵہےںٹڈڑھ]/g;
const sorani = /[ێۆەڕڵ]/g;

/** How many letters of each script. By code: a reply is counted for every sentence of it. */
function countLetters(text: string): { latin: number; arabic: number; other: number } {
  const letters = { latin: 0, arabic: 0, other: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code > 0x60 && code < 0x7b) || (code > 0x40 && code < 0x5b) || (code > 0xbf && code < 0x250))
      letters.latin += 1;
    else if ((code > 0x61f && code < 0x660) || (code > 0x66d && code < 0x6d5) || code === 0x6d5)
      letters.arabic += 1;
    else if (
      (code > 0x36f && code < 0x600) ||
      (code > 0x8ff && code < 0x1e00) ||
      (code > 0x3040 && code < 0xd7a4)
    )
      letters.other += 1;
  }
  return letters;
}

/** The language of a text, or undefined where it is too short to tell. Names and terms in another script are expected. */
export function writtenIn(whole: string, wholeSpelling?: string): WrittenIn | undefined {
  const text = withoutShown(whole);
  const spelling = text === whole ? wholeSpelling : undefined;
  const { latin, arabic, other } = countLetters(text);
  if (other > 2 && other * 2 > arabic + latin) return 'other';
  if (arabic > latin * 0.6) {
    if (arabic < 3) return undefined;
    const strange = count(text, notArabic);
    // Names: a few in a sentence are Arabic still.
    if (strange < 3 || strange * 16 < arabic) return 'ar';
    return count(text, sorani) * 3 > strange ? 'ckb' : 'other';
  }
  return latinLanguage((spelling ?? plain(text)).split(' '), text);
}

function latinLanguage(words: readonly string[], text: string): WrittenIn | undefined {
  const english = words.filter((word) => smallWords.en.has(word)).length;
  const hits = (language: keyof typeof smallWords) => {
    const small = words.filter((word) => smallWords[language].has(word)).length;
    const letters = ownLetters[language];
    if (!letters) return small;
    const isLettered = (word: string) => letters.test(word) && !smallWords[language].has(word);
    // Names carry their letters anywhere; beside a small word they tell the language, or three words that are no names.
    if (small > 0) return small + words.filter(isLettered).length;
    const common = english === 0 ? (text.match(lowerCase) ?? []).filter(isLettered).length : 0;
    return common > 2 ? common : 0;
  };
  const candidates = (['de', 'tr', 'kmr', 'romance'] as const).map((language) => ({
    language,
    hits: hits(language),
  }));
  const best = candidates.reduce((one, other) => (other.hits > one.hits ? other : one));

  if (best.hits > english && best.hits >= (english === 0 ? 2 : 3)) {
    if (best.language === 'kmr') return 'ckb';
    return best.language === 'romance' ? 'other' : best.language;
  }
  return english >= 2 ? 'en' : undefined;
}

/** Could any sentence of a text be in another language? A quick look that spares the closer one. */
export function mayBeForeign(text: string, spelling: string, language: PageLanguage): boolean {
  const { latin, arabic, other } = countLetters(text);
  if (other > 1) return true;
  if (language === 'ar') return latin > 11 || count(text, notArabic) > 3;
  return arabic > 5 || strangeWords(spelling) > 1 || count(spelling, turkish) > 2;
}

const turkish = /[ğış]/g;

function strangeWords(spelling: string): number {
  const { de, tr, kmr, romance } = smallWords;
  return spelling
    .split(' ')
    .filter((word) => de.has(word) || tr.has(word) || kmr.has(word) || romance.has(word)).length;
}

/**
 * What no name looks like in a script that Maya never writes: letters of one without spaces grown together with ours, or
 * more of them than a name has, or three words on end.
 */
const unspaced = '[\\u0E00-\\u0EFF\\u3041-\\u9FFF]';
const strange = new RegExp(
  `${unspaced}[a-z\\u0600-\\u06FF]|[a-z\\u0600-\\u06FF]${unspaced}|${unspaced}{5}|(?:[\\u0370-\\u05FF\\u0900-\\u0DFF\\uAC00-\\uD7A3]{1,30} ){3}`,
  'i',
);

/**
 * Is a sentence in another language than the reply should be in? Slogans in quotes, names and short greetings
 * pass.
 */
export function isForeign(sentence: Sentence, language: PageLanguage): boolean {
  const { latin, arabic, other } = countLetters(sentence.text);
  if (other > 1 && (latin + arabic === 0 || strange.test(withoutShown(sentence.text)))) return true;
  const isAside = sentence.words < 4 || /^["'“«„]/.test(sentence.text.trim());
  if (isAside) return other > 3;
  if (language === 'ar' && arabic === 0 && lacksArabic(sentence.text)) return true;
  const found = writtenIn(sentence.text, sentence.plain);
  return found !== undefined && found !== language;
}

/** Words that are neither names nor parts of an address. */
const lowerCase = /(?<![\p{L}\p{N}@#./:_-])\p{Ll}{2,}(?![\p{L}\p{N}@/_-]|[.:]\p{L})/gu;

/** Four words and more without one Arabic letter, one of them plainly of another tongue: terms of the trade pass. */
function lacksArabic(text: string): boolean {
  const words = withoutShown(text).match(lowerCase) ?? [];
  const isOf = (language: 'de' | 'tr' | 'kmr', word: string) =>
    smallWords[language].has(word) || ownLetters[language]?.test(word) === true;
  return (
    words.length > 3 && words.some((word) => (['de', 'tr', 'kmr'] as const).some((one) => isOf(one, word)))
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
