import { countWords, words } from '../../text';
import { isMadeOf } from '../../understanding/acts';
import { toClauses } from '../../understanding/toClauses';
import { lastTopic } from './acts';
import type { Brief } from './brief';
import { asksForChoice } from './choices';
import { firstSentence } from './facts';
import { officeNamed, wasAboutPlaces } from './followUps';
import type { EmbeddedPhrases } from './phrases';
import { disciplines, isService } from './purposeNames';

/** More words say by themselves what they ask. */
const maxWords = 9;

/** "And its number?", «وعنوانه؟» */
const asksToReach =
  /^(?:(?:and|ok|so|also|what|is|whats|s|do|you|have) )*(?:(?:its|it s|the|their|that|a|any) )?(?:(?:phone|telephone|mobile|contact) )?(?:number|phone|address|e ?mail)(?: (?:there|of it|please|pls|then|for it))*$|^(?:(?:و|طيب|زين|تمام|شنو|شو|وش|ما|هو|ايش|ايه|كم|ممكن|اعطيني|عطيني|انطيني|بدي|اريد) )*و?(?:رقم|هاتف|تلفون|تليفون|عنوان|ايميل|موبايل)(?: ?(?:ه|ها|هم))?(?: (?:المكتب|هناك|التلفون|الهاتف|تلفونه|هاتفه|لو سمحت|من فضلك|شنو|شو|كم|ايش|وش))*$/u;

/** "Why don't you write them on the site?", of prices. */
const asksWhyUnlisted =
  /^(?:(?:and|but|ok|so|well|then) )*(?:why|how come) .*\b(?:not?|hid\w*|secret)\b.*\b(?:(?:web ?)?site|online|page|lists?|them|prices?|publish\w*|sh?own?|written|write)(?= |$)|(?:^| )(?:و|ف)?(?:ليش|ليه|لماذا|علاش) (?:ما|لا|مو|مش|مب|ماكو|مخبي\p{L}*|تخف\p{L}*) .*(?:موقع|سايت|قا[ئي]مه|ليست|لسته|[تب]كتب|[تب]نشر|معلن|مكتوب|اونلاين|اسعار)/u;
const ofPrices: readonly (string | undefined)[] = ['faqPricing', 'roughPrice', 'package', 'free'];

const asksContents =
  /\b(?:includ\w*|covers?|contains?|part|in it)\b|[تي](?:شمل|تضمن|ضم|حتوي)|(?:بيها|فيها|بيه|فيه)/u;

/** The answer or fact that a question wants which only points to what was told last: "what does this service include?" */
export function askedOfLast(question: string, brief: Brief, phrases: EmbeddedPhrases): string | undefined {
  if (countWords(question) > maxWords) return undefined;
  const said = words(question).join(' ');
  if (asksToReach.test(said) && wasAboutPlaces(brief, phrases)) return officeNamed(brief) ?? 'contact';
  const topic = lastTopic({ ...brief, shown: brief.shown.slice(-1) }, phrases);
  if (!topic) return undefined;
  const clauses = toClauses(question);
  if (ofPrices.includes(topic) && clauses.some((clause) => asksWhyUnlisted.test(clause)))
    return 'noPriceList';
  const { explaining, courtesies, leadIns, yesNo, offering } = phrases.cues;
  const isOfIt = isMadeOf(question, explaining, courtesies, leadIns, yesNo, offering);
  return isOfIt && asksContents.test(said) ? contentsOf(topic) : undefined;
}

/** What a service belongs to says what it holds; of others the proposal does. */
function contentsOf(topic: string): string | undefined {
  const [discipline] =
    Object.entries(disciplines).find(([key, parts]) => key === topic || parts.includes(topic)) ?? [];
  return discipline ?? (isService(topic) || ofPrices.includes(topic) ? 'included' : undefined);
}

/** "May I come without an appointment?" */
const visitsUnasked =
  /\b(?:without (?:an? |any )?(?:appointment|booking|reservation)|unannounced|walk in)\b|(?:^| )(?:بدون|بلا|من دون|من غير) (?:اي |اخذ )?(?:موعد|مواعيد|حجز)(?= |$)/u;
const visits =
  /\b(?:come|visit|drop|stop|pass|walk|show)\b|(?:^| )(?:و|ف|ب|هل )*(?:[انت](?:جي|زور|مر|روح|فوت|دخل)|زيار|مر عل|زوركم|جيكم)/u;

/** Where to come, at what hours, and that it is better to call before; of one office, where one is named. */
export function answerVisit(question: string, brief: Brief, { facts }: EmbeddedPhrases): string | undefined {
  const said = words(question).join(' ');
  if (!visitsUnasked.test(said) || !visits.test(said)) return undefined;
  const office = officeNamed({ ...brief, said: [question] });
  const offices = office ? [office] : ['officeErbil', 'officeBerlin'];
  const where = offices.map((key) => facts[key]?.text ?? '');
  return [...where, firstSentence(facts.hours?.text ?? '')].join(' ');
}

const awards = /\b(?:awards?|medals?|prizes?)\b|(?:جوا[ئي]ز|جا[ئي]ز[هة]|ميدالي)/u;
const asksAnywhere =
  /\b(?:do|does|did|will|would|are|is|what|how|why|who)\b|(?:^| )(?:و|ف)?(?:شو|شنو|وش|ايش|ليش|ليه|هل|ماذا|ما|ايه|كيف|شلون)(?= |$)/u;
const doubtsUse =
  /\b(?:bring|brings|help|helps|sell|sells|sales|customers|clients|matter|matters|worth|useful|use (?:are|is)|good for|mean|benefit|care|point)\b|(?:^| )(?:و|ف|ب|ل|ش|شو|ما)*(?:[تي]?(?:فيد|نفع|هم|جيب|عني|خص)(?:ني|نا|ك|وني)?|فا[ئي]د[هة]\p{L}*|[اش]?ستفيد|زباين|زبائن)(?= |$)/u;

/** "Do awards even bring customers?", «الجوائز شو بتفيدني؟»: of what use they are, and not which there are. */
export const doubtsAwards = (question: string): boolean => {
  const said = words(question).join(' ');
  return (
    awards.test(said) &&
    asksAnywhere.test(said) &&
    doubtsUse.test(said) &&
    !/\b(?:win|won|have)\b|عندكم|فزتم|اخذتوا/u.test(said)
  );
};

/** "Which one got the gold?", «عن شنو هاي؟»: nothing in it says of what. */
const points =
  /^(?:(?:and|so|ok|but) )*(?:which (?:one|ones|of (?:them|these|those)) .+|what (?:is|are|was|were) (?:they|it|these|those|this|that)(?: all)? (?:about|for)|(?:about|for) what|what (?:about|for)|what (?:does|do) (?:that|this|it|they) mean(?: .+)?|(?:any|some|how many|none) of (?:them|those|these) .+)$|^(?:و|ف)?(?:طيب |زين )?(?:(?:عن|علي) (?:شنو|شو|ايش|وش|ماذا|اي شي)(?: .+)?|(?:اي|يا|انهي) (?:واحد|وحده|واحده|منها|منهم|منهن)(?: .+)?|ايها .+|ايهم .+|(?:يعني |اي )?(?:شنو|شو|ايش|وش|ايه|ماذا) (?:يعني|بتعني|معناها?)(?: (?:هذا|هاي|هيدا|هذي|بالعربي|بكلام|ببساطه).*)?|(?:في|اكو|هل )?(?:منهم|بينهم) .+)$/u;

/** The question as it is meant, where it only points to what was asked before: with that before it. */
export function inContext(question: string, before: string | undefined, phrases: EmbeddedPhrases): string {
  const isBare = countWords(question) > maxWords || asksForChoice(question, phrases);
  if (!before || isBare || !points.test(words(question).join(' '))) return question;
  return `${before.replace(/[.!?؟\s]*$/u, '')}. ${question}`;
}
