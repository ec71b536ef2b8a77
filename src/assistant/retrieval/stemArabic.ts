import { forms } from './formsArabic';

/** Every dialect's question words by the one the thesaurus writes, so that its phrases are met in all: «شكد تاخذون». */
const questionWords: Readonly<Record<string, string>> = {
  شنو: 'شو ايش وش ويش ايه ماذا شنهو شنهي شني وشو شنوه ايشو اشنو شنوا اشنوما شنيه شنوما وشنو',
  كم: 'شقد شكد قديش اديش كام قداش اشقد اشكد قديه شحال اشحال شكم شكثر قداه جقد شجم',
  بكم: 'بقديش بشقد بشكد بكام بيش بقداش ببيش بشحال بقداه بجم بكديش',
  ليش: 'ليه لماذا علاش شمعني لويش ليهش لاش اشمعنا شمعنا',
  من: 'مين منو منهو شكون',
  كيف: 'شلون ازاي اشلون كيفاش',
  متي: 'امتي ايمتي شوكت شوقت يمتي امته ايمته وقتاش فوقاش وينتي',
};

const asked: ReadonlyMap<string, string> = new Map(
  Object.entries(questionWords).flatMap(([standing, others]) =>
    others.split(' ').map((other) => [other, standing] as const),
  ),
);

const articles = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'عال', 'هال', 'لل', 'ال'];

/** Words whose و is their own and not «and». */
const ownWaw =
  /^و(?:كال|اتس|سا|سي|ظ|را|قت|جه|جود|رق|احد|حد|يب|يا|صف|زع|زار|صل|ضع|ضح|فر|قع|ثق|ثوق|عي|عد|لا|رش|ين|قف|افق|اضح|اقع)/;

/** What is theirs and what is ours stays a word of its own: «شركتكم» and «شركتنا» ask different things. */
const owners: readonly (readonly [RegExp, string])[] = [
  [/(?:كم|كن|كو)$/, 'لكم'],
  [/نا$/, 'لنا'],
  [/(?:ها|هم|هن)$/, ''],
  [/(?<=.{4})ك$/, 'لكم'],
];

/** Nouns that begin like a present or future of the dialects. */
const notAVerb =
  /^(?:بيان|بنا|بيت|بين|بيع|بيئ|بيج|بيز|بنت|بنك|هند|هيئ|هيك|هين|حين|حيا|حيث|حيو|حتي|سيا|سين|سير|سيو|سيس|ستو|ستا|ستر|سني|سنو|سنه)/;

/** The stem of one plain word, and the owner its ending names. */
export function stemArabic(word: string): string[] {
  // Iraqi puts «what» before the verb: شتسوون, شيصير.
  if (/^ش[تين][\u0621-\u064A]{3,}$/.test(word) && !/^ش(?:تا|تي|نط|نو|يك|يخ|يع|ين|يف)/.test(word)) {
    return ['شنو', ...stemArabic(word.slice(1))];
  }
  let stem = word;
  const whole = asked.get(stem) ?? forms.get(stem) ?? forms.get(stem.replace(particle, ''));
  if (whole !== undefined || word.length < 3) return [whole ?? word];
  const article = articles.find((start) => stem.startsWith(start) && stem.length - start.length >= 3);
  if (article) stem = stem.slice(article.length);
  else if (stem.startsWith('و') && stem.length >= 4 && !ownWaw.test(stem)) stem = stem.slice(1);
  const bare = forms.get(stem);
  if (bare !== undefined) return [bare];

  // Loan words: برندنق and برندنج are برند, لوغوهات is لوغو. Iraqi writes يحجي for يحكي.
  stem = stem.replace(ing, '').replace(loanPlural, '').replace(speak, '$1حك');

  if (done.test(stem)) return [stem.replace(done, 'ت')];
  const told = tellMe.exec(stem)?.[1];
  if (told) return [told];

  // Present and future, the dialects' too: بتسوون, حتعملوا, هتاخدوا, سيكلفني, كتخدمو; and «me» after a verb.
  if (maghrebi.test(stem)) stem = stem.slice(1);
  if (/^[بحهس][تين]/.test(stem) && stem.length >= 5 && !notAVerb.test(stem)) stem = stem.slice(1);
  if (/^[ايتن].{3,}ني$/.test(stem) && !ownNoon.test(stem)) stem = stem.slice(0, -2);
  // «For me» and «for us» written onto a verb: يكتبلي, تصممولنا, سوولي.
  stem = stem.replace(forWhom, '').replace(taken, '$1خذ');

  const [suffix, owner] = owners.find(([end]) => end.test(stem) && stem.replace(end, '').length >= 3) ?? [];
  if (suffix) stem = stem.replace(suffix, '');
  else stem = stem.replace(mine, '');
  const rest = owner ? [owner] : [];
  const owned = forms.get(stem);
  if (owned !== undefined) return [owned, ...rest];

  // Number, gender and the ا of an indefinite object; ة before a suffix is ت.
  const end = endings.find(
    (ending) => stem.endsWith(ending) && stem.length - ending.length >= (ending === 'ا' ? 4 : 3),
  );
  if (end) stem = stem.slice(0, -end.length);
  return [forms.get(stem) ?? stem, ...rest];
}

/** English "-ing" in Arabic letters, however its g is written. «مكانك» and «زبونك» are yours. */
const ing = /(?<=.{3})(?:ي?ن[قغج]|(?<=[^اوي])نك)$/;
const loanPlural = /(?<=.{3}و)ه?ات$/;
const speak = /^([بد]?[ايتن])حج(?=ي|و(?:$|[نال]))/;
/** The Maghreb's present: كتخدمو, كيكلف. Nouns begin like it: كتاب, كيان. */
const maghrebi = /^ك(?:ت(?![ابيلرف])|ن(?![اتزدسي])|ي(?![نفاوبس]|لو))(?=.{3})/;
/** ة before «my» is ت: هويتي, ماركتي. */
const mine = /(?<=.{3}ت)ي$/;

/** «بألمانيا»: what looks like an article may begin the word itself. */
const particle = /^[وف]?[بلك](?=.{4})/;
const forWhom =
  /(?<=^[يت].{2,}[^اوي])ل(?:ي|نا)$|(?<=^(?:[ايت].{3,}|سو|صور|صمم|شوف|جهز|رتب|نزل|غير))ول(?:ي|نا)$/;

/** Nouns that end in ن: «إعلاني» is an advert of mine. */
const ownNoon = /^(?:اعلان|انسان|تلفزيون|ايران|اردن|اسنان|يونان|ايقون)/;
/** «You have done», in the standard and in the dialects: اشتغلتم, اشتغلتوا. «يهتم» is none. */
const done = /(?<=.{2}[^ه])ت(?:م|وا)$/;
/** «Tell me», «show us»: عرفوني, خبرنا, فرجولي. */
const tellMe = /^(عرف|خبر|حدث|كلم|احك|علم|فهم|عط|اعط|انط|فرج|راو|ور|انصح|نصح)(?:و?ن[يا]|و?ل(?:ي|نا))$/;
/** Egypt and the Levant say تاخدوا for تأخذون. */
const taken = /^([ايتن]?ا)خد(?=$|و|ي|ه|ن)/;

const endings = ['يني', 'يات', 'ات', 'ون', 'ين', 'وا', 'يه', 'يت', 'يا', 'ه', 'ت', 'ي', 'و', 'ا'];

/**
 * A verb by its side and root: «نوزع» and «أوزع» are the visitor's, «توزع» is ours, and the two are not the same
 * question. Undefined for what cannot be a verb.
 */
export function verbOf(word: string): string | undefined {
  const [, person, root] = /^[بهحس]?([ايتن])([\u0621-\u064A]{3,})$/.exec(word) ?? [];
  if (person && root) return `${person === 'ن' ? 'ا' : person}${root}`;
  const future = /^ه([\u0621-\u064A]{3,})$/.exec(word)?.[1];
  return future && `ا${future}`;
}
