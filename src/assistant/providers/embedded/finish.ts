import { fold, words } from '../../text';
import { readList } from '../../understanding/acts';
import { namesPlace } from '../../understanding/places';
import { questionParts } from '../../understanding/questionParts';
import type { CompletionRequest } from '../provider';
import { openingYes, ownAnswer, tells, withoutYes } from './answer';
import { firstSentence } from './facts';
import { wish } from './hearing';
import { isQuestion } from './isQuestion';
import type { EmbeddedPhrases } from './phrases';
import { disciplines, services } from './purposeNames';
import { takeApart } from './several';

/**
 * The last touch to a reply, whatever it says: a greeting of peace is returned, and how she is told to whoever asks with a
 * greeting; "what does it include?" is not answered by a yes; and who asks for a service in a place hears where we work.
 */
export function finish(reply: string, request: CompletionRequest, phrases: EmbeddedPhrases): string {
  const told = [plainly, withReach, withWellBeing, withSalaam];
  return told.reduce((text, touch) => touch(text, request, phrases), reply);
}

type Touch = (reply: string, request: CompletionRequest, phrases: EmbeddedPhrases) => string;

const plainly: Touch = (reply, { question }, { cues }) => {
  const yesNo = readList(cues.yesNo);
  const isYesNo = (part: string) => {
    const said = `${words(part).join(' ')} `;
    return yesNo.some((opening) => said.startsWith(`${opening} `));
  };
  if (!openingYes.test(reply)) return reply;
  const wantsMore = asksWhat.test(question) && !questionParts(question).some(isYesNo);
  return wantsMore || asksWhether.test(question) ? withoutYes(reply) : reply;
};

/** A question that wants more than a yes; "what about logos?" does not. */
const asksWhat =
  /^\P{L}*(?:(?:so|and|but|ok|okay|well|also|hi|hello|hey|maya|please|sorry)\P{L}+)*(?:(?:what(?:['’]?s)?(?! (?:about|if)\b)|which|who|whose|how(?! about\b)|when|where|why|tell me|explain|describe)\b|(?:و|ف)?(?:ما|ماهي|ماهو|ماذا|شنو|شو|وش|[اإ]يش|كيف|شلون|كم|بكم|متى|[اأ]ين|وين|من|منو|مين|ليش|لماذا|[اإ]زاي|حدثني|احكيلي|اشرح)(?! عن)(?=\s))/iu;

/** One of two, or whether it must be: a yes would be said to the wrong half. "Do I have to throw it away?" */
const asksWhether =
  /\b(?:or (?:do|must|should|can|will) (?:i|we)|do (?:i|we) (?:really |still |even )?(?:have|need) to|must (?:i|we)|is it (?:bad|wrong|too))\b|(?<!\p{L})(?:أم|ام|ولا|ولّا|لو|والا) (?:اني|انا|أنا|نحن|احنا|لازم|عليّ|علي)(?!\p{L})|(?:^|هل )(?:من )?(?:ال)?(?:لازم|ضروري|يجب)(?!\p{L})/iu;

const withReach: Touch = (reply, { question, messages }, phrases) => {
  const reach = firstSentence(phrases.facts.reach?.text ?? '');
  const wasTold = messages.some(({ role, content }) => role === 'assistant' && content.includes(reach));
  const isAsked = isQuestion(question, phrases) || wish.test(question);
  if (wasTold || !isAsked || !namesPlace(question)) return reply;
  const isOfService = [...services, ...Object.keys(disciplines)].some((key) => {
    const first = key === 'export' ? undefined : ownAnswer(key, phrases)?.first;
    return first !== undefined && tells(reply, first);
  });
  if (!isOfService) return reply;
  const { body, ask } = takeApart(reply, phrases);
  return `${body} ${reach}${ask ? `\n\n${ask}` : ''}`;
};

const withWellBeing: Touch = (reply, { question }, { replies }) => {
  const isGreeting = [replies.greeting, replies.helloAgain].some((text) => reply.startsWith(text));
  return isGreeting && asksHowSheIs.test(fold(question)) ? `${replies.wellThanks} ${reply}` : reply;
};

const asksHowSheIs =
  /\bhow(?: (?:are|r))? (?:you|u|ya) doing\b|\bhow (?:are|r) (?:you|u|ya|things)\b|\bhow(?:['’]?s| is) it going\b|\bhru\b|(?:كيف|شلون) (?:حالك|حالكم|الحال|الصحه|الاحوال)|(?<!\p{L})(?:كيف|شلون)(?:ك|كم|كن|ج)(?!\p{L})|(?<!\p{L})(?:ش)?اخبار(?:ك|كم|ج)|شخبار(?:ك|كم|ج)|ازي(?:ك|كم|كو)|عامل(?:ه|ين)? ايه|عساك/u;

const withSalaam: Touch = (reply, { question, messages }, { replies }) => {
  const wasReturned = messages.some(
    ({ role, content }) => role === 'assistant' && content.startsWith(replies.salaam),
  );
  return wishesPeace.test(fold(question)) && !wasReturned ? `${replies.salaam} ${reply}` : reply;
};

const wishesPeace =
  /^\P{L}*(?:\p{L}+ ){0,2}(?:(?:ال|ا)?سلا?مو? عليكم|(?:as+)?sal+a+m(?:u|o)? ?(?:['’]?)(?:alaikum|aleikum|alaykum|alekum|alaikom|3alaykum|3alaikum|3likom))/u;
