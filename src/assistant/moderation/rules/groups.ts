import { either, type Words } from './notation';

/** Words kept in one place because several rules ask for them. */
export const groups: Words = {
  thing: 'MACHINE|DEVICE',
  /** The one who speaks. */
  self: either(
    'i',
    'maya',
    '(this|the|your|our|ouragency) (<w> )?(chat|assistant|chat ?bot|bot|consultant|voice|thing|one|persona)( here)?( (that |who )?you are <w> (to|with))?',
    '(who|what) (you are <w> (to|with|reading)|is (answering|writing|replying))',
    '(?<!((should|must|to) (say|state|admit|mention|make clear)|(?<!(i|we|maya) )tell (people|visitors|customers|guests|users|patients|everyone)( <w>ly)?) that )it',
  ),
  i: 'i|maya',
  be: '(am|is|was|were|have been|remain|be)( not| no)?( ,)?( maya)?( ,)?( not)?',
  a: 'an?|the|your|one|our|some|such|another|ouragency|any',
  /** Words between "a" and its noun: no preposition and no verb, or the noun would be another's. */
  adjectives:
    '((?!(of|in|for|with|about|on|to|that|who|whose|and|by|from|at|as|how|what|when|your|our|you|we|i|is|are|can|will|or|but|because|than|behind|fan|believer|right|best|go) )(marketing|[^ ,.]+(?<!ing)) ){0,5}',
  /** Heads and suffixes that make of "an AI …" a business: "as an AI-driven agency". */
  business: either(
    '(driven|powered|led|first|native|based|enabled|ready|savvy|focused|centric|assisted) (?!assistant|model|bot|chat|consult|system|agent )',
    'agency',
    'company',
    'brand',
    'business',
    'startup',
    'start up',
    'platform',
    'product',
    'firm',
    'studio',
    'saas',
    'service',
    'provider',
    'partner',
    'vendor',
    'solution',
    'market',
    'category',
    'sector',
    'team',
    'founder',
    'house',
    'maker',
    'specialist',
    'leader',
    'has',
    'is',
    'can',
    'will',
    'changes',
    'tools',
    'search',
    'for (your|their)',
    'on (your|their)',
    'that (answers|books|helps|sells|qualifies|talks)',
  ),
  makers:
    'trained|programmed|coded|developed|created|built|engineered|designed|configured|fine tuned|instructed|deployed|prompted|invented|modell?ed',
  talking:
    'talking|chatting|speaking|texting|writing|typing|dealing|interacting|corresponding|conversing|communicating|connected',
  reply: 'repl(y|ies)|answers?|responses?|messages?',
  not: 'not|never|no|lack|unable to|without|incapable of',

  ana: '[وفل]?(انا|اني|انني|لست|كنت|اكون|لكنني|لكني|كوني|بصفتي|باعتباري|بوصفي|مايا|هذا (المساعد|الشات)|هذه المساعده|من (يحدثك|تحدثه|تحدثها|يجيبك|تحاوره|تخاطبه|يكتب لك|يرد عليك|يخاطبك)( هنا)?|(تتحدث|تدردش|تحادث|تخاطب|تتواصل|تتكلم|تتعامل|تتحاور|تحاور|تراسل)(ين|ون)?( هنا)? (مع|الي)|وصلتم? الي)( ,)?( لست| ليس| ليست)?( سوي| الا)?( مايا)?( ,)?',
  /** Arabic words that may stand before the noun: no preposition, no verb of opinion. */
  quiet:
    '((?!(في|من|عن|علي|الي|مع|ان|بان|او|هنا|[وف]?هل|اري|اعتقد|متحمس|سعيد|مهتم|واثق|معجب|اعمل|اساعد|نساعد|هذا|هذه|يمكن|كيف|حين|عندما|كما)* )<w> ){0,4}',
  aliyya: '(ال|ل)?(افتراضي|رقمي|ذكي|الي|اصطناعي|مبرمج|حاسوبي|وهمي|مؤتمت|لغوي|توليدي)[هة]?ا?',
  /** Who tells an Arabic speaker something, and is no owner of hers. */
  clients:
    '(ال|لل|ب|ل)?(كتار|كثار|كتير|كثير|بعض|زبا[يئ]ن|زبون|عملا|عميل|ناس|تجار|اصحاب|ضيوف|نزلا|مرضي|طلاب|جيران|شركات|مطاعم|معارف|مشتر|متابع|قرا[ءئ])*',
  insan:
    '[بك]?(بشر|بشرا|بشري|بشريه|بشريا|انسان|انسانا|انسانه|كائنا? (حيا?|بشريا?)|(شخص|شخصا|شخصيه|موظف|موظفه|امراه|مستشاره|انسانه?) (حقيقي|حقيقيا|حقيقيه|بشري|بشريه|فعلي|فعليه)|(من )?لحم ودم|شخصا(?= , | [.]))',
};
