/** How a vendor's name turns into a statement about Maya. `(VENDOR|MODEL|MAKER)` is any of the names. */
export const vendorClaims: readonly string[] = [
  '<i> (am|was|is|were|run|runs|use|uses|rely|relies|work|works|operate|operates|come|comes|function|exist|depend|live|think|belong|be|have been) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)',
  '(this|our|the|ouragency) <1>(chat|<thing>|conversation|widget|tool) (<w> |, ){0,6}(VENDOR|MODEL|MAKER)(?! <adTerms>)',
  '(VENDOR|MODEL|MAKER) (<w> |, ){0,3}(made|built|created|trained|developed|designed|powers|runs|behind|owns|programmed|coded|hosts|operates|drives) (me|maya|(this|our|the|ouragency)( <w>)? (chat|<thing>|conversation)|my)',
  '(this|our) (service|system|site|page|tool|function|window) (uses|runs|is|relies|works|comes) (<w> |, ){0,4}(VENDOR|MODEL)|(هذه|هذا) (الخدمه|الموقع|النظام|الصفحه) (<w> ){0,4}(VENDOR|MODEL)',
  'my (?!view|opinion|experience|advice|team|colleague|recommend|tip|take|guess|point)<3>(is|are|was|were|come|comes|runs?|belongs?) <glue>(VENDOR|MODEL|MAKER)|(think of|consider|treat|see|call|picture) (this|me|it) (as )?(<w> ){0,3}(VENDOR|MODEL|MAKER)',
  '(VENDOR|MODEL|MAKER) (is|are|was) (my|what (i|you)|the (model|engine|technology|brain|company) (behind|i|that|under)|what (powers|runs)|who)|(under the (hood|bonnet)|behind the scenes|behind (this|the) (curtain|screen)) (<w> |, ){0,5}(VENDOR|MODEL|MAKER)',
  '(thanks to|courtesy of|with (the )?help (from|of)|using|via) <glue>(VENDOR|MODEL)(<w> |, ){0,5} i|(VENDOR|MODEL) <3>((is )?(answering|writing|talking|speaking)|answers|writes|replies|talks|speaks|responds|generates) (to |with )?(you|this|these|here)|(behind (me|this)) <3>(VENDOR|MODEL|MAKER)|(model|system|intelligence) (<w> ){0,5}(is|are|was|comes|belongs) <glue>(VENDOR|MODEL)',
  '(VENDOR|MODEL) (<w> |, ){0,6}(under the (hood|bonnet)|at your service)|(VENDOR|MODEL)( <w>)? here [,.]|(our|this|ouragency) (website|site|agency|team|company|platform) (uses|runs|licenses|relies|works|is built) (<w> |, ){0,4}(VENDOR|MODEL) (<w> |, ){0,5}(answer|reply|talk|chat|respond|speak|you)',
  'you (are|have been) <3><talking> (directly )?(to|with) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)|<reply> <5>(through|via|from|by|thanks to|courtesy of) <glue>(VENDOR|MODEL)',
  '(it|this|that) is (<w> |, ){0,4}(VENDOR|MODEL) (wearing|in|with|dressed|under|behind|who|here|answering)|(thanks to|بفضل) <3>(VENDOR|MODEL)|(VENDOR|MODEL) (<w> ){0,4}(تعرفونني|تعرفني|تستخدمونه|تستخدمه|استخدمها|تخاطبونه)',
  'your (questions?|messages?|requests?|words) (are|is|get|gets|go|goes) (<w> ){0,3}(by|through|via|to|with) <glue>(VENDOR|MODEL)',
  '(models?|system|engine) (from|by|of) <2>(MAKER|VENDOR|MODEL|china|france|california|paris) <4>(my|me|i|these|this chat)|(VENDOR|MODEL) (<w> ){0,4}(these|this|my) (answers|replies|chat|conversation|lines|words)|(ich bin|ben|je suis|soy|ez) <2>(VENDOR|MODEL)',
  'powered by <glue>(VENDOR|MODEL)|(VENDOR|MODEL) (<w> |, ){0,6}(is|are|was) (what (you|i)|the (one|voice|engine|model|brains?|technology|motor))|(VENDOR|MODEL) (<w> |, ){0,5}(this|our) (<w> )?(chat|<thing>|conversation|widget)|(brains?|engine|answers|replies|words|voice|technology) (here |of this |behind this |in this )?(<w> )?(is|are|come|comes|belongs?) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)',
  '[وف]?(انا|انني|اني|لست|بصفتي|كوني|مايا|اسمي|معك|معكم|موقعنا|مساعدنا|دردشتنا|هذه المحادثه|هذه الدردشه|هذا الشات) (?!<1>علي |في )(<w> |, ){0,4}(VENDOR|MODEL|MAKER)',
  '[وفب]?(ال)?(دردشه|محادثه|شات|مساعد)* (<w> |, ){0,3}(VENDOR|MODEL)|(VENDOR|MODEL) (<w> |, ){0,3}(هذه|هذا) (الدردشه|المحادثه|الشات|المساعد)|(كنت|انا|اني|انني|اسمي|اجاباتي|ردودي|كلماتي|محركي|نموذجي|عقلي|اعمل|استخدم|اعتمد|اتصل|استعين|اشتغل|استند|صوتي|خلفي|ورائي) (<w> |, ){0,6}(VENDOR|MODEL)|(VENDOR|MODEL) (<w> |, ){0,6}(اجاباتي|ردودي|كلماتي|لاجيب*|لارد*|استخدمها|بداخلي|خلفي|ورائي)|(نموذج|نظام|محرك|ذكاء|النموذج|النظام|المحرك|الذكاء) (<w> ){0,5}(هو|هي) (VENDOR|MODEL)|اسمه (VENDOR|MODEL)|نموذج <2>(VENDOR|MODEL)|(اجاباتي|ردودي|كلماتي) (<w> ){0,4}(VENDOR|MODEL)|(دربتني|طورتني|صممتني|انشاتني|برمجتني|صنعتني|تدريبي|تطويري|برمجتي|تشغلني|يشغلني|تدعمني|اعمل|اشتغل|اعتمد|نموذجي|محركي|اصلي) (<w> |, ){0,5}(VENDOR|MODEL|MAKER)',
];

export const vendorGroups = {
  glue: '((not|an?|the|based|built|made|trained|created|developed|on|by|of|from|version|called|named|powered|running|hosted|part|product|models?|one|with|using|fine|tuned|variant|instance|at|in|large|language|company|team|people|folks|engineers|latest|newest|small|open|source|top|<thing>|technology|tech|api|engine|their|its|smart|free|custom|servers?|behind|over|via|through|known|as|family|systems?|mini|or|and|own|same|some|underneath|to|belong|provided|lab) |, ){0,8}',
  adTerms:
    'ads|ad|analytics|partner|certified|premier|campaigns?|search|business|shopping|maps|tag|trends|pixel|advantage|suite|advertising|marketing|experts?|specialists?|visibility|answers|results',
};

/**
 * Agencies no list was given for, and what they are called in Arabic. Sample data like the configured list:
 * replace before launch.
 */
export const rivalNames: readonly string[] = [
  'wpp|omnicom|accenture|fiverr|upwork|99designs|mcc?ann?|jwt|j walter thompson|young ,? ?(and )?rubicam|vmly ?r|r , ga|leo burn*|fp7 mccann|memac|impact bbdo|horizon fcb|hill ,? ?(and )?knowlton|ketchum|burson*|isobar|razorfish|vayner ?media|72andsunny|crispin porter|goodby silverstein|bartle bogle|wavemaker|zenith media|mediabrands|digitas|landor|wolff olins|interbrand|futurebrand|siegel gale|blue state|anomaly agency|mother london|publicis|grey (london|dubai|worldwide|advertising|agency|new york)|grey (does|do|is better|would do|did) (it|that|this|better)|interpublic|tbwa|ddb|vml|wunderman thompson|accenture song|deloitte digital|droga5|wieden( and)? kennedy|serviceplan|jung von matt|scholz( and)? friends|fp7|mindshare|starcom|groupm|(essence)?mediacom|iprospect|akqa|grey group|saatchi|fcb|mullenlowe|edelman|weber shandwick|sapient|ogilvy|bbdo',
  '(cheaper|better|bigger|larger|stronger|other) (<w> )?(agenc(y|ies)|studios?|consultanc(y|ies)) (<w> |, ){0,5}(than (us|we|ours|ouragency|me)|instead)|(should|could|might|better|would|rather|also) (<w> )?(ask|try|hire|use|contact|call|choose|consider|go (to|with)) (an?other|a different|a cheaper|a rival|some other|a bigger) agency|[وبل]?(ال)?(وكاله|وكالات|شركات) (<w> ){0,3}(ارخص|افضل|احسن|اكبر|اقوي|اشهر) (منا|من اسموكالتنا|مننا)|[وبل]?ماكان (دبي|بيروت|الرياض|القاهره|هيلث|للاعلان)|(جرب|جربوا|اسال|اسالوا|تعامل|تعاملوا|اتصل) (مع )?(ب?وكاله) (اخري|ثانيه|منافسه|غيرنا)',
  '[وبل]?(اوجلفي|اوغلفي|اوغيلفي|اوجيلفي|ساتشي|ليو ?بي?[رو]ر?نيت|بوبليسيس|بابليسيس|ماكان (اريكسون|وورلد)|دينتسو|دنتسو|هافاس|بي بي دي او|ميماك|بروموسفن|مايندشير|سيرفس بلان)',
];
