/**
 * How English says that a business goes badly, over clauses of `toClauses`: data for `painSigns.ts`. Whole words are
 * meant: "fell" is not in "fellow".
 */
/** "Fail", "fails", "failed", "failing"; "ignor" stands for "ignore". */
const inflected = (verbs: string) => `(?:${verbs.replaceAll(' ', '|')})(?:e|e?[sd]|ing)?`;
/** Few enough to complain of. */
const handful = '(?:[1-9]|one|two|three|four|five)';
const upTo = (words: number) => `(?: \\w+){0,${words}}`;

/** What a business lives from. */
const yields =
  '(?:customer|client|guest|patient|buyer|visitor|visit|follower|audience|order|sale|lead|booking|traffic|footfall|walk in|engagement|result|reach|revenue|income|turnover|' +
  'profit|growth|visibility|inquir|conversion|response|membership|views|likes|rating)(?:s|ies|y)?';
/** What it has. */
export const possessions =
  '(?:bus+ines+|company|brand|shop|store|restaurant|cafe|clinic|hotel|website|site|page|profile|ad|advertising|campaign|post|marketing|market|instagram|facebook|logo|product)s?';
/** What is its own only where it says so: "the form" may be ours. */
const smallThings =
  '(?:our|my) (?:\\w+ )?(?:packaging|menu|bakery|app|call|return|quote|cost|brochure|seat|hashtag|checkout|cart|opening|form|email|account|table|price)s?';
/** One of these sold is a month well spent; of anything else a handful is hardly any. */
const dear =
  '(?:villa|hotel|house|home|apartment|flat|building|tower|penthouse|plot|land|propert|compound|farm|factor|yacht|boat|car|truck|machine|franchise|branch|compan|business)(?:s|y|es|ies)?';
const people =
  'peoples?|customers?|clients?|visitors|users|followers|guests|tourists|foreigners|patients|subscribers|students|parents|members|they';

/** How old something looks. */
const decade = '(?:(?:19|20)?\\d\\ds?|(?:nine|eigh|seven|six)ties)';
const badAfter =
  '(?<!slow )down(?! (?:the|in|on|at)\\b)|empty|quiet(?! (?:and|street|area))|stuck|(?<!years? )old(?! and (?:loved|good|famous|known|trusted|respected))|stopp\\w+|dried up|' +
  `looks? like (?:it is )?(?:from )?(?:the )?(?:${decade}|a (?:relic|dinosaur))|` +
  'not (?:(?:so|very|really|that) )?(?:good|great|enough|known|work|sell|mov|grow|convert|perform|visible|coming|come)\\w*';
/** What nobody does; "nobody answered my email" is no pain of a business. */
const reacting =
  '(?:react|respond|engag|car|watch|kn[eo]w|visit|buy|com(?!p)|came|book|order|see|saw|find|call|answer|repl|read|click|hear|follow|notic|trust|remember|return|walk|enter|open|appl[iy]|attend|show|understand|stop)(?!\\w*ed(?: (?:me|my|up)\\b|$))\\w*';

/** What people do elsewhere is no pain of those it brings work. */
export const weDeliver = 'we (?:also )?(?:deliver|bring|ship|import|collect)';

/** Painful by themselves. */
export const englishSigns: readonly RegExp[] = [
  '(?:problems?|issues?(?! (?:an?|us|me|the)\\b)|troubles?|struggl\\w+|difficult(?:y|ies)|hard time|challenges?|bad experience)',
  `(?<!your (?:\\w+ )?)(?:${yields}|${possessions})${upTo(4)} (?:${badAfter})`,
  `(?:no|zero|(?<!a )few|(?:hardly|barely) (?:\\w+ )?any|without|lack|lacking|ha(?:ve|s|d) not|not (?:ha(?:ve|s|d)|get(?:ting)?|see|find|reach(?:ing)?|attract|bring|make)|not enough)(?: (?!need|problem|longer)\\w+){0,2} ${yields}`,
  `(?<!(?:so|that|sure|hotel|brand) )(?:no ?body|no one|noone|(?:hardly|barely) any(?:one|body)|not a soul)(?: (?!should|must|may|needs?|your|told)\\w+){0,4} ${reacting}`,
  'not (?:\\w+ ){0,3}?(?:show|appear|found)(?: up)? (?:on|in) (?:google|search)',
  '(?:spent|burne?[dt]) .*\\bgot (?:nothing|(?:no|one|two) \\w+)',
  '(?:not (?:know|sure)|no (?:idea|clue)) (?:how|where) to (?:even )?(?:begin|write|market|sell|promote|reach|advertise|grow|get|find|attract|start)',
  '(?:last|previous|old|former|(?:an)?other) agenc(?:y|ies) (?:[^ ]+ ){0,3}(?:took|gave|left|promised|delivered)',
  '(?:scared|afraid|hesitant|s[ck]eptical|nervous|worried) (?:to|of(?! us\\b)|about|that)',
  `the ${yields} (?:is|are|do|does) not$|${yields}${upTo(3)} half(?: of)? (?:what|as)`,
  '(?:no|not (?:have|find)(?: \\w+)?) time (?:for|to) (?:\\w+ ){0,3}?(?:post|market|instagram|social|advertis)\\w*',
  // Hardly anything, counted: "got 3 likes"; one order may be today's.
  `(?:got|gets?|getting|(?<!\\b(?:in|with|by|after|needs?|takes?) )(?:only|just)) (?:only |just |maybe )?(?:${handful}|(?<!\\ba )few) (?:likes?|views|comments?|clicks|reactions|followers|visits|visitors)`,
  // "We take only 3 bookings a day" is a choice.
  `(?<!\\b(?:take|accept|serve|host|allow|need|want|do)(?:s|es)? )(?:only|just) (?:sold |got |had )?${handful} (?:orders?|sales?|calls?|customers?|guests?|bookings?)(?! (?:please|away|at a time)\\b)|(?:only|just) (?:sold|got|had) ${handful} (?:pieces?|items?)|(?:sold|got|had) (?:only|just) ${handful} (?:pieces?|items?)`,
  `(?:(?:only|just) sold ${handful} (?:\\w+ )?|sold ${handful} (?:(?!${dear}\\b)\\w+ )?|(?:got|had) ${handful} (?:${yields} )?)(?:in|since|all|this|last) (?:(?:an?|the|one|two|three|\\d+|last|whole) )*(?:weeks?|months?|years?|season|january|february|march|april|may|june|july|august|september|october|november|december)`,
  // A deal is closed with joy, and a shop for the holidays.
  '(?:close to|about to|ready to|thinking of|thinking about|feel like|on the verge of) (?:giv(?:e|ing) up(?! (?!on\\b)\\w+ing)|quit(?:ting)?$|clos(?:e|ing) (?:down|(?:my|our|the) (?!(?:\\w+ )?(?:deal|round|sale|contract|agreement|order|gap|circle|loop|year|books|funding)s?\\b)\\w+(?! (?:for (?!good\\b|ever\\b)|early$|(?:on|at|during|over|until) (?:the )?(?:\\w*days|vacation|christmas|easter|eid|ramadan|\\w+day|weekend|night|\\d\\w*|winter|summer|season))\\b)))',
  // … from others; through us it is our trade.
  `(?:every ?(?:body|one)|people(?= (?:now|just|only|all) |.* (?:now|instead|big|others?|amazon|chains?|cheap\\w*|competit\\w+)\\b)|they all) (?:now |just |only |all )?(?:orders?|buys?|go(?:es)?|shops?) (?:from|at|to) (?:the )?(?:big|other|chains?|competit\\w+|amazon|cheap\\w*)(?: (?:ones?|chains?|shops?|stores?|brands?|players?|places?|restaurants?))?(?!.* (?:(?:through|via|with|by|using|over) (?:us|our|my)|on (?:us|(?:our|my) (?:\\w+ )?(?:app|site|website|platform|page|portal|marketplace))|${weDeliver})\\b)`,
  // A parcel that comes back is refused, a booking that does is won.
  '(?:half|most|many|a third|a quarter)(?: of)? (?:our|my|the) (?:orders|packages|parcels|sales|bookings|deliveries) (?:(?!from|by)\\w+ ){0,2}(?:return(?:s|ed)?(?! (?:business|customer|client|guest|order|visit|booking)s?)|refus\\w*|cancel\\w*|reject\\w*|sent back|(?<!bookings )(?:come|coming) back(?! (?:again|for more|next)))',
  `stuck in (?:the )?(?:past|${decade})`,
  'nothing (?:moves|comes|came|happens|work(?:s|ed)|sells)|did not (?:work|help)|(?:brings?|gets?|got) (?:us |me )?nothing',
].map((sign) => new RegExp(`\\b(?:${sign})\\b`));

/** "People do not understand us", "our ads never reach anybody"; "our guests are not only Germans" is none. */
const leftUndone = `(?:${people}|${possessions}|our (?!competit|rival)\\w+)(?: (?!who|should|must|is|was|ha[ds]|have)\\w+){0,3} (?:not|never|hardly|barely)\\b(?! (?:(?:an?|in|for|at|only|just|far|late) |(?:only|just|far|late|expensive)$|needs?|have|mind|wait|worry|contain|include|sell|open|use|want|mean|pay|disappoint|break|crash|leave|regret|miss|bored|stop|get enough))`;

/** What hurts only where others do it: "I have to cancel" is none. */
const doneByOthers = `(?<!\\b(?:i|we|to)(?: \\w+)? )(?:${[
  inflected('cancell? forg[eo]tt? ignor confus mistak quitt?'),
  'forgotten|mistaken|confusion|mix\\w* (?:\\w+ )?(?:up|with)|laugh\\w* (?:at|about)',
  '(?:leav(?:e|es|ing)|(?<!the )left)\\b(?!.* (?:smil|happy|review|(?:five|5) star)| (?:an?|me|their|us an?|at|early|(?:the )?(?:office|house))\\b)',
  // "Copy" is also what an advertisement says.
  'cop(?:ies|ied|ying)|copy (?:us|our|my|every\\w*|all|what\\w*)',
].join('|')})`;

const lookingBad = [
  '(?<!\\b(?:we|i) (?:move|go|start) )slow(?:s|er|ly|ed|ing)?(?! (?:food|fashion))',
  '(?:weak|poor|bad|awful|rude|negative|wrong|unprofessional|inconsistent|different(?=ly))(?:er|ly)?|(?<!(?:price|cost)s are )low(?:er)?(?! (?:pric|cost|budget|season))',
  'worse|worst|terribl[ey]|ugly|boring|nasty|childish|junk|fake[sd]?|bots',
  'amateur\\w*|looks? cheap|(?:out)?dated|mess(?:y|es|ed)?|chaos|disasters?|nightmares?',
  'unclear|look different|different (?:logo|colou?r|story|ways|answers|template)s?',
  'identical|all over the place|the same (?:thing|product)s?',
  'invisible|unknown|hidden|overlook(?:ed|s)?|buried|nowhere|unread|never heard',
];

const breakingDown = [
  inflected('fail collaps hurt suffer drown damag'),
  'crash(?:es|ed|ing)?(?! course)|break(?:s|ing)|broken?|freez(?:es?|ing)|froze|errors?|failures?',
];

const goingDown = [
  inflected('declin decreas vanish disappear halv flopp? resign'),
  'dropp(?:ed|ing)|drops(?! (?:by|in|off|next|on)\\b)|(?<!the )falls|falling|fell|shr[aiu]nk(?:s|ing)?|(?<!\\b(?:an?|the|my) )flat|gone|empty|dead(?! sea)|dying',
  '(?:go|went|going) (?:down|from|by|cold|to \\d+)|dr(?:y|i)\\w* up|drops? out|hangs? up|bounc(?:e(?! rate)s?|ed|ing)',
];

/** What others do to us, and what it makes of us. */
const doneToUs = [
  inflected(
    'suspend reject delet steal cheat ghost abandon undercutt? poach scar attack uninstall spamm? ruin destroy complain',
  ),
  'banned|blocked|kicked|hacked|stolen|stole(?! the show)|overt(?:ak|ook)\\w*|lied|lies? about|removed from|kill(?:s|ing)(?! it\\b)|push\\w* us|no ?shows?',
  'overwhelm\\w*|frustrat\\w+|angry|complaints|(?:sick|tired|fed up) (?:of|with)|g[ai]v\\w+ up(?! (?!on\\b)\\w+ing)|g[eo]t\\w* (?:lost|annoyed)',
  // "We are cheaper" boasts.
  '(?<!\\b(?:we|our(?: \\w+){1,2}) (?:is|are) (?:\\w+ )?)cheape(?:r|st)|haggl\\w+|bargain(?:ed|ing)?|(?:instead of|above|ahead of) us',
  // "I think we are ready" and "people think it is great" are none.
  '(?<!\\b(?:i|we)(?: \\w+)? )(?:think|thought) (?:we|it)(?! (?:is|are) (?:so |very |really |the )*(?:best|great|good|nice|cool|fun|beautiful|amazing|perfect|lovely))',
];

/** Who goes, and where to: past us, out without buying, to others. */
const goingAway = [
  '(?!takes? (?:out|away)(?! (?:our|my|all|half|the|customers)\\b))(?:walk|driv|scroll|pass|throw|tak|keep)\\w* (?:\\w+ )?(?:out|away|past|by)',
  'took(?! (?:pictures?|photos?|part)\\b)(?: \\w+){0,3} (?:our|my)|(?:half|most|many)(?: of)? (?:our|my) \\w+ went|(?:go|goes|went|mov\\w+) to (?:\\w+ )?(?:others?|another|competit\\w+|chains?)',
  'without (?:buy|order|pay|look)ing|never (?:back|c[ao]me|return\\w*|\\w+ (?:\\w+ )?again)|returns? (?:half|most)',
];

/** What costs too much, takes too long or runs out. */
const tooMuch = [
  inflected('los burn'),
  'lost|burnt|debts?|wast(?:es|ed|ing)|waste(?= (?:of|our|my|so|too|money|time|half|food|bread)\\b)|spen[dt]\\w* (?:all|hours)|eat(?:s|ing)? (?:(?:\\w+ ){0,2}(?:money|budgets?)\\b|up|every(?! (?:day|week))|all (?!day)|us|our (?:\\w+ )?(?:profit|margin|budget|money|market|sale|income)s?)\\w*',
  '(?:tak\\w+|took|wait\\w*) (?:\\w+ )?forever|forever to|(?<!\\b(?:all|of|different) )ages|takes? \\d+|pay\\w* (?:\\w+ )?late|behind with|r[au]n(?:s|ning)? o(?:ut|ff)|stuck (?:at|on)',
  // "We have a shop too in …" and "too many".
  'too (?!(?:us|to|we|and|or|but|in|on|at|for|with|from|by|near|as|so|i|is|are|the|our|my|now|(?:big|large) to (?:send|upload|open))\\b)\\w+|(?:hard|difficult|tough)(?:er)? to(?! beat)',
];

const lacking = [
  'nothing(?! else)|not enough|not (?:one|a single)|see no|(?:sold|got|gets?) only|barely|zero(?! (?:interest|waste|sugar|cost))',
  '(?:can not|could not|unable to|impossible to)(?! (?:\\w+ )?(?:wait|come|talk|meet|attend|make|call|complain|see|stop|get enough))',
  '(?:no ?body|no one|hardly any(?:one|body|(?! in\\b)))(?! (?:\\w+ )?(?:told|call|answer|repl|but|better|else)| (?:\\w+ ){0,5}(?:like|than) us)',
  '(?:there is|has) no(?:t|ne|thing|body|where)?\\b(?! (?:problem|doubt|need|rush|hurry))',
];

const notWorking = `(?:not|never|hardly|no longer|stop(?:s|ped)?)(?: (?!need|want|you|stop)\\w+){0,2} (?:${inflected('load bring attract convert compet surviv hir rank send')}|work(?:s|ed|ing)?(?! (?:on|with|in|at|for|from)\\b)|r[iu]ng(?:s|ing)?|keep up|get (?:it|through)|sell any|staff)`;

/** Hurts together with whom it befalls, in whatever order. `(?!\w)` ends words as `\b` does. */
export const englishTrouble = `(?:${[leftUndone, doneByOthers, lookingBad, breakingDown, goingDown, doneToUs, goingAway, tooMuch, lacking, notWorking].flat().join('|')})(?!\\w)`;

export const englishBefallen = `\\b(?:we|us|our|${people}|staff|employees?|waiters?|sales(?:people|person)|competitors?|reviews?|media|event|season|freelancers?|agencies|money|share|${yields}|${possessions}|${smallThings}|phones|the phone(?! n)|numbers|appointments)\\b`;

export const englishDenied = `\\b(?:not|no|never|without|no ?body|no (?:one|customer|client|guest))(?: (?:is|ever|an?|so|that|too|very|really|any|even|the|longer|ha[ds]|have|got|get|big|bigger|major|real|serious|huge|more|other|special))* (?:${englishTrouble}|(?:down|old|stuck|problems?|issues?|troubles?|struggl\\w+|difficult\\w*|hard|challenges?|worried|afraid|scared|unhappy|bored|asked)\\b)|\\blos(?:es?|t|ing) (?:no|not)\\b(?: \\w+){0,2}`;

/** What the trade does and for whom, to where the clause turns. */
export const englishTrade =
  '\\b(?:(?:(?:we|i)(?: also)? (?:fix|teach|buy|make|write|track|scare|rent|do(?! not))|(?:we|i|(?:our|my) (?!competit|rival)(?:\\w+ )?\\w+) (?:sell|serve|treat|help|repair|recycle|restore|insure|collect|clean|handle|solve|offer|block|remove)s?)(?! (?:no|less|loss|almost|hardly|barely|only|too|bad|us\\b))|' +
  `(?:${people}) (?:(?:suffer from|are afraid of|are (?:people|companies))(?! (?:us|our)\\b)|love|enjoy)|for (?:people|companies) (?:who|with)) .*?(?= (?:and|yet|so|no(?:body|thing)?|without|hardly) |$)`;

/** Questions, wishes, rules. */
export const englishSpared = [
  '^(?:is|are|am|do|does|did|leave|copy|cancel|unsubscribe)\\b',
  '\\b(?:please|you|your|want|wish|hope|goal|plan|needs?|would|(?:can|could)(?! (?:not|barely|hardly))|should|must|avoid|prevent|who|student)\\b',
  // What may fall and be missed, or that all is well.
  '\\b(?:bounce rate|returns|complaints?|costs?|expenses|prices?|rents?)(?: \\w+){0,3} (?:drop|fell|fall|decreas|declin|stopp|down|low|halv)|\\blow (?:budget|price|cost)|\\bour budget is (?:low|small|limited)',
  '\\b(?:wonderful|glad|happily|sold out|succe(?:ss|ed)\\w*|(?:afraid|scared) of us)\\b',
];
