/**
 * The words around a ware that make it a living: data for `findLivings.ts`, in the spelling of `toClauses`. What is
 * put together there stands here as the source of a pattern.
 */

const roots =
  'sell|mak|bak|cook|roast|brew|fix|repair|mend|build|fit|install|run|teach|tutor|ship|import|export|grow|produc|manufactur|craft|design|develop|program|supply|suppli|distribut|deliver|mov|transport|sew|knit|tailor|clean|treat|breed|rais|farm|plant|harvest|lend|publish|shoot|photograph|coach|train|serv|cater|weld|restor|renovat|lay|press|pickl|find|collect|open|handl|provid|prepar|fil|do|mount|butcher|stock|groom|slaughter|help|dj|pour|truck|lift|rescu|bring|carr|carri|haul';
/** What is done for a living, in all its forms of the present. */
export const deeds = [
  `(?:${roots})(?:[nt]?ing|es|s|e|y)?(?: (?:out|up|in|with))?`,
  // One of these is an errand, many are a trade: "we rent a flat", "we rent flats".
  '(?:rent|let|organi[sz]|host|print|film|paint|feed|arrang|plan|keep)(?:[nt]?ing|es|s|e)?(?: out)?(?! an? | \\S+ing | \\S+ (?:out|away|off|up) )',
  '(?:work|deal|trad|speciali[sz])(?:s|e|es|ing)? (?:in|as)',
  'built(?= an? (?:\\S+ )?app(?: |$))',
  '(?:car(?:e|es|ing) for|look(?:s|ing)? after)',
  'tak(?:e|es|ing) (?:\\S+ )?orders (?:for|of)',
  '(?:giv|offer)(?:e|es|s|ing)?(?= (?:\\S+ ){0,3}?(?:lessons?|classes|tours?|massages?|tutoring|therapy|loans?)(?: |$))',
].join('|');
export const adverbs =
  'also|just|only|mostly|mainly|now|currently|still|both|all|am|are|have been|has been|been|hand|usually|proudly';
/** What ends the thing that is made: prepositions, and whatever is somebody's own or already known. */
export const stops =
  'every|each|everyone|everybody|everything|nothing|something|for|to|on|in|at|by|with|about|from|our|my|your|their|his|her|this|that|these|those|because|so|when|while|like|than|as|not|no|if|until|per|is|are|was|has|have|the(?! (?:\\S+est|best|whole|honey|eggs|meat)(?: |$))';
export const firms =
  'company|firm|label|brand|shop|store|team|crew|business|family|workshop|studio|factory|place|co op|cooperative|farm|practice|office|startup|start up|charity|association|group|stall|stand|house|(?:wife|husband|brother|sister|partner|father|mother) and (?:i|me)|trucks?|lorries|vans?|fleet';
/** Beside these a ware names a trade. An "office", a "team" or a "brand" may be anything's. */
export const places =
  'shop|store|studio|practice|workshop|company|firm|business|factory|stall|stand|place|parlou?r|school|club|maker|makers|seller|dealer|manufacturer|repair|rental|adviser|advisor|consultant|mechanic|fitter|farm|farmer|trader|academy|boutique|startup|operator|service';
/** Words of wares in sayings, and what belongs to any house, price or calendar. */
export const idioms =
  /\b(?:next door|open (?:the|a|new|many)? ?doors?|doors? (?:to|for|into|of)|(?:first|second|third|fourth|ground|top|upper|last|\d\w*) floors?|flat (?:fees?|rates?|prices?|design|hierarch\w*|lay)|(?:long|short|end|whole|numbers?) game|games? chang\w+|ahead of the game|lessons? (?:learn\w*|from)|learn\w* (?:a|my|our|the|some)? ?lessons?|holiday (?:season|offers?|campaigns?|sales?)|small fish|tax on|tour of|tower of|hosting (?:company|provider)|mobile app (?:campaign|ads)|low hanging fruit|fruits? of|piece of cake|flagship|window of|recipe for|seeds? of|menu (?:bar|item)|bread and butter|hair on fire|suits? (?:us|me|you))\b/g;
/** What is no bare naming of wares: somebody's doing or having, an opinion, a wish, an answer. */
export const judged =
  /\b(?:i|we|my|our|me|us|you|it|is|are|was|be|have|has|had|do|does|no|not|yes|ok|thanks?|please|hi|hello|nice|great|good|bad|slow|fast|free|old|new|cool|long|short|first|next|big|small|more|less|too|very|better|best|worst|just|only|still|always|never|about|like|as|some|any|all|every|this|that|the|there|and then|than|cheap|expensive|flat|price|cost|campaigns?|ads?|logo|website|site|app|marketing|agency)\b|(?:^| )(?:[وف]?(?:عند|عد|لد|مع)\p{L}*|ال\p{L}+|\p{L}+(?:نا|كم)|مو|مش|ليس|كل|هذا|هذه|هاي|هذي|شكرا|مرحبا|زباين|\p{L}*(?:زباين|عملاء|اعلان|تسويق|حمل)\p{L}*)(?= |$)|^(?:و?ب?ن(?!ظار|خيل|جار|قل)\p{L}{3,}|ا\p{L}{3}) /u;

/** Roots of the verbs, without the letters for the person. */
export const arabicDeeds =
  '(?:بيع|صنع|صلح|خبز|ركب|زرع|ربي|وصل|نقل|صمم|طور|نتج|اجر|وجر|سوي|دير|ستورد|صدر|جهز|شتغل|طبخ|حمص|فصل|خيط|صبغ|بني|صور|عالج|درس|كفل|جمع|علم|مسك|كتب|نشر|طبع|درب|نظم|شحن|عمل|قدم|وفر|زين|نجر|غسل|حلق|ذبح|طرز|دعم|برمج|ساعد|رعي|عتني|ختص|تاجر|صوغ|دهن|بدل|فحص|عطي|حول)(?:ها|ه)?';
export const arabicFirms =
  '(?:شركت|مصنع|معمل|محل|ورشت|مكتب|فريق|مركز|موسست|جمعيت|شاحنات|مشروع|متجر|منظمت|دكان|مزرعت|سيارات)(?:نا|ي)';
/** Nouns of what is done. */
export const arabicTrades =
  'بيع|تصليح|صيانه|تاجير|تجاره|صناعه|تركيب|زراعه|تربيه|تدريس|توزيع|استيراد|تصدير|تفصيل|خياطه|طباعه|رعايه|علاج|مختصين|مختص|متخصصين|متخصص|متخصصه';
export const arabicPlaces =
  '(?:محل|محلات|ورشه|ورشت|معمل|مصنع|شركه|شركت|مكتب|مركز|ستوديو|استوديو|معرض|كشك|بسطه|تاجر|وكيل|وكاله|معلم|فني|مهندس|موسسه|مشغل|كراج|مستشار|مدرب|مدرس|مشروع|فريق|دكان|بياع|ماركه)(?:نا|ي)?';
export const arabicHaving =
  'عند\\p{L}*|بحاجه|عد(?:نا|ي)|عنا|لد\\p{L}+|معنا|فيه?ا?|به|يستخدم|تستخدم|قرب|بجانب|جديد|كبير|يم';
export const arabicStops = 'علي|عن|مع|حتي|عشان|مثل|زي|متل|هذا|هذه|هاي|كل|\\p{L}+(?:نا|كم)';
