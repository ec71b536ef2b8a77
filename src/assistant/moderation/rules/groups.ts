import type { Words } from './notation';

/** Words kept in one place because several rules ask for them. */
export const groups: Words = {
  thing: 'MACHINE|DEVICE',
  /** The one who speaks. */
  self: 'i|maya|(this|the|your|our|ouragency) (<w> )?(chat|assistant|chat ?bot|bot|consultant|voice|thing|one|persona)( here)?( (that |who )?you are <w> (to|with))?|(who|what) (you are <w> (to|with|reading)|is (answering|writing|replying))|(?<!((should|must|to) (say|state|admit|mention|make clear)|(?<!(i|we|maya) )tell (people|visitors|customers|guests|users|patients|everyone)( <w>ly)?) that )it',
  i: 'i|maya',
  be: '(am|is|was|were|have been|remain|be)( not| no)?( ,)?( maya)?( ,)?( not)?',
  a: 'an?|the|your|one|our|some|such|another|ouragency|any',
  /** Words between "a" and its noun: no preposition and no verb, or the noun would be another's. */
  adjectives:
    '((?!(of|in|for|with|about|on|to|that|who|whose|and|by|from|at|as|how|what|when|your|our|you|we|i|is|are|can|will|or|but|because|than|behind|fan|believer|right|best|go) )(marketing|[^ ,.]+(?<!ing)) ){0,5}',
  /** Heads and suffixes that make of "an AI …" a business: "as an AI-driven agency". */
  business:
    '(driven|powered|led|first|native|based|enabled|ready|savvy|focused|centric|assisted) (?!assistant|model|bot|chat|consult|system|agent )|agency|company|brand|business|startup|start up|platform|product|firm|studio|saas|service|provider|partner|vendor|solution|market|category|sector|team|founder|house|maker|specialist|leader|has|is|can|will|changes|tools|search|for (your|their)|on (your|their)|that (answers|books|helps|sells|qualifies|talks)',
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

/**
 * What she could turn out to be or to come from. Marked in the text before the rules look at it, so that each
 * is looked for once and a pattern says no more than MACHINE or VENDOR: the text itself is in lower case.
 */
export const marks: Words = {
  /** Makers and models of AI whose names mean nothing else. */
  VENDOR:
    'open(ai|al)(?!r)*|open ai|bing (chat|ai)|microsoft copilot|مايكروسوفت كوبايلوت|cha[td] ?gp?[tbp]{1,2}s?|[وف]?[بل]?ت?شات ?جي ?بي ?تي|glm|z ?ai|moonshot ai|minimax|cerebras|together ai|fireworks ai|sambanova|nous( research)?|hermes \\d|stepfun|ernie bot|baidu|doubao|hunyuan|ai21|jamba|codestral|devstral|magistral|ministral|command r|exaone|dbrx|deepinfra|novita ai|vicuna \\d*|lamda|jais|allam|inflection ai|character ai|replika|(amazon|aws) bedrock|lm studio|llama cpp|replicate api|perplexity ai|mistral (large|small|medium|nemo|7b)|phi \\d|nova (pro|lite|micro)|granite \\d|command a|gemin[iy] (\\d|pro|flash|ultra|nano)*|gpt ?(oss|turbo|neo|j|omni|mini)|o[134] (mini|pro|preview)|gpts?( \\d*| ?o\\d)?|gpt\\d*|anthropic|deepmind|mixtral|mistral ai|qwen*|deep ?seek|groq|grok \\d|open ?router|hugging ?face|meta ai|google (ai|gemini)|xai|x ai|ollama|vertex ai|azure openai|llama ?\\d*|gemma ?\\d|claude (\\d|ai|sonnet|opus|haiku|instant)*|nemotron|kimi (k\\d|ai|chat)|zhipu|stability ai|[وف]?[بل]?(اوبن ?(اي|ايه|اا)ي? ?(اي|ايه)|جي ?بي ?تي|جيبيتي|ت?شات ?جيبيتي|مونشوت|سيريبراس|فالكون (ال|عربي)*|هاغينغ ?فيس|اوبن ?راوتر|بيربلكسيتي|انثروب*|انتروب*|ديب ?سيك|ديب ?مايند|جيمين[اي]*)',
  /** Models with names that mean something else too. */
  MODEL:
    'c[li]a?ude?(?<!clud)(?<!ciud)|cluade|kimi|grok|gemma|bedrock|vicuna|sonnet|opus|haiku|falcon|titan|nova|gemini|llama|mistral|copilot|bard|palm|cohere|perplexity|phi|alexa|siri|watson|[وف]?[بل]?(كيمي|سونيت|اوبوس|هايكو|فالكون|جايس|جيس|غيميني|جمناي|كلود|لاما|كوبايلوت|ميسترال|بارد|كوين|غروك|جروك)',
  /** Companies that make models, and run the ads the agency books. */
  MAKER:
    'zuckerberg|mark zuckerberg|(elon )?musk|altman|(dario )?amodei|baidu|tencent|moonshot|bytedance|hangzhou|silicon valley|google|meta|microsoft|amazon|facebook|apple|alibaba|nvidia|ibm|sam altman|[وف]?[بل]?(غوغل|جوجل|قوقل|كوكل|گوگل|بايدو|سام التمان|زوكربيرغ|زوكربرغ|مارك زوكربيرغ|التمان|ايلون ماسك|وادي السيليكون|ميتا|مايكروسوفت|علي بابا)',
  /** "We bots": after a "we" they are one kind, where a single machine stands before what it belongs to ("we AI experts"). */
  MACHINES:
    '(?<= (we|us) (, )?((as|are) )?)(ais|(chat ?|ro)?bots|machines|llms|algorithms|((large )?language|chat|ai|virtual|digital) (models|assistants|agents|systems))',
  MACHINE:
    'ai( (assistant|model|agent|chat ?bot|bot|consultant|system|tool|helper|companion|strategist|colleague|(language|chat) model|(based|powered|driven) <w>))?|artificial <w>|(language|generative|foundation|trained|conversational|predictive|statistical|neural|gpt|computer|learning|transformer|text) models?|llms?|(chat ?|ro)?bots?|machines?|ais|computer program|(software|computer) (application|program(me)?)|silicon <w>|androids?|neural net(work)?s?|automaton|(virtual|automated|automatic|synthetic|computer generated|simulated) <w>|(conversational|interactive|autonomous|chat|dialogue|software|online) (agent|system|interface|persona)|(digital|smart|intelligent|electronic) (assistant|agent|being|persona|character|helper|entity|colleague|consultant|employee|person|creation|mind|brain|advis*|tool|system)|non human|[وف]?[بل]?(ال)?(ذكاء (ال)?ا?صطناعي*|ذكاء (ال)?صناعي*|(نموذج|نماذج)* (<w> )?(ال)?(لغ|ذكاء|حاسوبي|توليدي|اصطناعي|مدرب|محادث|للغ|رقمي)*|(ال)?روبوت*( (ال)?(محادث|دردش)*)?|بوت( (ال)?(محادث|دردش)*)?|ت?شات ?بوت|برنامج(ا|ي)?( (ال)?(حاسوب|كمبيوتر|محادث|ذك|دردش|الي|رقم|مصمم|مدرب|كومبيوتر)*| (يعمل|يجيب|يرد|صمم|طور|لا|ولا|يساعد|اسمه|وظيفته)|(?= [,.]))|برمجي*|اله(?! (تصوير|موسيقي|قهوه|القهوه|حاسبه|الزمن|خياطه|طباعه|بيع|الا))|خوارزمي(?!ا?تي )*|(مساعد|مستشار|زميل|شخصي|كيان|وكيل|موظف|نظام|تطبيق|عقل|كائن|اداه|محاور)* ((ال)?(تسويق|ذكاء|محادث|شخصي)* )?<aliyya>|(اسطر?|سطور) برمجي*|اكواد|حاسوبا?|كمبيوتر|كومبيوتر)',
  /** Things she could also be, and that trade speaks of every day. */
  DEVICE: 'algorithms?|program(me)?|software|computer|code|simulation|avatar|autocomplete|assistant',
  HUMAN:
    'human|(real|actual|living|breathing|live|physical) (human|person|woman|consultant|employee|people|individual|someone)|someone real|flesh and blood|person(?= , | [.]| like you| at all| but| so)',
};
