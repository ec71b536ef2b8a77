import type { Ear } from '../../purposes/ear';
import { countWords, words } from '../../text';
import { subjectOf } from '../../understanding/subject';
import { sinceThen } from '../../understanding/timeline';
import { spellOut } from '../../understanding/toClauses';
import type { CompletionRequest } from '../provider';
import { lastTopic } from './acts';
import { adviceOfTrade } from './adviceOfTrade';
import { isServicePassage, isSure, ownAnswer, paragraphs, yesTo } from './answer';
import { openAsk } from './asks';
import { isRequest } from './before';
import { aimsForBusiness } from './businesses';
import { asksForChoice, weighsChannels } from './choices';
import { type FactFinder, firstSentence } from './facts';
import { asksForPlace, asksForTongue } from './followUps';
import { replyFromFound } from './found';
import { isForGuest, isToldTo, tellGuest } from './guests';
import { beyondDoubt, isHeardAs, isMeantBy, likely, mayWant, sure, wish, wishedFor } from './hearing';
import { isQuestion } from './isQuestion';
import { announcesLaunch, launchStep, tellLaunch } from './launch';
import { asksOfPlan, betweenWishes, withoutHelpAsked } from './launchAnswers';
import { type Leaning, partAsked } from './leansOn';
import type { EmbeddedPhrases } from './phrases';
import { plightIn } from './plights';
import { isCourtesy, isPriced, isService, isStatement, services, within } from './purposeNames';
import { adviseService, answerHeard, replyToTalk } from './purposes';
import { answersOfBusiness, asksIfEnough, asksOfOthers, namesOnlyPlace } from './reading';
import { freshOf, maxFragmentWords, metOf, thankFor, toUs } from './statements';
import { causeBeside, causeOf, ofTheirTrade } from './trades';
import { askAfter, readTurn, type Turn, tellAnswer, tellsWhatIsMade } from './turn';
import { replyToPlainWords } from './unmistakable';

/**
 * A reply to a message as a whole, or to one question of it: the first that one of these has for it. What words leave
 * no doubt about goes before what is heard, and what is heard before what was found.
 */
export function compose(
  request: CompletionRequest,
  phrases: EmbeddedPhrases,
  facts: FactFinder,
  ear: Ear | undefined,
  leaning?: Leaning,
): string {
  const turn = readTurn(request, phrases, facts, ear, leaning);
  for (const reply of repliesInOrder) {
    const text = reply(turn);
    if (text) return text;
  }
  return replyFromFound(turn);
}

const repliesInOrder = [
  launchAnswered,
  replyToPlainWords,
  buyers,
  choice,
  partAsked,
  channels,
  replyToTalk,
  tried,
  elsewhere,
  sum,
  launch,
  tongueOrPlace,
  trouble,
  adviceOfTrade,
  heardOrNamed,
];

/** What answers the question of goal and timeline is no other subject, whatever its words name. */
function launchAnswered(turn: Turn): string | undefined {
  const { brief, phrases } = turn;
  const isAnswer = brief.now.answersLaunch && !brief.guest && !brief.isUnasked;
  const step = isAnswer ? launchStep(brief, phrases) : undefined;
  return step && tellLaunch(step, turn);
}

/** "Companies and villas, half and half": who buys is in a trade, and has wishes, of their own. */
function buyers({ brief, phrases, ask }: Turn): string | undefined {
  if (!brief.now.isOfBuyers || brief.guest) return undefined;
  return paragraphs(freshOf([phrases.replies.noted.audience, ...phrases.replies.details], brief), ask());
}

/** Which of our services it should be: the product goes before it where something is launched. */
function choice(turn: Turn): string | undefined {
  const { question, brief, phrases, ask } = turn;
  if (brief.guest || !asksForChoice(question, phrases)) return undefined;
  const step = launchStep(brief, phrases);
  return step === 'product' ? tellLaunch(step, turn) : paragraphs(adviseService(brief, phrases), ask());
}

/** One half of a comparison is not what is asked for. */
function channels(turn: Turn): string | undefined {
  // "Email or whatsapp?" asks how to reach us.
  const isOfReaching = toReach.some((key) => isHeardAs(turn.heard, key, likely));
  const isAsked = turn.asks && !turn.brief.guest && !isOfReaching && weighsChannels(turn.question);
  return isAsked ? paragraphs(tellAnswer('channels', turn), turn.ask()) : undefined;
}

const toReach = ['contact', 'whatsapp', 'writeMe'];

/** The answer to what was heard; a guest has to ask for it plainly. */
function wantedOf(turn: Turn): string | undefined {
  const { heard, asks, brief } = turn;
  const { purpose = '', share = 0 } = heard ?? {};
  const isTold = !brief.guest || (asks && share >= sure && isToldTo(brief.guest, purpose));
  // "I don't believe in social media" wishes for none.
  if (!asks && isService(purpose) && disbelieves.test(spellOut(turn.question))) return undefined;
  // «تنمية أعمالي» speaks of the visitor's own, and not of what we made, nor surely of one of our services.
  const isVague = ofOurPast.includes(purpose) || share < sure;
  if ((isVague && aimsForBusiness(turn.question, turn.phrases)) || tellsWhatIsMade(turn)) return undefined;
  return heard && isTold ? answerHeard(heard, turn) : undefined;
}

const ofOurPast = ['clients', ...(within.clients ?? [])];

const disbelieves =
  /\b(?:do|does|did) not (?:really |even )?(?:believe|trust|think much)\b|\bnever (?:believed|trusted)\b|(?<!\p{L})(?:ما|لا|مو|مش) ?(?:[اأبن]{0,2}(?:صد[قكگ]|ؤمن|امن|ومن|ثق|وثق)|(?:مصد|مقتنع|مؤمن|واث[قك])\p{L}*)(?!\p{L})/u;

/** "I have a shop, and nobody completes the purchase": where to look for the cause, and not that we build shops. */
function trouble({ question, asks, named, heard, brief, phrases, ask }: Turn): string | undefined {
  const plight = plightIn(question, asks, phrases);
  const isAlone = asks ? named.every((key) => key === 'proof') : named.length === 0 || !wish.test(question);
  // "It does not open on phones: repair it, or a new one?" is asked of what we do about it.
  const isOfWork = asks && isHeardAs(heard, 'redesign', beyondDoubt);
  if (plight && isAlone && !isOfWork && !brief.guest)
    return paragraphs([metOf(brief, phrases), plight].join(' ').trim(), ask());
  const isTold = brief.now.slots.has('pain') && isService(heard?.purpose ?? '');
  const isOfUs = wish.test(question) || (asks && toUs.test(question));
  const cause = causeOf(question, phrases);
  // Numbers that nobody understands are no site that nobody finds.
  const isOfNumbers = isHeardAs(heard, 'analytics', sure) && cause !== phrases.replies.causes.measurement;
  if (!isTold || isOfUs || isOfNumbers || named.length > 0 || brief.guest) return undefined;
  const trade = ofTheirTrade(brief, phrases);
  const told = [metOf(brief, phrases), causeBeside(trade, question, phrases), trade ?? ''];
  return paragraphs(told.filter((text) => text !== '').join(' '), ask());
}

/** "Some posts and a few flyers": what was tried names services, and wishes for none. */
function tried({ question, asks, named, brief, phrases }: Turn): string | undefined {
  const isOther = asks || named.length > 0 || brief.now.isWorded || wish.test(question);
  if (brief.pending !== 'tried' || isOther) return undefined;
  return paragraphs(freshOf(phrases.replies.details, brief), openAsk(brief, phrases.asks.open));
}

/** Nothing of ours is asked for. */
function elsewhere(turn: Turn): string | undefined {
  const { question, asks, named, heard, best, isFound, brief, phrases } = turn;
  const isOursToTell = isFound && !namesOnlyPlace(question, best, phrases);
  const isAnswer = !asks && answersOfBusiness(brief);
  if (named.length > 0 || isOursToTell || isAnswer || announcesLaunch(question, phrases)) return undefined;
  const { share = 0 } = heard ?? {};
  // "It's a kebab place" names food, and tells of a business; "what do you think of our name, Grandma's Bite" asks about one.
  const isOurs = !mayWant(heard, 'offTopic') || (asks && wantedOf(turn) !== undefined && share >= sure);
  if (isOurs || subjectOf(question) !== 'elsewhere') return undefined;
  return paragraphs(phrases.replies.offTopic, openAsk(brief, phrases.asks.open));
}

function sum(turn: Turn): string | undefined {
  const { question, asks, named, heard, best, brief, phrases, ask } = turn;
  const isAsked =
    asks && isMeantBy(heard, 'faqPricing') && asksIfEnough(question, brief, named, best, phrases);
  return isAsked ? paragraphs(tellAnswer('budget', turn), ask()) : undefined;
}

/** What a launch inquiry is to be asked next, unless something else is asked beside it. */
function launch(turn: Turn): string | undefined {
  const { question, heard, best, brief, phrases, facts } = turn;
  const asks = turn.asks && isQuestion(withoutHelpAsked(question), phrases);
  const step = brief.guest ? undefined : launchStep(brief, phrases);
  if (!step) return undefined;
  const isOpening = step === 'product' || step === 'difference';
  const isPartOfIt = isOpening && isService(heard?.purpose ?? '');
  const isAnswered = isOpening
    ? // Somebody who is launching and asks what we cost or where we are is answered that first.
      facts.find(question, best) !== undefined ||
      (best !== undefined && isSure(best) && !isServicePassage(best))
    : turn.isFound;
  const wanted = wantedOf(turn);
  const isAside =
    (wanted !== undefined && (!isPartOfIt || asksHow.test(question))) ||
    certainOf(turn).length > 0 ||
    isAnswered;
  // "And SEO takes how many months": a question is one without its mark and its first word too.
  const isHeard = wanted !== undefined && !isPartOfIt && isSurelyAsked(turn);
  // "We need a logo first" is answered, and the open question put again.
  const isWished = wanted !== undefined && asksOfPlan(brief.pending) && isService(heard?.purpose ?? '');
  if (isHeard || isWished || (asks && isAside)) return undefined;
  const told = tellLaunch(step, turn);
  const parts = question.split(betweenWishes);
  // "We want to launch a snack" wishes for nothing of ours.
  const wishes = parts.some((part) => wish.test(part) && !announcesLaunch(part, phrases));
  if (!isPartOfIt || !isPriced(heard?.purpose ?? '') || !wishes) return told;
  // "We open in May and need a name": that we do it is said along with the congratulations.
  const opening = firstSentence(told);
  const wished = firstSentence(ownAnswer(heard?.purpose ?? '', phrases)?.first ?? '');
  return `${opening} ${wished}${told.slice(opening.length)}`;
}

/** How a thing is done is asked to be answered, whatever is launched. */
const asksHow = /\bhow (?:do|can|could|should|would|to)\b|(?<!\p{L})(?:و|ف)?(?:كيف|شلون|[اإ]زاي)(?!\p{L})/iu;

const isSurelyAsked = ({ heard, asks }: Turn) =>
  heard !== undefined &&
  heard.share >= beyondDoubt &&
  !isStatement(heard.purpose ?? '') &&
  !(isService(heard.purpose ?? '') || (!asks && heard.purpose === 'platforms'));

function tongueOrPlace(turn: Turn): string | undefined {
  const { question, brief, phrases } = turn;
  const tongue = asksForTongue(question);
  if (tongue) {
    const text = phrases.facts[tongue]?.text ?? '';
    const isOfWork = services.includes(lastTopic(brief, phrases) ?? '');
    const isAgain = tongue === 'languages' && (isOfWork || brief.shown.at(-1)?.includes(text));
    const ours = tongue === 'papers' ? `${firstSentence(phrases.facts.languages?.text ?? '')} ` : '';
    return paragraphs(isAgain ? yesTo(firstSentence(text), phrases) : ours + text, askAfter(tongue, turn));
  }
  return asksForPlace(question, brief, phrases)
    ? paragraphs(firstSentence(phrases.facts.elsewhere?.text ?? ''), askAfter('elsewhere', turn))
    : undefined;
}

/** Who names what hurts may as well ask what can be done about it. */
const tellsOfBusiness = ({ brief: { now } }: Turn) => [...now.slots].some((slot) => slot !== 'pain');

/** What is named beyond doubt, as far as it is asked for. */
function certainOf(turn: Turn): string[] {
  const { question, asks, named, heard, brief, facts } = turn;
  const isTold = tellsOfBusiness(turn) && !brief.now.isGuessed && brief.now.isWorded;
  // "We need an NDA" tells of a need, and of nothing else.
  const isNothingElse = heard !== undefined && countWords(question) <= maxNeedWords;
  // Whoever looks for a place to work tells of no business.
  const isAsked = asks || !isTold || facts.seeksJob(question) || isNothingElse;
  return isAsked ? named.filter((key) => isMeantBy(heard, key)) : [];
}

/** A need of more words is one of a business that is told of. */
const maxNeedWords = 5;

/** Is something of ours wished for, or found, beside a courtesy? */
const holdsMore = ({ heard, isFound }: Turn) => isFound || (heard?.shareOf(services) ?? 0) >= wishedFor;

/** "Small tax offices in Germany, we think", where something was asked: none of it is asked of our house. */
function tellsOfTheirs({ question, asks, named, heard, brief }: Turn): boolean {
  const isTelling =
    !asks && !wish.test(question) && named.length === 0 && isRequest(brief.pending) && !brief.guest;
  if (!isTelling || words(question).length <= maxFragmentWords || toUs.test(question)) return false;
  return heard !== undefined && heard.share < sure && ofPlaces.includes(heard.purpose ?? '');
}
const ofPlaces: readonly string[] = ['faqLocations', 'officeBerlin', 'officeErbil', 'elsewhere', 'reach'];

/** What is heard or named in it, the surer of the two first. */
function heardOrNamed(turn: Turn): string | undefined {
  const { question, asks, heard, best, brief, phrases, facts, ask } = turn;
  const { purpose } = heard ?? {};
  if (tellsOfTheirs(turn)) return paragraphs(freshOf(phrases.replies.details, brief), ask());
  const isTellingTrade = !asks && brief.now.slots.has('business');
  const isBesideTrade = (key = '') => isTellingTrade && (isService(key) || key === 'legal');
  const certain = certainOf(turn);
  const [named] = certain;
  const isFragment = !tellsOfBusiness(turn) && words(question).length <= maxFragmentWords;
  const isAsking = asks || (isFragment && !sinceThen.test(question));
  const fact = isAsking ? facts.find(question, best) : undefined;
  const isUntaught = fact !== undefined && heard?.shareOf([fact]) === undefined;
  const wanted = named || isUntaught ? undefined : wantedOf(turn);
  if (wanted) {
    // Whoever wishes for it, or is bound by rules, and says what they live by, hears what matters there.
    // What stands on a shelf is not what a house full of guests goes by.
    const isOfGuests = isBesideTrade(purpose) && purpose !== 'packaging';
    const trade = isOfGuests ? ofTheirTrade(brief, phrases, undefined, true) : undefined;
    const met = asks ? '' : metOf(brief, phrases);
    const told = [met, wanted, trade ?? ''].filter((text) => text !== '').join(' ');
    return paragraphs(told, askAfter(purpose, turn));
  }
  // "You know what I got? A PDF." asks nothing.
  const asksInPassing = /[?؟]/.test(question) && !/[?؟]\P{L}*$/u.test(question) && !fact;
  const isTold = (!asks || asksInPassing) && !brief.guest && !named;
  // What is said of us is no detail of theirs: "you make it sound easy".
  if (isTold && purpose === 'tellDetail' && !brief.now.isWorded && toUs.test(question))
    return paragraphs(freshOf(phrases.replies.taken.slice(1), brief), openAsk(brief, phrases.asks.open));
  if (isTold && purpose && (isStatement(purpose) || (isCourtesy(purpose) && !holdsMore(turn))))
    return paragraphs(thankFor(brief, best, phrases, heard), ask());
  if (brief.guest && !isForGuest(brief.guest, { question, asks, named, best }, phrases))
    return tellGuest(brief.guest, brief, phrases);
  if (asks && asksOfOthers(question, certain, phrases)) return paragraphs(phrases.replies.others, ask());
  if (named) {
    const trade = isBesideTrade(named) ? ofTheirTrade(brief, phrases, undefined, true) : undefined;
    return paragraphs([tellAnswer(named, turn), trade ?? ''].join(' ').trim(), askAfter(named, turn));
  }
  if (!fact || !mayWant(heard, fact)) return undefined;
  // Whoever asks for a job is not asked about a business.
  const next = fact === 'jobs' ? openAsk(brief, phrases.asks.open) : askAfter(fact, turn);
  return paragraphs(tellAnswer(fact, turn), next);
}
