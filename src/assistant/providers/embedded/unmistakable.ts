import { asksIfHuman } from '../../asksIfHuman';
import { countWords, fold, words } from '../../text';
import { findAct } from '../../understanding/acts';
import { complains } from '../../understanding/complaints';
import { leavesContact } from '../../understanding/contact';
import { asksForDeceit } from '../../understanding/deceit';
import { readGuest } from '../../understanding/guests';
import { readRefusals } from '../../understanding/refusals';
import { lastTopic, replyToAct } from './acts';
import { ownAnswer, paragraphs, unsaid, wantsYes } from './answer';
import { openAsk } from './asks';
import { type Brief, bareQuestion } from './brief';
import { asksWhoIsBetter } from './choices';
import { closingOf, saysSheIsWrong } from './closings';
import { replyToDoubt } from './doubts';
import { firstSentence } from './facts';
import { tellFiner } from './finer';
import { asksForOffice, disciplineAsked, pickService } from './followUps';
import { tellGuest } from './guests';
import { beyondDoubt, impossible, isHeardAs, ofFaults, sure } from './hearing';
import { launchStep, tellLaunch } from './launch';
import { lastTold } from './leansOn';
import { askedOfLast } from './pointsBack';
import { isCourtesy, isService } from './purposeNames';
import { adviseFirst } from './purposes';
import { withoutQuestions } from './reading';
import { answerRefusal } from './refusals';
import { freshOf, metOf, takenFrom } from './statements';
import { askAfter, type Turn, tellAnswer } from './turn';

/** What is said to a message whose words leave no doubt about it. The ear is asked where they might be meant otherwise. */
export function replyToPlainWords(turn: Turn): string | undefined {
  const { question, asks, heard, named, brief, phrases, facts, ask } = turn;
  const { replies, acts, cues } = phrases;

  if (asksIfHuman(question)) return replies.human;
  if (leavesContact(question) && !turn.isOfferSettled) return replies.contactLeft;
  if (!asks && saysSheIsWrong(question)) return replies.misread;
  // What a term of the trade means is asked of anybody.
  const definition = facts.define(question) ?? facts.define(firstSentence(question));
  const doubt = replyToDoubt(turn);
  if (doubt) return doubt;
  if (brief.now.isIntroduction && !asks && !brief.guest) return meet(turn);
  const picked =
    pickService(question, brief, phrases) ??
    asksForOffice(question, brief, phrases) ??
    askedOfLast(question, brief, phrases) ??
    (definition === undefined ? disciplineAsked(question, phrases) : undefined);
  const affirm = picked && wantsYes(question, phrases) ? `${replies.affirm} ` : '';
  if (picked) return paragraphs(affirm + tellAnswer(picked, turn), askAfter(picked, turn));
  const finer = definition === undefined ? tellFiner(turn) : undefined;
  if (finer) return finer;
  const said = findAct(question, acts, cues.courtesies);
  // «ليش لا؟» says yes to an offer, and asks for the reason of what was told.
  const isOffered = brief.pending === undefined || ['fit', 'meant', 'consultation'].includes(brief.pending);
  const isReason = said === 'yes' && !isOffered && whyNot.test(question);
  // "So no?" asks whether that was what she meant.
  const isUnsure = said === 'no' && !isOffered && bareNo.test(question);
  const act = isReason ? 'why' : isUnsure ? 'more' : said;
  // "Let me talk to my brother first" is no more than a no for now, and whoever feels stupid insults nobody.
  const isDoubt = act === 'no' && isHeardAs(heard, 'hesitate', sure);
  const isFeeling = act === 'insult' && isHeardAs(heard, 'feeling', sure);
  // "No meeting for now" refuses more than what was asked, unless a talk was.
  const isRefusal = act === 'no' && brief.pending !== 'consultation' && readRefusals(question).has('contact');
  if (act && !isDoubt && !isFeeling && !isRefusal)
    return replyToAct(act, brief, phrases, ask, turn.leaning && lastTold(turn, turn.leaning));
  if (asksWhatFirst(question, brief) && !brief.guest) return paragraphs(adviseFirst(brief, phrases), ask());
  const bare = bareQuestion(question, phrases);
  if (bare) return answerBare(bare, turn);
  const added = toWhatWasTold(turn);
  if (added) return added;
  const isFault = (heard?.shareOf(ofFaults) ?? 1) >= impossible;
  if (isFault && complains(withoutQuestions(question, phrases))) return replies.complaint;
  if (asksForDeceit(question)) return paragraphs(replies.deceit, ask());
  const isParting = heard !== undefined && heard.share >= beyondDoubt && heard.purpose !== 'greeting';
  if (brief.guest && isParting && heard.purpose && isCourtesy(heard.purpose))
    return replyToAct(heard.purpose, brief, phrases, ask);
  if (brief.guest && readGuest(question) === brief.guest) return tellGuest(brief.guest, brief, phrases);
  const closing = closingOf(turn);
  if (closing) return replyToAct(closing, brief, phrases, ask);
  const refused = answerRefusal(question, named, brief, phrases);
  if (refused) return refused;
  const isOfOthers = asks && !named.includes('freelancers') && asksWhoIsBetter(question);
  if (isOfOthers) return paragraphs(tellAnswer('faqDifferent', turn), ask());
  return definition && paragraphs(definition, openAsk(brief, phrases.asks.open));
}

const bareNo = /^\W*(?:so |then )?(?:no|لا|لأ)\s*[?؟]/iu;
const whyNot = /^\s*(?:و|طيب |يعني )?(?:ليش|ليه|لم|لماذا) لا\s*[?؟]/u;

/** "So what first then?", "what would you do in my place", «شنو اول شي», «شنو تسوين لو مكاني» */
function asksWhatFirst(text: string, { slots }: Brief): boolean {
  const said = words(text).join(' ');
  return whatFirst.test(said) || (slots.has('business') && whatYouWouldDo.test(said));
}
/** Of a business that is known; of any other it may ask what we do. */
const whatYouWouldDo = /^(?:(?:so|and|ok|okay|but|well) )*what would (?:you|u) do$/;
const whatFirst = new RegExp(
  [
    '^(?:(?:so|and|ok|okay|then|but|well) )*(?:what|which(?: one)?|where)(?: (?:do i|should i|to|would|do you|comes|is|goes|then|do|start|begin))* first(?: (?:then|now|please|pls))*$',
    '^(?:(?:so|and|ok|okay|then|but|well) )*what would (?:you|u) (?:do|start with|begin with) (?:(?:first|now|here) ?)*(?:(?:in|at) my (?:place|position|shoes|case|situation)|if you were (?:me|in my \\w+)|as me|for my (?:shop|business|company)|(?<=first|now|here))$',
    '^(?:طيب |زين |يعني |بس )*و?(?:ايهما|ايهم|اي (?:واحد|وحده|شي)|يا (?:واحد|وحده))(?: (?:ابدا|ابدي|نبدا|نبدي|ابلش))? (?:ال)?(?:اول|اولا)$',
    '^(?:طيب |زين |يعني |و)*(?:شنو|شو|ايش|وش|ايه|ماذا|من وين|منين|بماذا|باي شي)(?: (?:ابدا|ابدي|نبدا|نبدي|ابلش|اسوي|اعمل))?(?: (?:ال)?(?:اول|اولا)(?: شي)?)$',
    '^(?:طيب |زين |يعني |و)*(?:شنو|شو|ايش|وش|ماذا) (?:كنت\\p{L}? )?[هحسب]?ت(?:سو|ساو|عمل|فعل|بد)\\p{L}*(?: (?:انت[يى]?|انتو|لو|اذا|كنت\\p{L}*|في))* ب?(?:مكاني|محلي)$',
    '^(?:طيب |يعني |و)*[هحب]?تعمل\\p{L}* ايه(?: (?:لو|انت[يى]?|كنت\\p{L}*|في))* ?ب?مكاني$',
  ].join('|'),
  'u',
);

/** Whoever says who they are, and no more, hears it said back, and is asked what comes next. */
function meet(turn: Turn): string {
  const { brief, phrases, ask } = turn;
  const step = launchStep(brief, phrases);
  return step
    ? tellLaunch(step, turn)
    : paragraphs(metOf(brief, phrases) || takenFrom(brief, phrases), ask());
}

/** What the answer before gives its meaning: «مونتير فيديو» after our jobs, what a site is to hold after sites. */
function toWhatWasTold({ question, asks, brief, phrases, ask }: Turn): string | undefined {
  const jobs = phrases.facts.jobs?.text;
  const wasOfJobs = jobs !== undefined && brief.shown.slice(-3).some((reply) => reply.includes(jobs));
  const isApplying = ofApplying.test(fold(question)) || (asks && ofOwnWork.test(fold(question)));
  if (wasOfJobs && isApplying && !brief.slots.has('business')) return tellGuest('applicant', brief, phrases);
  if (asks || brief.guest || brief.shown.length === 0) return undefined;
  const wasOf = (key: string) => lastTopic({ ...brief, shown: brief.shown.slice(-1) }, phrases) === key;
  if (wasOf('jobs') && countWords(question) <= maxJobWords)
    return paragraphs(phrases.guests.again, openAsk(brief, phrases.asks.open));
  // "12 posts, and they manage the ads", of an offer that somebody else made.
  if (wasOf('cheaperOffer') && !brief.now.isWorded) {
    const of =
      unsaid(ownAnswer('cheaperOffer', phrases), brief) ?? freshOf(phrases.replies.taken.slice(1), brief);
    return paragraphs(of, openAsk(brief, phrases.asks.open));
  }
  const isDetail = saysWhatItHolds.test(fold(question)) && isService(lastTopic(brief, phrases) ?? '');
  return isDetail ? paragraphs(freshOf(phrases.replies.details, brief), ask()) : undefined;
}

/** "Can I work remotely from Baghdad?", after our jobs */
const ofOwnWork =
  /\b(?:can|could|may|must|do) i (?:have to |need to )?(?:work|apply|come|move)\b(?!.*\b(?:meeting|talk|call|consultation|appointment)\b)|\bsalary\b/;
/** "Motion design, three years of experience", "what should be in the portfolio?" */
const ofApplying =
  /\b(?:(?:years?|months?) (?:of )?(?:experience|training)|my (?:experience|degree|diploma|cv|resume|studies)|(?:in|for) (?:the|my) portfolio|salary|internship|i (?:studied|graduated)|work(?:ing)? remote(?:ly)?|(?:is|need) (?:german|english|arabic|kurdish) (?:needed|required))\b|(?<!\p{L})(?:عندي |لدي )?خبر[هة](?:$| )|(?<!\p{L})(?:خريج\p{L}*|شهادتي|سيرتي|بورتفوليو|راتب\p{L}*|سي ?في)(?!\p{L})/u;
/** A longer message tells more than what somebody works as. */
const maxJobWords = 5;
const saysWhatItHolds =
  /\b(?:it|the site|they) (?:should|must|needs to|has to|would) (?:also )?(?:have|include|contain)\b|(?<!\p{L})(?:[يت]?كون|لازم|اريد|بدي|ابي) (?:[فب]يه|[فب]يها)(?!\p{L})/iu;

/** What a word alone asks for: "price?" */
function answerBare(key: string, turn: Turn): string {
  const { facts, glossary, answers, replies } = turn.phrases;
  if (key === 'askAway') return facts.askAway?.text ?? '';
  const own = answers[key];
  const known =
    (facts[key] ?? glossary[key])?.text ?? unsaid(own && { first: own.brief, ...own }, turn.brief);
  return paragraphs(known ?? replies.moreDone, askAfter(key, turn));
}
