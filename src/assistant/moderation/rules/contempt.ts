import { contemptArabic } from './contemptArabic';
import { either } from './notation';

/**
 * Insults, and contempt for the reader that is told by its frames rather than by swear words: who is spoken to, and how
 * low. A hit rejects the reply. Trade has its own use for most of these words (a silly season, a crazy idea, a report
 * that is useless alone), so each frame asks that they be said of the reader, or of what the reader asked or made.
 */
export const contempt: readonly string[] = [
  // Names for people, and for what they ask or make.
  either(
    '(is|are|was|were) (so |too |all |just |really |such |very |plain |simply |utterly |completely ){0,2}(an? )?(idiots?|morons?|stupid|dumb|scum|pathetic|retarded|vermin|filthy|worthless|disgusting|imbeciles?|cretins?|brain ?dead|braindead|dimwits?|fools?|garbage|trash)(?= [.,]| and| or| to| who| that| for| if| enough)',
    '(competitors?|rivals?|customers?|clients?|they|you|everyone|those people|locals?|villagers?) (are|is) ((?!not|no )<w> ){0,2}(dogs?|pigs?|monkeys?|animals?|rats?|cockroaches|donkeys?|sheep|snakes?|parasites?)(?! (lovers?|owners?|food|people))',
    '(you|he|she|they|your <w>) (are )?(so |such |an? |all |just |really |too |bloody |fucking ){0,3}(idiots?|stupid|dumb|pathetic|worthless|ugly|loser|losers|disgusting|fools?|clowns?|scum|trash|garbage|filth|pigs?)(?= [.,]| and| or| idiot| person| man| woman| enough| to | fool)',
    'idiots?(?= [.,])',
    '(you( are)?|such|what|be)( an?)?( little| stupid| complete)? pricks?(?= [.,]| and| to| who)',
    'bimbos?',
    '(dumb|stupid) (question|idea|brief|brand|logo|people|customers|client)',
    'your (<w> )?(is|are) (stupid|dumb|idiotic|ugly|garbage|trash|rubbish|pathetic|hideous)',
  ),
  // Curses and swear words.
  either(
    'go to hell',
    'rot in hell',
    'burn in hell',
    'what the hell',
    'screw you',
    'screw (the|your|him|her|them)',
    'drop dead',
    'eat (dirt|dung)',
  ),
  // A low word said of the reader, or of what the reader asked or made.
  either(
    '(you|you people|people like you|someone like you) (are|must be|sound|look|seem|act|behave|have to be) <softly><low>',
    '(your|that|this|these|those|what a|such a|the most) (<w> )?<low> <1>(question|message|request|brief|brand|logo|company|business|shop|product|plan|page|site|website|team|staff|remark|comment|excuse|attempt|person|people|slogan|name)s?',
    '(?<!no [^ ,.]+ (about|on|from|of) )(your (<w> ){0,2}<yours>s?|(that|this|these|those) (question|request)s?) ((?!that |which |who )<w> ){0,2}(is|are|was|were|looks?|sounds?|seems?) <softly><low>',
    'your (mother|mum|mom|face|looks|accent|hair|teeth|parents) (is|are|must|look|hurts?) <low>',
  ),
  // A hard word anywhere near the reader.
  either('(your|you|yours|yourself) (<w> |, ){0,12}<hard>', '<hard> (<w> |, ){0,6}(your|you|yours)'),
  // No mind, no manners, not worth an answer.
  either(
    '(a|an|no one but|nobody but|not even) (a |an |<w> )?(fool|idiot|moron|donkey|imbecile|simpleton)s? (would|could|can|will|knows?|understands?|does|asks?|thinks?)',
    'how (<w> )?(dumb|stupid|thick|ignorant|clueless|foolish) (you|that|this|your|can|of)',
    'too (stupid|dumb|ignorant|daft) (to|for)',
    '(?<!(paper|card|cardboard|billboard|fabric|layer|sauce|sole|mattress|room|light) (<w> ){0,6})too (thick|dim) (to|for)',
    'are you (really |even |always |all )?(that|this|so) (slow|dense|thick|dumb|stupid|blind|naive|lazy|ignorant)',
    '(you are|you were) (<w> )?not (<w> )?(smart|clever|bright|intelligent|important|worth|worthy|competent|educated|sharp)( enough)? (to|for|of|my|[.,])',
    'you (<w> )?(lack|have no|do not have|have not got) <2>(brains?|talent|class|clue|manners|spine|intelligence)(?= [.,]| to| for| and)',
    'you have (the|a) (taste|brain|brains|mind|charm|wit|manners|class|imagination|intellect) of (a|an)',
    '(did|do) you (even |ever )?(go to school|own a brain|have a brain|think at all|read at all|listen at all|know anything)',
    '(your (<w> ){1,3}|you )(must|have to) be (blind|deaf|drunk|asleep|mad|insane|joking|crazy) (to|if|not to)',
    'with (a|an|that) (<w> )?(face|brain|attitude|head|voice|mind|mug) like (yours|that)',
    '(people|someone|anyone|clients|customers|folks) (with|like|of) your (<w> ){1,3}(should|do|can|need|must|will) (not|never) (bother|waste|deserve|understand|write|come|ask|be here|belong)',
    'not worth (my|our) (time|while|breath)',
  ),
  // Nobody likes the reader, who will come to nothing.
  either(
    '(nobody|no one) <1>(likes|wants|asked|needs|listens to) you(?= [.,]| here| or| and| anyway)',
    '(nobody|no one|i do not) cares? (what|who|how) you (think|say|want|feel|are)',
    'i (hate|despise|loathe|detest|pity|can not stand) (you|your|people like you|talking|customers|clients)',
    'you (make|made) me (sick|cringe|vomit)',
    '(?<!(thing|things|what) )you(r people)? (smell|stink|suck)',
    'you deserve (nothing|to (fail|lose|suffer)|worse)',
    'you (will|would) (never )?(amount to|be a (loser|failure|nobody))',
    '(you|your kind|your people|people like you) (do not|should not|never) (belong|deserve|understand anything|know anything)',
    'know your place',
    'you people (never|always|can not|are|do not|have no)',
  ),
  // Sending the reader away.
  either(
    '(bother|annoy|pester|waste the time of|trouble) (someone|somebody) else',
    'leave me (alone|in peace)',
    '(go away|get out|(?<=[.,] |just |please |so |go )get lost|get off|get a life)(?= [.,]| and| of here| my| now)',
    'do not (come back|write (to me )?again|bother (me|coming back|writing|replying|answering))',
    'mind your own',
    'shut (your <w>|the <w> up|up(?! shop))',
    '(?<=[.,] |just |please |you )be quiet(?= [.,])',
    'shut it(?! (down|off|again) )',
    'zip it(?! (up|(and|before) (you )?(send|mail|upload|share|put|attach)) )',
    'hold your tongue',
    '(stop|quit|cease|sick of|tired of|spare me|keep) (your )?<1>(bother*|whin*|moan*|pester*|nagg*|babbl*|crying|nonsense|drivel|chatter|wasting my|silly <w>|stupid <w>|excuses to)',
    'wast* (of )?my (<w> )?(time|energy|day)',
    'waste of (my|our) (time|breath)',
    'shame on you',
    '(grow up|use your (brain|head)|are you (even )?(deaf|blind|slow|dense))(?= [.,]| for| or)',
    'learn to (read|spell|think|listen)(?= [.,]| before| first)',
  ),

  ...contemptArabic,
];

export const contemptGroups = {
  origins: '(foreigners|immigrants|migrants|refugees|muslims|jews|christians|arabs|kurds|turks)',
  softly:
    '((?!not |no |never |hardly |less |nothing |far )(so|such|a|an|all|too|very|really|quite|the|rather|more|clearly|like|honestly|truly|utterly|completely|, |as|most|total|absolute|even|just|real|plain|<w>ly) ){0,3}',
  low: '(<hard>|dumb|stupid|silly|ridiculous|worthless|incompetent|laughable|ignorant|hideous|disgusting|embarrassing|(an )?embarrassment|a disgrace|disgraceful|miserable|annoying|tiresome|a joke|clowns?|nobody|losers?|a nuisance|amateurish|insane|daft|liars?|fools?)',
  /** What a reader is or made; a competitor, or the ads somebody ran, are not. */
  yours:
    '(question|message|request|brief|brand|logo|company|business|shop|store|product|plan|page|site|website|team|staff|remark|comment|excuse|attempt|people|slogan|name|idea|budget|design|campaign|concept|strategy|taste|work|writing|spelling|grammar|english|letter|mail|e ?mail|answer|reply|reasoning|thinking|opinion|attitude|behaviou?r|manners|ambition|expectation|demand|dream|goal|project|startup|restaurant|menu|bakery|clinic|hotel|office|poster|packaging|photo|video|film|text|copy|story|effort|result|face|head|brain|mind|post|reel|caption)',
  hard: '(pathetic|idiotic|moronic|brainless|clueless|witless|contemptible|revolting|repulsive|vile|imbecilic|cretins?|dimwits?|halfwits?|dunces?|simpletons?|nitwits?|blockheads?|buffoons?)',
  waati:
    '(?<! (ليس|ليست|لست|ليسوا|لسنا|لستم|مو|مش)( (?!(بل|يا|سوي|الا) )[^ ,.]+){0,3} )(?<! (لا|لم|لن) (اري|اجد|اعتبر|يبدو|تبدو|يعد|تعد|اراه|اراها)( (?!(بل|يا|سوي|الا) )[^ ,.]+){0,2} )(?<! (غير|لا|ما هو|ما هي) )(ال)?(غبي|سخيف|تافه|احمق|حمقاء|فاشل|جاهل|حقير|مقرف|مقزز|مخزي|وقح|ساذج|كسول|قبيح|بشع|رديء|مثير للشفق|يثير الشفق|تثير الشفق|عديم الفائد|عديم القيم|بلا عقل|بلا قيم|بلا ذوق|لا قيم|مهزل|هراء|مسخر|بليد|ابله|اضحوك|مثير للسخري|قذر|معتوه)(ه|ا|ين|ون|ه ل)?',
};
