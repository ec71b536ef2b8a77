import {
  arabicBefallen,
  arabicDenied,
  arabicPossessions,
  arabicSigns,
  arabicSpared,
  arabicTrade,
  arabicTrouble,
} from './painArabic';
import {
  englishBefallen,
  englishDenied,
  englishSigns,
  englishSpared,
  englishTrade,
  englishTrouble,
  possessions,
} from './painEnglish';

/**
 * How people say that their business goes badly, over clauses of `toClauses`: both languages together, for
 * `painPoint.ts`. "Lose", "drop", "low", «نزل» are nobody's pain by themselves ("lose weight", "drop by"), so a sign
 * is a trouble together with what it befalls: something a business lives from, or something it has.
 */
export const painSigns: readonly RegExp[] = [...englishSigns, ...arabicSigns];

/** What goes wrong, and for whom: only both together are a pain. */
export const troubles = new RegExp(`\\b${englishTrouble}|${arabicTrouble}`, 'u');
export const befallen = new RegExp(`${englishBefallen}|${arabicBefallen}`, 'u');
/** … unless it is a wish, a rule, a trade, or another's. */
export const spared = new RegExp([...englishSpared, ...arabicSpared].join('|'), 'u');

/** What is wrong with what was named before: "we have a website, but it is slow". */
export const faults =
  /\b(?:is|looks?|are|feels?|was) (?:\w+ ){0,2}?(?:slow|old|ugly|cheap|outdated|boring|broken|bad|weak|dead)\b|\b(?:failed|flopped|broke|hacked)\b|(?:^| )(?:قديم|بطي|خربان|ضعيف|سيي|تعبان|ما يشتغل|ما اشتغل|فشل)\p{L}{0,2}(?= |$)/u;
/** Something a business has. */
export const possession = new RegExp(`\\b${possessions}\\b|(?:^| )${arabicPossessions}(?= |$)`, 'u');

const theirs = '(?:موقع|صفحت|شغل|محل|تسويق|خدمت|مبيعات)ه';
/** Taken out first: what is denied, wished away, supposed, or a trade is nobody's pain. */
export const denied: readonly RegExp[] = [
  /\blooks? like (?!(?:we|our) )(?:\w+ ){1,4}and (?:(?!(?:no|not|nobody|few|hardly) )\w+ ){1,3}(?:love|like|enjoy|adore)s? (?:it|that|this)\b/g,
  // What is solved hurts no more; what is told behind it may.
  /^.*?\b(?:(?:we|i|you|have|is|are|was|were|got|already) (?:fixed|solved)|used to (?:struggle|have (?:\w+ )?(?:problem|issue)s?))\b(?!.*\b(?:still|again)\b).*?(?= (?:and|but|yet|now) |$)/g,
  /^.*?(?<!(?:^| )(?:ما|لم|لا|مو|مش) )(?<![^ ])[وف]?(?:انحلت?|حلي(?:نا|ت)ه?ا?|(?:ت|ان)?صلح(?:نا|ت)ه?ا?)(?= |$)(?!.* و?رجع).*?(?= و\p{L}{2}|$)/gu,
  new RegExp(`${englishTrade}|${arabicTrade}|${englishDenied}|${arabicDenied}`, 'gu'),
  /\b(?:love|like|enjoy|accept) (?:\w+ )?challenges?\b|\bchallenges? (?:of (?:\w+ ){1,4})?(?:is|are) (?:interesting(?! (?:\w+ ){1,3}in\b)|exciting|fun)\b/g,
  // «منافسنا مبيعاته نازلة», «موقعهم بطيء».
  new RegExp(`(?:منافس\\S* ${theirs}|(?<=^| )و?${theirs}(?=م))م? \\S+`, 'gu'),
  /\b(?:problems?|issues?|troubles?) with their\b|\bissue management\b|\bnot (?:want|wish|going) to \w+|\bnot to (?:lose|waste)\b|\bavoid \w+/g,
];
/** Heard of, excused, asked, supposed, somebody else's. */
export const painless = new RegExp(
  [
    '\\b(?:sorry|proud)\\b|\\blet (?:me|us) know\\b|\\bi (?:heard|read)\\b|\\byou (?:have )?(?:helped|saved)\\b',
    '^(?:what if|if|in case|unless)\\b',
    '\\b(?:what|which) (?:problem|challenge|issue)s?\\b|\\b(?:is|was) (?:it|that|this) an? (?:problem|issue)\\b',
    '^(?:اذا|لو|ماذا لو) |(?:^| )(?:حتي محد|ابني|ساعدتوا|سمعت|[قك]رات) ',
  ].join('|'),
  'u',
);
/** Somebody else, who does nothing for the business or to it. */
export const othersNamed =
  /^their (?=website|site|page|shop|service)|\b(?:other|most|many) agencies(?= (?!are (?:too|so)\b)\w+(?<!e[dn])\b)|(?:\b(?:my|our) )?\bcompetitors?\b(?= (?:(?:is|are|has|have) )?(?:los|struggl|fail)|(?: s|'s)? (?:website|site|sales)\b)|(?:\b(?:my|our) )?\b(?:friend|cousin|brother|sister|neighbou?r|dad|father|uncle)\b(?! (?:made|did|built|runs|opened|copied|t|sa[iy]))|(?:^| )(?:(?:جار|صدي[قك]|رفي[قك]|صاحب|اخو?)ت?ي|(?:ابن|بنت) (?:عم|خال)\p{L}{0,2})(?! (?:عمل|سو[يا]|صمم|فتح|[قك]ال))(?= |$)/u;
/** A question without its mark. */
export const questionOpening =
  /^(?:do|does|did|can|could|will|would|have|has|is|are|what|which|who|how|when|where)\b(?! not)|^(?:هل|كيف|شلون|ازاي|متي|شنو|شو|ايش|وش|ما هي|ما هو) /;
export const reasonAsked = /^(?:why|how come)\b|^(?:ليش|ليه|لماذا|علاش) /;
export const speakersOwn = /\b(?:we|ours?|us|my)\b|(?:^| )\p{L}{2,}نا(?= |$)/u;
