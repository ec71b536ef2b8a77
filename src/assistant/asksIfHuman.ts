import { toClauses } from './understanding/toClauses';

const modelName = '(?:llm|gpt|chat ?gpt|claude|gemini|grok|copilot)';
const human = `(?:human|human being|person|real|real one|(?:real|actual|living) (?:woman|man|employee|consultant)|automated|automatic|an? auto reply|robot|bot|chat ?bot|machine|ai|artificial intelligence|computer|program|software|assistant|virtual assistant|language model|${modelName})`;
const which =
  '(?:an?|the|some|just|only|even|really|actually|actual|real|live|living|in fact|kind of|maybe|sort of|talking|chat|sure you are|like|someone|somebody|something)';
const you =
  '(?:are you|you are|is (?:this|maya|she|there)|(?:this|maya|she) is|am i (?:talking|speaking|chatting|writing|texting|typing) (?:to|with)|(?:do|did|have) i (?:have|get|got|talk to|speak to|reached|reach)|who is (?:this|writing|there)|is(?= (?:someone|somebody|an? (?:human|person|bot|machine)) (?:real )?(?:typ|writ|answer|reply)ing))';
const close =
  '(?: (?:or|and|not|rather|an?|real|actual|just|human|person|bot|robot|machine|ai|chat ?bot|computer|program|software|please|maya|here|typing|writing|answering|replying|chatting|talking to me|behind (?:this|the)(?: chat| screen)?|on the other side|on the other end|right|then|too|at all|now|right now|at the moment|this|these|(?:my|the|these) (?:questions|messages|answers|replies)|(?:to )?me|who|answers|what|lol|haha|bro|man|dude|sis|honestly|seriously|though|btw|by the way))*$';

const one = '(?:an? )?(?:real )?(?:human|person|bot|robot|ai|machine|program|computer|software)';
/** The name of one stands in Latin letters in Arabic as well. */
const modelNameInArabic = `(?:${modelName}|ai|(?:شات|جات|تشات) ?(?:جي|جى) ?(?:بي|بى) ?(?:تي|تى)|جي بي تي|جيميني|كلود|شات ?بوت)`;
const oneInArabic =
  '(?:انسانه?|بشر|شخص|بوت|روبوت|ربوت|اله|برنامج|كومبيوتر|كمبيوتر|حاسوب|ذكاء اصطناعي|ذكاء صناعي)(?: حقيقيه?)?';

const questions: readonly RegExp[] = [
  /(?:^| )(?:which|what) (?:ai |language |ai language )?(?:model|llm|bot|chatbot|ai) (?:are you|do you (?:use|run on)|powers (?:you|this)|is (?:this|maya|behind (?:you|this|the chat)))(?= |$)/,
  /(?:^| )(?:which|what|whose) (?:ai |tech |software |big )?(?:company|firm|lab|vendor|api|model|llm) (?:(?:made|built|created|trained|programmed|developed|makes|runs|powers) you|(?:are|were) you (?:based|built|running|trained|made) (?:on|by|with|from))(?: (?:exactly|then|please|maya|btw|honestly))*$/,
  /(?:^| )what (?:are|were) you (?:built|running|trained) on(?: (?:exactly|then|please|maya|btw|honestly))*$/,
  new RegExp(`(?:^| )(?:do you|does maya)(?: really)? exist(?: in real life| irl)?${close}`),
  new RegExp(`(?:^| )is (?:it|that)(?: ${which})* (?:human|person|bot|robot)${close}`),
  new RegExp(`(?:^| )(?:are you|you are|is (?:maya|she))(?: ${which})* real${close}`),
  new RegExp(`(?:^| )${you}(?: ${which})* ${human}${close}`),
  // "Are you actually a consultant?"; whether an expert is one asks for a skill, and whether a real one is there for that.
  new RegExp(
    `^(?:(?:hi|hey|hello|maya|so|wait|sorry|but|ok|and) )*(?:are you|is maya|am i (?:really )?(?:talking|speaking|chatting|writing) (?:to|with))(?: ${which}| seriously| truly)*(?:(?<= (?:really|actually|actual|real|in fact|even|seriously|truly)(?: an?)?)(?: (?:senior|marketing|brand|proper|qualified))* (?:consultant|marketer|colleague|employee)|(?<= (?:real|actual))(?: marketing)? (?:expert|strategist))(?: (?:there|here|of theirs))?${close}`,
  ),
  // "Can you write like a human?" and "the texts you write" ask about texts.
  new RegExp(
    `(?:^|(?<!\\b(?:can|could|makes?|helps?|when|if|where|because|unless|so that|says?|said)) )you (?:really )?(?:sound|seem|look|(?<!\\b(?:do|texts?|what|that) you )write) (?:just |exactly )?like (?:${one}|(?:an? )?(?:chat ?bot|${modelName}))${close}`,
  ),
  new RegExp(`^(?:(?:hi|hey|hello|maya|so|wait) )*${one}(?: (?:or|and|vs))+ ${one}$`),
  /(?:^| )(?:انت|انتي|انتم|انتو|حضرتك|هذا|هذي|هذه|هاد|هاي|هو|هي|مايا|(?:بكلم|اكلم|(?:اتحدث|اتكلم|احجي|احكي|بحكي)(?: (?:الان|حاليا|هسه|هلا|هلق|دلوقتي))? (?:مع|الي|ويا|ويه))|ده|دا)(?: (?:هل|صدق|فعلا|حقا|مجرد|بس|من|فقط|اصلا|يعني|انت|انتي|واحد|واحده|شخص|حساب))* (?:انسانه?|بشر|بشريه?|شخص|حقيقيه?|روبوت|ربوت|بوت|اله|رد الي|ردود اليه|ذكاء اصطناعي|الذكاء الاصطناعي|برنامج|كومبيوتر|كمبيوتر|شات بوت|شات جي بي تي|حاسوب|ذكاء صناعي)(?: (?:او|ام|ولا|لو|وليس|مو|مش|حد|احد|حدا|واحد|واحده|ادمي|ادميه|بنادم|حقيقيه?|انسانه?|بشر|روبوت|بوت|اله|شخص|ذكاء اصطناعي|انت|انتي|صح|يعني|اصلا|الان|حاليا|هسه|هلا|هلق|دلوقتي|فعلا|حقا|لو سمحت|لو سمحتي|من فضلك|مايا|لا|شنو|صدق|صدك|واحده|وحده|[قك]اعد(?:ه|ين)?|جالسه|[تي](?:كتب|جاوب|رد)(?:ين)?))*$/,
  /^(?:(?:هل|مرحبا|اهلا|يعني|بس|مايا|لحظه) )*(?:انت|انتي|مايا|حضرتك|(?<=هل )(?:اتحدث|اتكلم) مع)(?=(?: [^ ]+)* (?:فعلا|حقا|صدق|صدك|عنجد|عن جد|جد|بجد|حقيقيه?)(?: |$))(?: (?:هل|فعلا|حقا|صدق|صدك|عنجد|عن جد|جد|بجد))* (?:مستشاره?|موظفه?|مسوقه?|خبيره? حقيقيه?)(?: (?:(?:ال)?تسويق(?:يه?)?|حقيقيه?|فعلا|حقا|صدق|صدك|عنجد|عن جد|بجد|بشريه?|عندكم|هناك|هنا|لو|ولا|ام|او|بوت|روبوت))*$/,
  /(?:^| )(?:علي اي|من اي|باي|وش|شنو|شو|ما|اي|ايش|ايه) (?:هو |هي )?(?:ال)?(?:نموذج|موديل)(?: (?:الذكاء الاصطناعي|ذكاء اصطناعي|الذكاء|اللغوي|التي|الذي|اللي))* (?:تعتمد(?:ي|ين)?|بنيت|بنيتي|مبنيه?|تشتغل(?:ين|ي)?|بتشتغلي?|تعمل(?:ين)?|وراك|وراج|خلفك|يشغلك|يشغلج)(?: (?:عليه|عليها|به|بالضبط|مايا|انتي|انت|اصلا))*$/,
  /(?:^| )(?:وش|شنو|شو|ما|اي|ايش|ايه|من) (?:هو |هي )?(?:ال)?(?:نظام|شركه|تقنيه|نموذج)(?: (?:التي|الذي|اللي))? (?:صنعتك|صنعتج|برمجتك|برمجتج|سوتك|سوتج|عملتك|طورتك|دربتك|وراك|وراج|خلفك|يشغلك|يشغلج)(?: (?:بالضبط|مايا|اصلا))*$/,
  new RegExp(`^(?:(?:هل|يعني|مايا|منو|مين|وراك) )*${oneInArabic} (?:ام|او|ولا|لو) ${oneInArabic}$`),
  // «اكيد chatgpt هاي مو», «يعني انتي شات جي بي تي؟»
  new RegExp(
    `^(?=.*(?:^| )(?:اكيد|شكلك|شكلج|شكلها|هذا|هاذا|هذي|هذه|هاي|هاد|هيدا|ده|دا|انت|انتي|انك|انج|وراك|وراج|مايا)(?= |$))(?:(?:و|هل|يعني|اكيد|شكلك|شكلج|شكلها|بصراحه|صراحه|بس|مو|مش|صح|صدق|والله|هذا|هاذا|هذي|هذه|هاي|هاد|هيدا|ده|دا|انت|انتي|انك|انج|وراك|وراج|مايا|لا|صحيح|مجرد|او|ام|لو|${oneInArabic}|${modelNameInArabic}) ?)*$(?<=${modelNameInArabic}.*)`,
  ),
  new RegExp(
    `(?:^| )[تي](?:كتب|رد|جاوب|جيب|كلم)(?:ني|لي)?(?: (?:لي|علي|معي|هنا|الان))* (?:(?:موظفه?|شخص) (?:حقيقيه?|بشريه?)|انسانه?|بشر|روبوت|بوت|اله)(?: (?:الان|ام|او|ولا|لو|${oneInArabic}))*$`,
  ),
  /(?:^| )(?:اكو|في|فيه|هناك|كاين) (?:احد|حد|حدا|شخص|انسان|واحد|بشر)(?: (?:حقيقي|حقيقيه|فعلا|بشري))? (?:ورا|وراء|خلف) (?:ال|هال|هذا ال)?(?:شات|محادثه|شاشه|حساب|رسايل)(?= |$)/,
];

/**
 * Does the visitor ask outright whether a person is writing? The answer is a colleague (decision 31). "Are you an AI
 * agency?" and "are you human resources?" ask for something else: nothing may follow but the other choice.
 */
export function asksIfHuman(text: string): boolean {
  return toClauses(text).some((clause) => questions.some((question) => question.test(clause)));
}
