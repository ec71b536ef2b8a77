/**
 * Light stemming for both scripts: enough that "pricing" meets "prices" and «أسعاركم» meets «السعر», no more.
 * Both the knowledge and the question pass through it, so a stem need not be a word.
 */

/** What no suffix rule brings together, in the words of the trade and of chat. */
const irregular: Readonly<Record<string, string>> = {
  ad: 'ads',
  advert: 'ads',
  adverts: 'ads',
  advertise: 'ads',
  advertising: 'ads',
  advertisement: 'ads',
  advertisements: 'ads',
  marketing: 'marketing',
  media: 'media',
  business: 'business',
  businesses: 'business',
  analysis: 'analyt',
  analyse: 'analyt',
  analyze: 'analyt',
  analyst: 'analyt',
  analysts: 'analyt',
  differentiate: 'differ',
  differentiates: 'differ',
  differentiator: 'differ',
  people: 'person',
  ppl: 'person',
  paid: 'pay',
  won: 'win',
  winning: 'win',
  built: 'build',
  begun: 'begin',
  beginning: 'begin',
  ran: 'run',
  grew: 'grow',
  growth: 'grow',
  spent: 'spend',
  sold: 'sell',
  metre: 'meter',
  whats: 'what',
  wheres: 'where',
  whos: 'who',
  hows: 'how',
  whys: 'why',
  u: 'you',
  ur: 'your',
  youre: 'you',
  fb: 'facebook',
  insta: 'instagram',
  ig: 'instagram',
  yt: 'youtube',
  vid: 'video',
  vids: 'video',
  pic: 'photo',
  pics: 'photo',
  colour: 'color',
  colours: 'color',
  site: 'website',
  tv: 'television',
  telly: 'television',
  hq: 'headquarter',
  numbers: 'figure',
  founded: 'founded',
  founding: 'founded',
  funds: 'money',
  based: 'based',
  hiring: 'hiring',
  meeting: 'meeting',
  meetings: 'meeting',
  building: 'building',
  setting: 'setting',
  morning: 'morning',
  evening: 'evening',
  opening: 'opening',
  writing: 'write',
  written: 'write',
  wrote: 'write',
  told: 'tell',
  taken: 'take',
  took: 'take',
  gave: 'give',
  given: 'give',
  got: 'get',
  gotten: 'get',
  began: 'begin',
  bought: 'buy',
  brought: 'bring',
  chose: 'choose',
  chosen: 'choose',
  seen: 'see',
  saw: 'see',
  spoke: 'speak',
  knew: 'know',
  known: 'known',
  shot: 'shoot',
  shown: 'show',
  thought: 'think',
  lost: 'lose',
  met: 'meet',
  sent: 'send',
  women: 'woman',
  men: 'man',
};

/**
 * Inflection only. Derivation ("direct", "director", "direction") is left to the synonyms: cut off blindly, it
 * brings together what a client keeps apart.
 */
function stemEnglish(word: string): string {
  let stem = word;
  if (/[^aeiou]ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:[sxz]|ch|sh)es$/.test(stem) && stem.length > 4) stem = stem.slice(0, -2);
  else if (/[^siu]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  if (Object.hasOwn(irregular, stem)) return irregular[stem] ?? stem;

  const verb = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(stem)?.[1];
  if (verb && verb.length >= 3) stem = verb.replace(/([^aeiouylsz])\1$/, '$1');
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  if (stem.endsWith('e') && stem.length > 3) stem = stem.slice(0, -1);
  // British and American spelling.
  return stem.replace(/(.{4})is$/, '$1iz').replace(/(.{2})our$/, '$1or');
}

/** Broken plurals and whole words that must not be taken apart, as `plainWords` leaves them. */
const arabicForms: Readonly<Record<string, string>> = {
  اسعار: 'سعر',
  مكاتب: 'مكتب',
  فروع: 'فرع',
  جوايز: 'جايز',
  عملا: 'عميل',
  عملاو: 'عميل',
  زباين: 'زبون',
  شركا: 'شريك',
  مشاريع: 'مشروع',
  تكاليف: 'تكلف',
  عناوين: 'عنوان',
  خبرا: 'خبير',
  خبراو: 'خبير',
  اعضا: 'عضو',
  اعضاو: 'عضو',
  افكار: 'فكر',
  افلام: 'فيلم',
  فلم: 'فيلم',
  مراحل: 'مرحل',
  خطوات: 'خطو',
  اشخاص: 'شخص',
  مطاعم: 'مطعم',
  فنادق: 'فندق',
  بنوك: 'بنك',
  مدارس: 'مدرس',
  متاجر: 'متجر',
  محلات: 'محل',
  صور: 'صور',
  قنوات: 'قنا',
  اسابيع: 'اسبوع',
  اشهر: 'شهر',
  شهور: 'شهر',
  ايام: 'يوم',
  علامات: 'علام',
  تصاميم: 'تصميم',
  منافسي: 'منافس',
  عندكم: 'عندكم',
  عندك: 'عندكم',
  لديكم: 'عندكم',
  لديك: 'عندكم',
  عدكم: 'عندكم',
  عدك: 'عندكم',
  معاكم: 'معكم',
  وياكم: 'معكم',
  وياك: 'معكم',
  معك: 'معكم',
  معاك: 'معكم',
  معكم: 'معكم',
  عندي: 'عندي',
  عندنا: 'عندي',
  عدنا: 'عندي',
  عدي: 'عندي',
  لدينا: 'عندي',
  لدي: 'عندي',
  بيانات: 'بيانات',
  هندسه: 'هندسه',
  بتاعكم: 'مالكم',
  بتاعتكم: 'مالكم',
  تبعكم: 'مالكم',
  تبعكن: 'مالكم',
  مالتكم: 'مالكم',
  حقكم: 'مالكم',
  حقتكم: 'مالكم',
  المانيا: 'المانيا',
  الماني: 'الماني',
  انترنت: 'انترنت',
  باقه: 'باقه',
  باقات: 'باقه',
  فرقه: 'فرقه',
  شخصيه: 'شخصيه',
  منيو: 'منيو',
  ستوري: 'ستوري',
  مكانه: 'مكانه',
  شركتي: 'شركتي',
  شركتنا: 'شركتي',
  لشركتي: 'شركتي',
  لشركتنا: 'شركتي',
  مشروعي: 'شركتي',
  مشروعنا: 'شركتي',
  لمشروعي: 'شركتي',
  لمشروعنا: 'شركتي',
  محلي: 'شركتي',
  محلنا: 'شركتي',
  لمحلي: 'شركتي',
  لمحلنا: 'شركتي',
  شغلي: 'شركتي',
  مطعمي: 'شركتي',
  مطعمنا: 'شركتي',
  لمطعمي: 'شركتي',
  لمطعمنا: 'شركتي',
  عيادتي: 'شركتي',
  لعيادتي: 'شركتي',
  بزنسي: 'شركتي',
};

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

function stemArabic(word: string): string[] {
  let stem = word;
  if (arabicForms[stem]) return [arabicForms[stem] ?? stem];
  const article = articles.find((start) => stem.startsWith(start) && stem.length - start.length >= 3);
  if (article) stem = stem.slice(article.length);
  else if (stem.startsWith('و') && stem.length >= 4 && !ownWaw.test(stem)) stem = stem.slice(1);
  if (arabicForms[stem]) return [arabicForms[stem] ?? stem];

  // Present and future, the dialects' too: بتسوون, حتعملوا, هتاخدوا, سيكلفني; and «me» after a verb.
  if (/^[بحهس][تين]/.test(stem) && stem.length >= 5 && !notAVerb.test(stem)) stem = stem.slice(1);
  if (/^[ايتن].{3,}ني$/.test(stem)) stem = stem.slice(0, -2);

  const [suffix, owner] = owners.find(([end]) => end.test(stem) && stem.replace(end, '').length >= 3) ?? [];
  if (suffix) stem = stem.replace(suffix, '');
  const rest = owner ? [owner] : [];
  if (arabicForms[stem]) return [arabicForms[stem] ?? stem, ...rest];

  // Number, gender and the ا of an indefinite object; ة before a suffix is ت.
  const end = endings.find(
    (ending) => stem.endsWith(ending) && stem.length - ending.length >= (ending === 'ا' ? 4 : 3),
  );
  if (end) stem = stem.slice(0, -end.length);
  return [arabicForms[stem] ?? stem, ...rest];
}

const endings = ['يات', 'ات', 'ون', 'ين', 'وا', 'يه', 'يت', 'يا', 'ه', 'ت', 'ي', 'و', 'ا'];

/** A verb without its person: نوزع, توزع and أوزع are one; undefined for what cannot be a verb. */
export function verbRoot(word: string): string | undefined {
  return /^[بهحس]?[ايتن]([\u0621-\u064A]{3,})$/.exec(word)?.[1] ?? /^ه([\u0621-\u064A]{3,})$/.exec(word)?.[1];
}

const arabicScript = /\p{Script=Arabic}/u;

/** The stem of one folded word of either script, and in Arabic the owner its ending names. */
export function stems(word: string): string[] {
  // A sum somebody names; a year is none.
  if (/^\d+k$|^\d{3,}$/.test(word) && !/^(?:19|20)\d\d$/.test(word)) return ['money'];
  if (arabicScript.test(word)) return word.length < 3 ? [word] : stemArabic(word);
  if (Object.hasOwn(irregular, word)) return [irregular[word] ?? word];
  return [word.length < 3 ? word : stemEnglish(word)];
}
