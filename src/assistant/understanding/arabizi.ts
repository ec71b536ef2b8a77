import { sharedWords } from './languageSigns';

/** Words as they are most often written in Latin letters, whose long vowels the letters alone do not show. */
const known: ReadonlyMap<string, string> = new Map(
  `سلام: salam, slm, slam
عليكم: alaykum, alaikum, 3alaykum, 3alikom, alikom
مرحبا: marhaba, mar7aba, mrhba
هلا: hala, halla
اهلا: ahla, ahlan
شلونكم: shlonkum, shlonkom, shlonak, shlonek, shlonich, shlonkm
كيفكم: kifkon, kefkom, kifak, kefak, kifik, keefak, kefik, kayfak
ازيكم: ezayak, ezayek, izzayak, ezzayak, izayak, ezayko
صباح: saba7, sabah
مساء: masa, msa
الخير: elkheir, alkhair, elkhair, el5er, elkher, ilkheir
خير: kheir, khair, 5er, kher
شكرا: shukran, shokran, chokran, shkran, thanx
كم: kam, cam
كلشي: kulshi, kulshy, kolshi, kolshy
شكو: shaku, shako, shkoo
اكو: aku, akou
ماكو: maku, makoo
زين: zain, zein
اجي: aji, ajy
باجر: bachir, bacher, bachr
هواي: hwaya, hwai
شكد: shkad, shgad, shgd, chgad, eshgad
بكم: bkam, bikam, bikm, bekam, bkm
بيش: besh, bish, beish
قديش: adesh, addesh, adeish, 2adesh, qaddesh, gadesh
شنو: shno, shnu, shinu, shunu, chno, shinou
شو: shu, sho, chou, shou
ايش: esh, eish, aysh, aish
وش: wesh, wsh
ايه: eh, eih, aih
وين: wein, wen, wayn, wain, ween
فين: fein, fen, feen
متى: mata, imta, emta
شوكت: shwakit, shwakt, shokat, shwaket
كيف: kif, keef, kef, kayf
شلون: shlon, shloon, chlon
ازاي: ezay, ezzay, izay, ezai
ليش: lesh, leish, laish, leesh
ليه: leh, leih
منو: mnu, mno, minu, mino
مين: min, meen, mein
عندكم: 3ndkom, 3ndkum, 3indkum, 3andkom, 3endkom, 3idkum, 3dkm, 3ndkm, 3endkum, 3andkum, andkom, 3andko, 3indkom
عندي: 3ndi, 3andi, 3indi, 3endi
عندنا: 3ndna, 3andna, 3indna, 3endna
اريد: areed, arid, ared, ared, areyd
ابي: abi, aby, abe
ابغى: abgha, abgha, ab8a
بدي: biddi, bedi, beddi, bddi, bdi, badde
عايز: 3ayez, 3ayz, 3ayiz, aayez
عاوز: 3awez, 3awz
ممكن: mumkin, momken, mumken, momkin
اسعار: as3ar, as3aar, asaar, as3arkum, as3arkom
اسعاركم: as3arkm, as3arkum, as3arkom
سعر: se3r, si3r, s3r, sa3r
غالي: ghali, 3ali, ghaly
مكتب: maktab
مكتبكم: maktabkum, maktabkom
اعلان: i3lan, e3lan, i3laan
اعلانات: i3lanat, e3lanat, i3lanaat
تسويق: taswiq, taswee2, taswi2, tasweeq, taswik
خدمات: khadamat, 5adamat, khadamaat
خدماتكم: khadamatkum, khadamatkom, 5adamatkom
تصميم: tasmim, tasmeem
شعار: shi3ar, sha3ar, she3ar
موقع: mawqi3, maw2e3, mawke3, mawqe3
حملة: 7amla, hamla
شركة: sharika, shrka, sherka, sharikeh
عملاء: 3umala2, 3omala, 3umala
زبائن: zabayin, zaba2en, zabayen
شغل: shughl, sho8l, shughul, shoghl
شغلكم: shughlkum, shoghlkom, sho8lkom
تسوون: tsawon, tsawoon, tsawun, tsawwon, tsawwoon
تعملون: ta3mlon, ta3mloon, t3mlon
بتعملوا: bte3mlo, bt3mlo, bte3mlou, bte3melo
تشتغلون: tishtaghlun, tishtighlon, teshtaghlon, tshtghlon
مع: ma3, m3
في: fi, fe
من: mn
على: 3ala, 3la
هل: hal
انتم: antom, antum, entum, entom, intum
انتو: intu, entu, ento, intou
انت: enta, inta, enti, inti
و: w, wa, we
ب: b, bi
بغداد: baghdad, bghdad
اربيل: erbil, arbil, hawler
برلين: berlin, barlin
العراق: iraq, 3iraq, 3ira2
دبي: dubai, dbai, dubay
صايرين: sayrin, sayreen
بالعراق: bil3iraq
رقم: raqam, rakam, ra2m, raqm
رقمكم: raqamkum, ra2mkon, rakamkum
عنوان: 3nwan, 3inwan, 3unwan, 3enwan
احجز: ahjiz, a7jiz, ahjez, a7jez
موعد: maw3id, maw3ed, mow3ed, maw3d
احجي: ahchi, a7chi, ahchy
احكي: a7ki, ahki, e7ki, ehki
ويا: wiya, wya
وياكم: wiyakum, wiyakom, wyakum, wyakom
معكم: ma3kum, ma3kom, ma3akom, ma3kon, ma3ako, m3akom
واحد: wa7ed, wahed, wa7id, wahid
احد: a7ad
حدا: 7ada, hada
حد: 7ad
استشارة: istishara, estishara, istisharah, estshara, esteshara
اجتماع: ijtima3, ejtima3, igtima3, ejtma3
مكالمة: mukalama, mokalama
اتصلوا: itislo, ittislo, itsilo, itaslo
تتصلون: tit9lon, titislon, titaslon, titslon, tetaslon
بيه: biya, beya
خابروني: khabroni, khabrooni, khabruni, 5abroni
دقوا: dugo, duggo
نلتقي: niltiqi, neltiqi, nelta2i
جوائز: jawaez, jawa2ez, jawayez, jawaiz
جايزة: jayza, jaiza, jayzeh
بشو: bshu, bshou, bsho
بتشتغلوا: btshtghlo, bteshteghlo, btishtighlo, btshteghlo
تشتغلون: ashtghlon, tshtaghlon, tishtaghlon, teshteghloon
اشتغلتوا: shtaghalto, ishtaghalto, eshtaghalto, shtghlto, eshteghalto
وياهم: wyahom, wyahum, wiyahum
علي: ali
اسمي: esmi, ismi, ismy
مطعم: mat3am, mata3am
رمضان: ramadan, ramadhan
محتاج: m7taj, me7taj, mo7taj, mu7taj, me7tag, mi7tag
موظف: mowazaf, mwazaf, muwazaf, mwadaf, mowadaf
موظفين: mowazafin, mwazafin, mowazafeen, muwadafin
زبون: zbun, zboon, zaboun, zbon
زبائن: zbayen, zabayn, zbay2en
فريق: fariq, faree2, fare2
منتج: mntj, montaj, muntaj
متجر: matjar, matgar
متابعين: mutabi3in, motab3in, mtab3een, mutab3een
هوية: hawiya, hawia, haweya, hwiya
اسم: esm, ism
فلوس: flus, flous, floos
ميزانية: mizaniya, mezania, mizania, mezaniya
خصم: khasm, 5asm, khesem
نبدأ: nabda2, nbda, nebda, nbada2
نبلش: nballesh, nbalesh, nbalsh, nebalesh, mnbalesh, mnballesh
تصوير: taswir, tasweer, t9weer
تصورون: t9awron, tsawron, tsawroon, t9wron
صفحة: saf7a, safha, saf7eh
صفحتي: saf7ti, safhti
طريقة: tari2a, tareeqa, tariqa
خبرة: khibra, 5ebra, khebra
غير: gher, gheir, ghair
احسن: a7san, ahsan
يلا: yalla, yala
بس: bas
كلش: kolish, kulish
هواي: hwaya, hway, hwai
تحچون: t7chon, te7chon, t7choon, te7kon, bte7ko
يسلمو: yislamo, yeslamo, yislamu
مشكورين: mashkoreen, mashkorin
كثير: kteer, ktir, ktheer, kthir
كبيرة: kbira, kbeera
مشكلة: mushkila, moshkila, mishkle
تكلفة: taklfa, taklifa, taklefa
تكلف: tkalef, tkallef, btkalef
يكلف: ykalef, ykallef
هسه: hasa, hassa
ادور: dawwer, adawwer
اقدر: agdar, aqdar
نقدر: nigdar, negdar
اشوف: ashuf, ashoof
نشوف: nshuf, nshoof
تفاصيل: tafasil, tafaseel
تفصل: tefasel
اكثر: akthar, akther
مدير: mudeer
مش: mish
اتصل: attasil, ettesel
تسوون: btsawwo, tsawwo
طيب: tayeb
خلاص: khalas
شوي: shway
نريد: nreed, nureed
تريد: treed, tureed
بدنا: badna, bedna
بدك: baddak, beddak`
    .split('\n')
    .flatMap((line) => {
      const [arabic = '', spellings = ''] = line.split(': ');
      return spellings.split(', ').map((spelling) => [spelling, arabic] as const);
    }),
);
const shared = new Set(sharedWords.split(' '));

/** Groups of letters before single ones. Short vowels are not written, long ones and those at an end are. */
const letters: readonly (readonly [RegExp, string])[] = [
  [/^(?:al|el|il)[- ]?(?=..)/, 'ال'],
  [/sh/g, 'ش'],
  [/kh|5|7'/g, 'خ'],
  [/gh|3'/g, 'غ'],
  [/th/g, 'ث'],
  [/dh/g, 'ذ'],
  [/ch/g, 'ج'],
  [/aa/g, 'ا'],
  [/ee|ii|ei|ai/g, 'ي'],
  [/oo|uu|ou|au/g, 'و'],
  [/^[aeiou]/, 'ا'],
  [/[ae]h?$/, 'ه'],
  [/i$|y/g, 'ي'],
  [/(?<=[a-z0-9]{3})[ou]n$/, 'ون'],
  [/k[ou]m$/, 'كم'],
  [/[ou]$|w/g, 'و'],
  [/[aeiou]/g, ''],
  [/(.)\1/g, '$1'],
];

/** Particles written onto the article: "bel3iraq", "lelsharika". */
const joinedArticle = /^([bl])(?:al|el|il)(?=[a-z2-9]{3})/;
const single: Readonly<Record<string, string>> = Object.fromEntries(
  '2ا 3ع 6ط 7ح 8ق 9ص bب tت jج gق dد rر zز sس fف qق kك lل mم nن hه pب vف xس cك'
    .split(' ')
    .map(([latin = '', arabic = '']) => [latin, arabic]),
);

/** Digits that stand for sounds; 2 only among vowels: "jawa2ez", not "b2b". */
const signs = /[a-z][375]|[375][a-z]|[aeiou]2[a-z]|[a-z]{2}2[aeiou]/;
/**
 * What only Arabic has: such digits where no amount and no English "to" is meant ("5star", "2adet", "face2face"),
 * verbs in "bt-", "your" at an end.
 */
const plainSigns =
  /[a-z](?<!^mp)[37][a-z]|^[2357](?!adet|aylik|inci|uncu)[aeiou][a-z]|(?:^.?e|[aiu]|[ms]o)2[a-z]|[a-z][^aeiou]2[aeiou]|^bt[ei]?[sh]|[a-z0-9]{4}(?<!tele)k[uo]m$/;
/** Spellings that other languages have too. */
const ambiguous = new Set(
  (
    'zain zein maku aku shaku bacher arbil barlin chou dugo fein halla hamla kayf maktab mata montaj ' +
    'rakam ramadan ramadhan safha shokat slam thanx wahid waqt'
  ).split(' '),
);

/** Whether a word in small Latin letters is Arabic by its spelling alone. */
export function isArabizi(word: string): boolean {
  if (!/^[a-z2-9']{4,}$/.test(word) || ambiguous.has(word)) return false;
  return known.has(word) || plainSigns.test(word);
}

/**
 * Arabic typed in Latin letters ("3ndkom maktab b baghdad?") in Arabic ones, as near as its sounds tell. Brands and
 * borrowed terms stay as they are, and so does a text with an Arabic letter in it. For understanding only.
 */
export function inArabicLetters(text: string): string {
  const plain = text.toLowerCase();
  // "Nadara Clinic" is a name: without a word or a digit that shows it, nothing is Arabic in Latin letters. Ali is a
  // name in any language.
  const isShown = plain
    .split(/[^a-z2-9']+/)
    .some((word) => (known.has(word) && word !== 'ali') || signs.test(word));
  if (!isShown || /\p{Script=Arabic}/u.test(text)) return text;
  return plain
    .replace(/\b([bl]?)(?:al|el|il)[ -](?=[a-z2-9]{2})/g, '$1el')
    .replace(/(?<!\d)(?:[a-z][a-z2-9']*|(?!\dk\b)[2-9][a-z][a-z2-9']*)/g, toArabic)
    .replace(/(?<![\p{L}\p{N}])([وب]) (?=\p{Script=Arabic})/gu, '$1');
}

/** What was typed for words of `inArabicLetters`: a name is given back as its owner writes it. */
export function asTyped(found: string | undefined, text: string): string | undefined {
  const typed = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  return found?.replace(
    /\S+/gu,
    (word) => typed.find((each) => toArabic(each.toLowerCase()) === word) ?? word,
  );
}

function toArabic(word: string): string {
  const whole = known.get(word);
  if (whole !== undefined) return whole;
  const particle = joinedArticle.exec(word)?.[1];
  if (particle) return (particle === 'b' ? 'بال' : 'لل') + toArabic(word.replace(joinedArticle, ''));
  const rest = word.replace(/^(?:al|el|il)(?=..)/, '');
  if (shared.has(rest)) return rest;
  const noun = known.get(rest);
  if (noun !== undefined) return `ال${noun}`;
  const sounded = letters.reduce((plain, [sound, letter]) => plain.replace(sound, letter), word);
  return sounded.replace(/[a-z2-9]/g, (letter) => single[letter] ?? '').replaceAll("'", '');
}
