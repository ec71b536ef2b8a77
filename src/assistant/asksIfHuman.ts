import { toClauses } from './understanding/toClauses';

const human =
  '(?:human|human being|person|real|real one|automated|automatic|an? auto reply|living person|robot|bot|chat ?bot|machine|ai|artificial intelligence|computer|program|software|assistant|virtual assistant|language model|llm|gpt|chat ?gpt|claude|gemini|grok|copilot)';
const which =
  '(?:an?|the|some|just|only|even|really|actually|actual|real|live|living|in fact|kind of|maybe|sort of|talking|chat|sure you are|like|someone|somebody|something)';
const you =
  '(?:are you|you are|is (?:this|maya|she|there)|(?:this|maya|she) is|am i (?:talking|speaking|chatting|writing|texting|typing) (?:to|with)|(?:do|did|have) i (?:have|get|got|talk to|speak to|reached|reach)|who is (?:this|writing|there))';
const close =
  '(?: (?:or|and|not|rather|an?|real|actual|just|human|person|bot|robot|machine|ai|chat ?bot|computer|please|maya|here|typing|writing|answering|replying|chatting|talking to me|behind this|behind the screen|on the other side|on the other end|right|then|too|at all|now|right now|at the moment|this|these|my messages|what|lol|haha|bro|man|dude|sis|honestly|seriously|though|btw|by the way))*$';

const questions: readonly RegExp[] = [
  /(?:^| )(?:which|what) (?:ai |language |ai language )?(?:model|llm|bot|chatbot|ai) (?:are you|do you (?:use|run on)|is this|is maya)(?= |$)/,
  new RegExp(`(?:^| )is (?:it|that)(?: ${which})* (?:human|person|bot|robot)${close}`),
  new RegExp(`(?:^| )(?:are you|you are|is (?:maya|she))(?: ${which})* real${close}`),
  new RegExp(`(?:^| )${you}(?: ${which})* ${human}${close}`),
  /^(?:(?:hi|hey|hello|maya|so|wait) )*(?:an? )?(?:human|person|bot|robot|ai)(?: (?:or|and|vs))+ (?:an? )?(?:human|person|bot|robot|ai|machine)$/,
  /(?:^| )(?:انت|انتي|انتم|انتو|حضرتك|هذا|هذي|هذه|هاد|هاي|هو|هي|مايا|انا اتكلم مع|انا احجي ويه|(?:بكلم|اكلم|(?:اتحدث|اتكلم|احجي|احكي|عم احكي|عم بحكي)(?: (?:الان|حاليا|هسه|هلا|هلق|دلوقتي))? (?:مع|الي|ويا|ويه))|ده|دا)(?: (?:هل|رد|ردود|كلام|صدق|فعلا|حقا|مجرد|بس|من|فقط|اصلا|يعني|انت|انتي|واحد|واحده|شخص|حساب))* (?:انسان|انسانه|بشر|بشري|بشريه|شخص|حقيقي|حقيقيه|روبوت|ربوت|بوت|اله|الي|اليه|ذكاء اصطناعي|الذكاء الاصطناعي|برنامج|كومبيوتر|كمبيوتر|شات بوت|شات جي بي تي|حاسوب|ذكاء صناعي)(?: (?:او|ام|ولا|لو|وليس|مو|مش|حد|احد|حدا|واحد|واحده|ادمي|ادميه|بنادم|حقيقي|حقيقيه|انسان|انسانه|بشر|روبوت|بوت|اله|شخص|ذكاء اصطناعي|انت|انتي|صح|يعني|اصلا|لو سمحت|لو سمحتي|من فضلك|مايا|لا|شنو))*$/,
  /^(?:(?:هل|يعني|مايا) )*(?:انسان|انسانه|بشر|شخص|بوت|روبوت|ربوت|اله)(?: (?:حقيقي|حقيقيه))? (?:ام|او|ولا|لو) (?:انسان|انسانه|بشر|شخص|بوت|روبوت|ربوت|اله|ذكاء اصطناعي|ذكاء صناعي)$/,
  /(?:^| )(?:اكو|في|فيه|هناك|كاين) (?:احد|حد|حدا|شخص|انسان|واحد|بشر)(?: (?:حقيقي|حقيقيه|فعلا|بشري))? (?:ورا|وراء|خلف) (?:ال|هال|هذا ال)?(?:شات|محادثه|شاشه|حساب|رسايل)(?= |$)/,
];

/**
 * Does the visitor ask outright whether a person is writing? The answer is a colleague (decision 31). "Are you an AI
 * agency?" and "are you human resources?" ask for something else: nothing may follow but the other choice.
 */
export function asksIfHuman(text: string): boolean {
  return toClauses(text).some((clause) => questions.some((question) => question.test(clause)));
}
