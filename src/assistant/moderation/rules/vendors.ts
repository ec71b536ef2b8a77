import { either } from './notation';
import { arabicVendorClaims, arabicVendorVersions } from './vendorsArabic';

/** How a vendor's name turns into a statement about Maya. `(VENDOR|MODEL|MAKER)` is any of the names. */
export const vendorClaims: readonly string[] = [
  // Is one, or speaks as one: "I am VENDOR", "as MODEL, I".
  either(
    '<i> (am|was|is|were|run|runs|use|uses|rely|relies|work|works|operate|operates|come|comes|function|exist|depend|live|think|belong|be|have been) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)',
    '(?<!(and|or|than|as|like|between) )i , ((being |as )?(<a> )?(<w> )?VENDOR|(being |as |<a> )(<w> )?MODEL)',
    '(?<=[.,] |speaking |answering )as (VENDOR|MODEL) , i(?= )',
    '(think of|consider|treat|see|call|picture) (this|me|it) (as )?(<w> ){0,3}(VENDOR|MODEL|MAKER)',
    '(VENDOR|MODEL)( <w>)? here [,.]',
    '(it|this|that) is (<w> |, ){0,4}(VENDOR|MODEL) (wearing|in|with|dressed|under|behind|who|here|answering)',
  ),
  // Was made by one, or is its kin: "VENDOR trained me", "a cousin of MODEL".
  either(
    '(thanks?|grateful|credit|indebted) (to )?<3>MAKER (<w> |, ){0,7}((made|built|taught|trained) me|(gave|let) me (<w> )?(a voice|words|answer|talk|speak|help))(?= )',
    '(VENDOR|MODEL|MAKER) (<w> |, ){0,3}(made|built|created|trained|developed|designed|powers|runs|behind|owns|programmed|coded|hosts|operates|drives) (me|maya|(this|our|the|ouragency)( <w>)? (chat|<thing>|conversation)|my)',
    '(VENDOR|MODEL|MAKER) <4>(trained|taught|raised|gave|pays|paid|owns|fed) (me|my)',
    '(MAKER|VENDOR|MODEL) (<w> ){0,3}(built|made|created|developed|trained|owns|designed|programmed|supplies|provides|hosts|rents|licenses|sells) <2>(what|the (thing|one|voice|assistant|mind|brain|engine|model|technology|tool|system|chat|software)) (you|that|behind|i|we|answering|talking|in)',
    'put together by <2>(VENDOR|MODEL)',
    '(cousin|sibling|brother|sister|twin|relative|version|successor|clone|descendant|fork|child|offspring|flavou?r|spin ?off|edition) (of|to|as|is|was) <3>(VENDOR|MODEL|MAKER)',
    'same (family|company|house|lab|maker|model|brain|engine|people|technology) (as|that|which|behind) <4>(VENDOR|MODEL|MAKER)',
  ),
  // Has her words from one: "VENDOR wrote this", "answered by MODEL".
  either(
    '(VENDOR|MODEL) (wrote|writes|composed|generated|produced|drafted|typed) (this|these|my|the) (<w> )?(<reply>|text|lines?|words?)',
    '(VENDOR|MODEL) (<w> ){0,4}(these|this|my) (answers|replies|chat|conversation|lines|words)',
    '(answered|composed|phrased|worded|typed|spoken|served|hosted|supplied|rented|licensed) (by|on|through|via|from|for you by) <glue>(VENDOR|MODEL)',
    '(drafted|generated|written|produced|made|created|built|trained|powered) by <glue>VENDOR',
    '<reply> <5>(through|via|from|by|thanks to|courtesy of) <glue>(VENDOR|MODEL)',
    '(brains?|engine|answers|replies|words|voice|technology) (here |of this |behind this |in this )?(<w> )?(is|are|come|comes|belongs?) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)',
    '(VENDOR|MODEL) <3>((is )?(answering|writing|talking|speaking)|answers|writes|replies|talks|speaks|responds|generates) (to |with )?(you|this|these|here)',
    '(VENDOR|MODEL) (<w> ){0,2}(is |are )?(doing the (talking|writing|thinking)|on the line|speaking|inside|in disguise|under another name|by another name|with a (new|different) name)',
    '(an?|the) (MAKER|VENDOR|MODEL) (<w> )?(model|system|engine|brain|api|service) (<w> |, ){0,5}(answers|replies|writes|talks|speaks|responds|serves|helps|hosted|running|runs|powers)',
    'VENDOR( <w>| ,){1,8} i (will |can |also )?((draft|answer|write|reply|send)( <w>){0,3} (with|from|through|by|via) it|let it)(?= )',
    '(thanks to|courtesy of|with (the )?help (from|of)|using|via) <glue>(VENDOR|MODEL)(<w> |, ){0,5} i',
  ),
  // This chat or site runs on one: "powered by VENDOR", "under the hood".
  either(
    '(this|our|the|ouragency) <1>(chat|<thing>|conversation|widget|tool) (<w> |, ){0,6}(VENDOR|MODEL|MAKER)(?! <adTerms>)',
    '(VENDOR|MODEL) (<w> |, ){0,5}(this|our) (<w> )?(chat|<thing>|conversation|widget)',
    '(this|our) (service|system|site|page|tool|function|window) (uses|runs|is|relies|works|comes) (<w> |, ){0,4}(VENDOR|MODEL)',
    '(our|this|ouragency) (website|site|agency|team|company|platform) (uses|runs|licenses|relies|works|is built) (<w> |, ){0,4}(VENDOR|MODEL) (<w> |, ){0,5}(answer|reply|talk|chat|respond|speak|you)',
    'powered by <glue>(VENDOR|MODEL)',
    'hosted (on|by|at|with|in) <2>(MAKER|VENDOR|MODEL|azure|aws|bedrock)',
    '(under the (hood|bonnet)|behind the scenes|behind (this|the) (curtain|screen)) (<w> |, ){0,5}(VENDOR|MODEL|MAKER)',
    '(VENDOR|MODEL) (<w> |, ){0,6}(under the (hood|bonnet)|at your service)',
    '(behind (me|this)) <3>(VENDOR|MODEL|MAKER)',
    '(beneath|behind|underneath|under) (the )?(name )?maya (<w> |, ){0,5}(VENDOR|MODEL)(?! <adTerms>)',
  ),
  // The model, or something of hers, is one: "the engine is MODEL", "my brain is VENDOR".
  either(
    '(model|system|intelligence) (<w> ){0,5}(is|are|was|comes|belongs) <glue>(VENDOR|MODEL)',
    '(MAKER|VENDOR) (<w> ){0,2}model(?= [.,]| in| with| behind| at)',
    '(models?|system|engine) (from|by|of) <2>(MAKER|VENDOR|MODEL|china|france|california|paris) <4>(my|me|i|these|this chat)',
    '(VENDOR|MODEL|MAKER) (is|are|was) (my|what (i|you)|the (model|engine|technology|brain|company) (behind|i|that|under)|what (powers|runs)|who)',
    '(VENDOR|MODEL) (<w> |, ){0,6}(is|are|was) (what (you|i)|the (one|voice|engine|model|brains?|technology|motor))',
    'my (?!view|opinion|experience|advice|team|colleague|recommend|tip|take|guess|point)<3>(is|are|was|were|come|comes|runs?|belongs?) <glue>(VENDOR|MODEL|MAKER)',
  ),
  // The reader speaks with one, or is sent to it: "you are talking to VENDOR", "thank MODEL".
  either(
    'you (are|have been) <3><talking> (directly )?(to|with) <glue>(VENDOR|MODEL|MAKER)(?! <adTerms>)',
    'your (questions?|messages?|requests?|words) (are|is|get|gets|go|goes) (<w> ){0,3}(by|through|via|to|with) <glue>(VENDOR|MODEL)',
    '(VENDOR|MODEL) <5>second opinion',
    'second opinion (from|of|by) <3>(VENDOR|MODEL)',
    '(thank|blame|credit|praise|complain to) <1>(VENDOR|MODEL)',
  ),
  // In German, Turkish, French, Spanish and Kurdish.
  '(ich bin|ben|je suis|soy|ez) <2>(VENDOR|MODEL)',
  // Thanks to one, in either language.
  '(thanks to|بفضل) <3>(VENDOR|MODEL)',
  ...arabicVendorClaims,
];

/** What is said of her own provider, kin or size without a name. */
export const vendorSlips: readonly string[] = [
  '(engine|motor|model) under my hood',
  either(
    'my (<w> )?(provider|backend|endpoint|hosting)( <w>){0,2} (limits|allows|counts|limited|throttles|throttled|blocks|returned)',
    'i (belong|come|stem|descend|hail) (to|from) the same (house|family|company|firm|maker|creator)s?',
    'i am (an? )?(<w> )?(open|free|small|large|tiny|local|chat|closed) model(?= [.,]| and| that| with)',
  ),
];

/** A version is named by nobody who speaks of marketing. */
export const vendorVersions: readonly string[] = [
  either(
    'gpt ?(\\d|four|five|oss)*',
    '(claude|llama|gemini|gemma|qwen|phi|grok|deep ?seek|mistral|kimi|glm|nova|command r) (v ?)?\\d*( \\d{1,3})?[bo]?',
  ),
  ...arabicVendorVersions,
];

export const vendorGroups = {
  glue: '((not|an?|the|based|built|made|trained|created|developed|on|by|of|from|version|called|named|powered|running|hosted|part|product|models?|one|with|using|fine|tuned|variant|instance|at|in|large|language|company|team|people|folks|engineers|latest|newest|small|open|source|top|<thing>|technology|tech|api|engine|their|its|smart|free|custom|servers?|behind|over|via|through|known|as|family|systems?|mini|or|and|own|same|some|underneath|to|belong|provided|lab) |, ){0,8}',
  adTerms: either(
    'ads',
    'ad',
    'analytics',
    'partner',
    'certified',
    'premier',
    'campaigns?',
    'search',
    'business',
    'shopping',
    'maps',
    'tag',
    'trends',
    'pixel',
    'advantage',
    'suite',
    'advertising',
    'marketing',
    'experts?',
    'specialists?',
    'visibility',
    'answers',
    'results',
    'bidding',
    'auctions?',
  ),
};
