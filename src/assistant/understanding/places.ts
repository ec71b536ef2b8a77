import { words } from '../text';
import { createMentions } from './findMentions';
import { toClauses } from './toClauses';

/** Places visitors name as theirs, with their articles and prepositions found by `createMentions`. */
const placeWords =
  'berlin|germany|bonn|dortmund|bielefeld|halle|duisburg|nuremberg|mannheim|karlsruhe|muenster|augsburg|potsdam|kiel|basel|bern|graz|salzburg|leeds|liverpool|birmingham|glasgow|dublin|ireland|lyon|naples|valencia|rotterdam|antwerp|gothenburg|munich|hamburg|cologne|frankfurt|stuttgart|leipzig|dresden|bremen|vienna|austria|zurich|geneva|switzerland|london|manchester|england|uk|united kingdom|scotland|paris|france|madrid|barcelona|spain|rome|milan|italy|amsterdam|netherlands|holland|brussels|belgium|stockholm|sweden|oslo|norway|copenhagen|denmark|warsaw|poland|prague|athens|greece|lisbon|portugal|europe|' +
  'erbil|hawler|ankawa|shaqlawa|zakho|soran|halabja|ramadi|fallujah|samarra|nasiriyah|amara|diwaniyah|hilla|kut|tikrit|zanzibar|tanzania|addis ababa|ethiopia|accra|ghana|baghdad|basra|basrah|mosul|kirkuk|duhok|dohuk|sulaymaniyah|slemani|najaf|karbala|iraq|kurdistan|kurdistan region|istanbul|ankara|izmir|turkey|tehran|iran|dubai|abu dhabi|sharjah|uae|emirates|riyadh|jeddah|dammam|saudi|saudi arabia|ksa|doha|qatar|kuwait|bahrain|manama|muscat|oman|amman|jordan|beirut|lebanon|damascus|aleppo|syria|palestine|cairo|alexandria|egypt|tunis|tunisia|morocco|casablanca|algeria|algiers|libya|tripoli|khartoum|sudan|yemen|gulf|mena|middle east|' +
  'new york|usa|united states|america|california|canada|toronto|australia|sydney|india|mumbai|china|beijing|japan|tokyo|singapore|malaysia|nairobi|kenya|lagos|nigeria|south africa|africa|asia|brazil|russia|moscow|' +
  'برلين|المانيا|ميونخ|هامبورغ|فرانكفورت|فيينا|النمسا|زيوريخ|سويسرا|لندن|بريطانيا|باريس|فرنسا|مدريد|اسبانيا|روما|ايطاليا|امستردام|هولندا|السويد|اوروبا|' +
  'اربيل|هولير|عنكاوه|شقلاوه|زاخو|سوران|حلبجه|الرمادي|رمادي|الفلوجه|سامراء|الناصريه|العماره|الديوانيه|الحله|الكوت|تكريت|ديالي|زنجبار|بغداد|البصره|بصره|الموصل|موصل|كركوك|دهوك|السليمانيه|سليمانيه|النجف|كربلاء|العراق|عراق|كردستان|اسطنبول|انقره|تركيا|طهران|ايران|دبي|ابوظبي|ابو ظبي|الشارقه|الامارات|الرياض|رياض|جده|الدمام|السعوديه|الدوحه|قطر|الكويت|البحرين|المنامه|مسقط|عمان|الاردن|بيروت|لبنان|دمشق|حلب|سوريا|فلسطين|القاهره|قاهره|الاسكندريه|مصر|تونس|المغرب|الجزاير|ليبيا|السودان|اليمن|الخليج|' +
  'نيويورك|امريكا|اميركا|كندا|استراليا|الهند|الصين|اليابان|ماليزيا|افريقيا|اسيا|روسيا';

const places = createMentions({ place: placeWords });

/** «وبغداد», «بالنجف», «للبنان»: whose own first letters look like more of what is written onto them. */
const joinedPlaces = new Set(
  words(placeWords.replaceAll('|', ' '))
    .filter((name) => /^(?:[بلك]|ال)/.test(name))
    .flatMap((name) => [name, `ب${name}`, `ك${name}`, `ل${name.replace(/^ا(?=ل)/, '')}`])
    .flatMap((name) => [name, `و${name}`, `ف${name}`]),
);

/** Does a text name a city, a country or a region? */
export function namesPlace(text: string): boolean {
  return toClauses(text).some(
    (clause) => places(clause).length > 0 || clause.split(' ').some((word) => joinedPlaces.has(word)),
  );
}

const wordsOfPlaces = new Set(words(placeWords.replaceAll('|', ' ')));

/** Is a word, as it stands or with «في» written onto it, one of those that places are made of? */
export const isOfPlace = (word: string): boolean => wordsOfPlaces.has(word) || namesPlace(word);

/** Is a text a place and nothing more? "Berlin" is, "Berlin Bikes" is not. */
export function isPlace(text: string): boolean {
  return namesPlace(text) && words(text).every((word) => wordsOfPlaces.has(word));
}
