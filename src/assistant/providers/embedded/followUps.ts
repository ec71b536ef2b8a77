import { containsPhrase, countWords, fold, words } from '../../text';
import { isMadeOf, readList } from '../../understanding/acts';
import { namesPlace } from '../../understanding/places';
import { toClauses } from '../../understanding/toClauses';
import type { Brief } from './brief';
import type { EmbeddedPhrases } from './phrases';

/** The services in the order in which the list of them names them. */
const listed = [
  'brandStrategy',
  'creativeContent',
  'digitalMarketing',
  'mediaPlanning',
  'technologyAnalytics',
] as const;

const numbered = [
  /^(?:1|1st|first|(?:ال)?(?:اول|اولي|اولا))$/,
  /^(?:2|2nd|two|second|(?:ال)?(?:ثاني|ثانيه|تاني|تانيه|اثنين|ثنتين))$/,
  /^(?:3|3rd|three|third|(?:ال)?(?:ثالث|ثالثه|تالت|تالته|ثلاثه))$/,
  /^(?:4|4th|four|fourth|(?:ال)?(?:رابع|رابعه|اربعه))$/,
  /^(?:5|5th|five|fifth|last|(?:ال)?(?:خامس|خامسه|خمسه|اخير|اخيره))$/,
];
const aroundNumbers =
  'the,and,can you explain,explain,a bit more about,describe,what about,about,how about,tell me about,tell me more about,more about,one,number,no,option,point,service,please,ok,is,what is,interested in,i want,i like,i am,more,on,' +
  'و,عن,اكثر,اكتر,حدثني,حدثيني,احكيلي,احجيلي,خبرني,اخبرني,اشرح لي,اشرحلي,شنو,شنو عن,ماذا عن,وماذا عن,شو عن,رقم,نمره,الخيار,النقطه,الخدمه,اريد,ابي,بدي,احب,احجيلي عن,احكيلي عن,حدثني عن,ممكن,لو سمحت,منها,منهم';

/** A longer message asks for more than a step. */
const maxStepWords = 8;

/** "What is the second step about?", after steps with names of their own were told: the question with that name in it. */
export function namingStep(question: string, shown = ''): string {
  const said = words(question);
  const [, name] =
    [...shown.matchAll(/^- \*\*(\P{N}+?):/gmu)][
      numbered.findIndex((number) => said.some((word) => number.test(word)))
    ] ?? [];
  return name && said.length <= maxStepWords && /\b(?:step|phase)|خطوه|مرحله/.test(said.join(' '))
    ? `${name}?`
    : question;
}

/** So many replies a list is still spoken of. */
const listStands = 2;

/** "The second one", after the services were listed: the answer that tells of it. */
export function pickService(question: string, { shown }: Brief, { answers }: EmbeddedPhrases) {
  const list = answers.faqServices?.first;
  const isListed = list && shown.slice(-listStands).some((reply) => reply.includes(list));
  if (!isListed && !/\bservice\b|(?<!\p{L})ال?خدم[ةه](?!\p{L})/iu.test(question)) return undefined;
  const said = words(question).map((word) => word.replace(/^و(?=ال)/, ''));
  const rest = said.filter((word) => !numbered.some((number) => number.test(word)));
  const index = numbered.findIndex((number) => said.some((word) => number.test(word)));
  const others = rest.join(' ');
  return index >= 0 && (others === '' || isMadeOf(others, aroundNumbers)) ? listed[index] : undefined;
}

/** "What does brand strategy include?", "tell me about your media service": the answer that tells of a discipline. */
export function disciplineAsked(question: string, phrases: EmbeddedPhrases): string | undefined {
  const { disciplines, cues } = phrases;
  const { explaining, courtesies, leadIns, yesNo, offering } = cues;
  const frame = [explaining, courtesies, leadIns, yesNo, offering];
  // «وما الذي تتضمنه»: Arabic writes "and" onto its word.
  const said = words(question)
    .join(' ')
    .replace(/ و(?=(?:ما|شو|شنو) )/g, ' ');
  if (isMadeOf(said, ...frame)) return undefined;
  return Object.keys(disciplines).find((key) => {
    const names = disciplines[key] ?? '';
    return !isMadeOf(said, names) && isMadeOf(said, names, ...frame);
  });
}

const maxFollowUpWords = 5;

/** "What about Baghdad?", after it was told where we are: a place we have no office in. */
export function asksForPlace(question: string, brief: Brief, phrases: EmbeddedPhrases) {
  const isShort = countWords(question) <= maxFollowUpWords;
  const isOurs = containsPhrase(question, readList(phrases.cues.ownPlaces));
  return isShort && namesPlace(question) && !isOurs && wasAboutPlaces(brief, phrases);
}

/** "And the one in Erbil?", after it was told where we are: the fact that tells of that office. */
export function asksForOffice(question: string, brief: Brief, phrases: EmbeddedPhrases): string | undefined {
  if (countWords(question) > maxOfficeWords || !wasAboutPlaces(brief, phrases)) return undefined;
  const named = theOther.test(words(question).join(' ')) ? officeNamed(brief) : undefined;
  if (named) return offices.find(({ key }) => key !== named)?.key;
  const [, german, iraqi] = oneInCountry.exec(words(question).join(' ')) ?? [];
  return german ? 'officeBerlin' : iraqi ? 'officeErbil' : officeIn(question);
}

/** "No, the other one" */
const theOther =
  /^(?:(?:no|and|not that|i mean|what about|where|is|s) )*(?:the|your) (?:other|second)(?: (?:one|office))?$|^(?:لا )?(?:و|قصدي |اقصد )?(?:(?:[وف]ين|اين) )?(?:(?:ال)?مكتب(?:كم)? )?(?:الثاني|التاني|الاخر)(?: [وف]ين)?$/u;

/** "And the one in Germany?", «واللي بالمانيا؟», and no "clients in Germany" */
const oneInCountry =
  /^(?:(?:and|so|ok|or|what|is|about|how|the|your|one|number|phone|address|office|in|for) |و?(?:اللي|الي|يلي|رقم|تلفون|عنوان|(?:ال)?مكتب|شنو|شو|ماذا عن|في)(?:كم)? )*(?:و?(?:ب|في)?(?:ال)?)?(?:(german\p{L}?|المانيا?)|(iraqi?|kurdistan|عراقي?|كردستان))(?: (?:one|number|office|too|كمان|هم))*$/u;

/** The only office that a text names. */
function officeIn(text: string): string | undefined {
  const [office, ...others] = offices.filter(({ name }) => name.test(words(text).join(' ')));
  return others.length === 0 ? office?.key : undefined;
}

/** The office that the visitor asked of before this message. */
export const officeNamed = ({ said }: Brief): string | undefined =>
  said
    .slice(-listStands - 1)
    .toReversed()
    .flatMap((text) => officeIn(text) ?? [])[0];

const maxOfficeWords = 8;
const offices = [
  { key: 'officeBerlin', name: /\bberlin\b|برلين/u },
  { key: 'officeErbil', name: /\b(?:erbil|hawler|arbil)\b|اربيل|هولير/u },
];

export function wasAboutPlaces({ shown }: Brief, { answers, facts }: EmbeddedPhrases): boolean {
  const { faqLocations, contact } = answers;
  const told = [faqLocations?.first, faqLocations?.more, contact?.first, contact?.more];
  const single = [facts.elsewhere, facts.officeBerlin, facts.officeErbil].map((fact) => fact?.text);
  return [...told, ...single].some((text) => text && shown.at(-1)?.includes(text));
}

const own = 'arabic|english|german|kurdish|sorani|kurmanji|badini|turkish';
const other =
  'french|spanish|italian|russian|chinese|mandarin|japanese|korean|persian|farsi|polish|dutch|portuguese|greek|hindi|urdu|hebrew|ukrainian|romanian|swedish|czech';
const ownArabic = 'عربي|انجليزي|انكليزي|الماني|كردي|سوراني|كرمانجي|باديني|بهديني|تركي';
const otherArabic =
  'فرنسي|اسباني|ايطالي|روسي|صيني|ياباني|كوري|فارسي|بولندي|هولندي|برتغالي|يوناني|هندي|اوردي|عبري|اوكراني|سويدي';
/** What is asked for in a language of ours is answered as a service. */
const things = '|ads?|texts?|copy|content|posts?|campaigns?|videos?|films?';
const tongue = (english: string, arabic: string, inWhat: string) =>
  new RegExp(
    [
      `^(?:(?:and|so|ok|okay|but|or) )*(?:what about|how about|and|or|also)? ?(?:in )?(?:${english})(?: and (?:${english}) both)?(?: (?:too|as well|then|though))?$`,
      `\\b(?:do|does|can|could|would|will|is|are) .*\\b(?:(?:speak|write|understand|know)|(?:it|that|this|them|everything${inWhat}) in) (?:${english})\\b`,
      ...(inWhat
        ? [`\\b(?:do|can|could|will|would|writes?) .*\\b(?:${english}) (?:${inWhat.slice(1)})\\b`]
        : []),
      `^(?:(?:و|طيب|زين) ?)*(?:ماذا عن|شنو عن|شو عن|وش عن)? ?(?:و)?(?:ب|بال|ال)?(?:${arabic})ه?(?: (?:هم|كمان|ايضا|بعد|برضو|برضه))?$`,
      `(?:^| )(?:و)?(?:(?:ت|بت|بي|ي|ا)(?:تحدث|تكلم|حجي|حكي|كتب|حكو|عرف|فهم)\\p{L}*|كتابه) (?:.* )?(?:ب|بال|ال)?(?:${arabic})ه?(?= |$)`,
      `^(?:و)?(?:من|منو|مين) (?:ي|راح ي|رح ي|سي)(?:كتب|ترجم|حرر)\\p{L}* .*(?:${arabic})ه?(?= |$)`,
    ].join('|'),
    'u',
  );
const ownTongue = tongue(own, ownArabic, '');
const otherTongue = tongue(other, otherArabic, things);
const maxTongueWords = 9;

const inTongue =
  /\b(?:what|which) languages?\b|(?<!\p{L})(?:باي|اي|شنو|ب?شو) لغ(?:ه|ات)(?!\p{L})|لغ[هة] (?:ال)?(?:عقد|اتفاقي|فاتور)/u;
const paper =
  /\b(?:contracts?|agreements?|invoices?|nda)\b|(?<!\p{L})(?:ب|ال|و|لل){0,3}(?:عقد|عقود|اتفاقي[هة]|فاتور[هة]|فواتير)(?!\p{L})/u;

/** "What about German?", "can you do French ads?", "in what language is the contract?": the fact that answers it. */
export function asksForTongue(question: string): 'languages' | 'otherLanguages' | 'papers' | undefined {
  if (countWords(question) > maxTongueWords || /[@\d]/.test(fold(question))) return undefined;
  if (inTongue.test(fold(question)) && paper.test(fold(question))) return 'papers';
  const clauses = toClauses(question);
  if (clauses.some((clause) => otherTongue.test(clause))) return 'otherLanguages';
  return clauses.some((clause) => ownTongue.test(clause)) ? 'languages' : undefined;
}
