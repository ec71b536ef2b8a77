import { createMentions } from './findMentions';
import { ownMentioned } from './subject';
import { toClauses } from './toClauses';

/** What went wrong between the visitor and the agency. */
const unanswered =
  'nobody from your|no one from your|nobody answers|nobody answered|nobody picked up|nobody picks up|nobody replied|nobody replies|nobody responded|nobody responds|no one responded|no one responds|nobody called|no one answers|no one answered|' +
  'no one picked up|no one replied|no one replies|no one called|never answered|never replied|never responded|never called|never got back|never heard back|' +
  'nobody came back|no one came back|never came back|nobody got back|no one got back|nobody wrote back|no one wrote back|nobody has answered|nobody has replied|no one has replied|' +
  'محد جاوب|محد جاوبني|محد جاوبنا|ماحد جاوب|ما حد جاوب|ما حدا جاوب|ماحدا جاوب|محد رجعلي|محدش رجعلي|ما حدا رجعلي|ما رجعتولي|ما رجعتوا لي|محد كلمني|محدش كلمني|' +
  'still no draft|still no files|promised me the|promised us the|you promised|ولسه مفيش|لسه مفيش|ولسا ما في|ولهسه ماكو|ولحد الان ماكو|وما استلمنا شي|وما استلمت شي|ولم نستلم شيئا|' +
  'not helpful|was no help|did not help me|you did not help|ما فدتيني|ما فدتني|ما فدتوني|ما ساعدتيني|ما ساعدتوني|لم تساعديني|ما افدتيني|' +
  'promised to call|promised me a call|promised us a call|promised a callback|promised to get back|promised to send|said you would call|said you would get back|وعدتوني|وعدتونا|' +
  'still waiting|waiting for your|waiting for an answer|waiting for a reply|no reply|no answer|no response|did not answer|did not reply|did not respond|' +
  'ماكو احد يجاوب|ماكو احد يرد|محد يجاوب|ماحد يجاوب|ما احد يجاوب|ماكو جواب|يدزلي عرض وما دز|وما دزيتوا|وما دزوا|انتظر التعديل|انتظر التصميم|ننتظر التصميم|ننتظر التعديل|' +
  'did not call|do not answer|do not reply|not answering|ignored me|ignored my|ignored our|ignoring me|ignoring my|' +
  'محد يرد|محد اتصل|ما حد اتصل|ماحد اتصل|ما احد اتصل|محدش اتصل|محد يتصل|ما حد يرد|محد رد|ما حد رد|ما احد يرد|ماحد يرد|ماحدا بيرد|ما حدا بيرد|ما حدا عم يرد|ما حدا رد|محدش بيرد|محدش رد|لا احد يرد|لا احد يجيب|لم يرد|لم يردوا|لم تردوا|لم اتلق رد|لم اتلق ردا|لم نتلق رد|لم نتلق ردا|بدون رد|بلا رد|ما وصلني رد|لم يصلني رد|ما اجاني رد|ما جاني رد|ما يرد|لا يرد|لا ترد|لم يجب|لم تجيبوا|' +
  'ما ترد|ما رديت|ما رديتوا|ما تردون|ما بتردوا|مابتردوا|ما جاوبتوا|ما تجاوبون|لم يتصل|ما اتصلتوا|انتظر رد|انتظر ردكم|انتظر منكم';
const explicit =
  'want my money back|want our money back|give me my money back|give us our money back|i want a refund now|demand a refund|demand my money|this is unacceptable|that is unacceptable|totally unacceptable|this is a disgrace|this is outrageous|اريد فلوسي|نريد فلوسنا|رجعوا فلوسي|رجعولي فلوسي|رجعوا فلوسنا|بدي مصاري|رجعولي مصاري|عايز فلوسي|ابي فلوسي|هذا غير مقبول|هالشي غير مقبول|هالحكي غير مقبول|' +
  'want to complain|like to complain|my invoice is wrong|your invoice is wrong|my bill is wrong|your bill is wrong|wrong invoice|charged me twice|charged us twice|charged twice|overcharged|فاتورتي غلط|الفاتوره غلط|فاتورتنا غلط|الفاتوره خطا|حسبتوا مرتين|have a complaint|make a complaint|file a complaint|عندي شكوي|عندنا شكوي|لدي شكوي|اقدم شكوي|اريد اشتكي|ابي اشتكي|بدي اشتكي|عايز اشتكي';
const bad =
  'disappointed|disappointing|unhappy|dissatisfied|terrible|awful|horrible|bad|poor|slow|broken|rude|unprofessional|not working|does not work|' +
  'typo|not sending|typos|spelling mistakes|is not sent|does not send|nothing happens|not loading|does not load|loads forever|takes forever|does not open|will not open|keeps crashing|crashes|' +
  'ما ترضي تندز|ماترضي تندز|ما تقبل تندز|ماتقبل تندز|ما تندز|ما يندز|ما تنرسل|ما ينرسل|ما يصير شي|ما بتنبعت|ما بينبعت|ما تفتح|ما بتفتح|يعلق|' +
  'do not work|not happy|not satisfied|complain|complaint|not good|worst|annoying|annoyed|unacceptable|' +
  'سيي|سييه|سيء|سيءه|زفت|بطيء|بطي|بطييه|تعبان|رديء|ردي|رديه|مستاء|مستاءه|زعلان|زعلانه|خاب ظني|غير راض|مو راضي|مش راضي|مو راضيه|اشتكي|شكوي|معطل|خربان|ما يشتغل|ما يفتح|ما بيفتح|لا يعمل|مو زين|مش كويس|وقحين|غير مقبول';
/** Silence that is a fault of the agency's only where the visitor had turned to it. */
const silence =
  'went quiet|gone quiet|went silent|gone silent|nobody joined|no one joined|nobody showed up|no one showed up|محد دخل|محد اجي|محد اجا';
/** The visitor's own market and trade: silence there is a task for the agency, not its fault. */
const market =
  'customer|client|consumer|buyer|shopper|lead|prospect|people|audience|follower|subscriber|fan|user|guest|patient|student|parent|visitor|' +
  'investor|supplier|partner|sponsor|retailer|distributor|journalist|press|influencer|blogger|applicant|candidate|' +
  'ad|ads|advert|advertisement|advertising|campaign|post|reel|story|newsletter|mailing|cold email|email marketing|outreach|flyer|leaflet|brochure|billboard|radio|tv|survey|launch|promotion|' +
  'old agency|last agency|previous agency|former agency|other agency|another agency|' +
  'زبون|زباين|زبائن|عميل|عملاء|مستهلك|مشتري|جمهور|الناس|متابع|مشترك|ضيوف|مرضي|طلاب|مستثمر|مورد|شريك|شركاء|مؤثر|مشاهير|صحفي|صحفيين|' +
  'اعلان|حمله|منشور|بوست|ريلز|ستوري|نشره|نشره بريديه|بروشور|ترويج|اطلاق|استبيان|ايميلات تسويقيه|وكاله سابقه|وكاله قديمه|وكاله ثانيه';
/** Where the market is met, and the agency as well: the visitor's own message to us may have gone through it. */
const channels =
  'instagram|insta|facebook|tiktok|snapchat|linkedin|youtube|google|انستغرام|انستقرام|انستا|فيسبوك|فيس|تيك توك|سناب|لينكدان|يوتيوب|غوغل|جوجل|كوكل';
const found = createMentions({ explicit, unanswered, silence, bad, market, channels });

/** The agency, its site and this chat, as they are spoken to. */
const agency =
  /(?:^| )(?:you|your|yours|the (?:team|office|support)|this (?:chat|site|website|page|agency|company)|the (?:contact|meeting|request|callback) form|the form for the meeting|(?:ال|هاي ال|هذه ال)?(?:استماره|فورم)|نموذج (?:الاجتماع|التواصل)|\p{L}{2,}كم|\p{L}{3,}(?:توا|تو)|هذا الموقع|هذه المحادثه|معكم|وياكم|منكم)(?= |$)/u;
/** Whoever greets, thanks or asks for help speaks to the agency, and not of what it did. */
const courtesies = [
  /\b(?:can|could|may|would|will|do|if|need|want|hope|hoping|ask|asking|thank|like) you(?! not| never)\b/g,
  /\byou (?:can|could|would|help|know|think)\b(?! not| never)/g,
  /\b(?:need|needs|want|like|appreciate|for|with|ask) your (?:help|advice|opinion|support)\b/g,
  /(?:^| )(?:عليكم|مساعدتكم|نصيحتكم|رايكم|لكم|بكم|يعطيكم|حضرتكم|(?:نريد|نحتاج|اريد|احتاج|محتاج|محتاجين|ابي|نبي|بدي|بدنا|عايز|نشتغل|نعمل|نتعاون) (?:معكم|وياكم|معاكم|منكم))(?= |$)/g,
];
/** "I wrote", "اتصلت": it was the visitor who waited for the answer. */
const reachedOut =
  /(?:^| )(?:i (?:have |had |already )*(?:wrote|written|write|messaged|texted|emailed|mailed|called|contacted)|my (?:message|messages|email|emails|mail|call|calls|request|dm|dms)|(?:و|ف)?(?:كتبت|دزيت|راسلت|بعثت|بعتت|ارسلت|اتصلت|خابرت|دقيت|تواصلت|حجزت|انتظرتكم))(?= |$)/;

/** "No answer about my campaign": what the message was about did not stay silent itself. */
const topics = [
  /\b(?:back )?to (?:me|us)\b/g,
  /\b(?:about|regarding|concerning) (?:(?:a|an|the|my|our|your) )?\S+/g,
  /(?:^| )(?:عن|بخصوص|حول) \S+/g,
];

/** "We are not happy": a firm that speaks of its mood speaks of none of its trade. */
const feeling =
  /\bwe (?:are|were|feel)(?= (?:(?:very|really|so|quite|deeply|extremely|not) )*(?:happy|satisfied|unhappy|dissatisfied|disappointed|annoyed)\b)|(?:^| )(?:نحن|احنا|حنا)(?= (?:غير راض|مو راض|مش راض|مستا|زعلان))/g;

/** What is denied is no fault: "not bad", "no complaints", "مو سيئ". */
const denied = [
  /\b(?!never (?:been|felt|seen|had) (?:so|such|this) )(?:not|never|no|nothing|without|hardly)(?: (?:a|an|any|so|that|all that|too|very|really|even|been|being|at all|have|had|here|want|like|mean|wish|going|to))* (?:disappointed|disappointing|unhappy|dissatisfied|terrible|awful|horrible|bad|poor|slow|broken|rude|unprofessional|complain|complaints?|worst|annoying|annoyed|unacceptable)\b/g,
  /(?:^| )(?:و|ف)?(?:مو|مش|مب|موب|مهو|ماهو|ما هو|ليس|ليست|ليسوا|لست|غير|ما|لا|بدون|ماكو)(?: (?:كلش|جدا|ابدا|هو|هي|كان|كانت|عندي|عندنا|لدي|اي|هلقد|كتير|بهالقد|ب))* ب?(?:سي[يء]\p{L}{0,2}|زفت|بطي\p{L}{0,3}|تعبان\p{L}?|ردي(?:ء|يه|ءه|يا|ءا)?|مستاء\p{L}?|زعلان\p{L}{0,2}|معطل\p{L}?|خربان\p{L}?|وقحين|اشتكي|شكوي)(?= |$)/gu,
];
/** Waiting for the rest of the world (investors, a permit, the bank), and what customers complain of. */
const elsewhere = [
  /\bcomplaints? (?:from|by) (?:a |an |our |my |the |some )?\S+/g,
  /شكوي من (?:احد )?(?:ال)?(?:زبون|زباين|عميل|عملا|مشتري|مشترك|ناس)\S*/g,
  /\bstill waiting (?:on|until|till|to (?!hear)|for (?!(?:(?:you|your|an?|the|my|any|some) )?(?:you|your|answer|reply|response|call|callback|email|mail|message|offer|quote|proposal|invoice|contract|feedback|(?:first |second |third |new |next |final )?(?:draft|version|design|logo|delivery|files|video|corrections?|changes|revision)|somebody|someone|anyone|help|support|refund)\b)).*/g,
  /\b(?:still waiting|waiting for an? (?:answer|reply)|no (?:reply|answer|response))\b.*\bfrom (?:the |my |an? |some |any )?(?:bank|ministry|government|municipality|landlord|lawyer|google|meta|facebook|instagram|tiktok)\b.*/g,
];

/** «انشر كل يوم بس محد يتصل»: silence after one's own posts is the market's. */
const ownPosts = /(?:^| )(?:(?:i|we) (?:\w+ )?(?:post|publish)|و?(?:ا|ن)نشر)(?= |$)/;

/** Does a message tell the agency what went wrong with it? A visitor's own trouble ("our sales are slow") is none. */
export function complains(text: string): boolean {
  const clauses = toClauses(text);
  const wasTurnedTo = clauses.some(
    (clause) => reachedOut.test(clause) || agency.test(without(clause, courtesies)),
  );
  const publishes = clauses.some((clause) => ownPosts.test(clause));
  return clauses.some((said) => {
    const clause = without(said, [...denied, ...elsewhere]);
    const names = found(clause).map(({ name }) => name);
    if (names.includes('explicit')) return true;
    if (names.includes('silence') && !ownMentioned(clause)) return wasTurnedTo;
    const isNamed = agency.test(without(clause, courtesies));
    const isOfTheirs = isOfMarket(without(clause, topics)) || (publishes && !wasTurnedTo);
    if (names.includes('unanswered')) return isNamed || !isOfTheirs;
    return names.includes('bad') && isNamed && !ownMentioned(clause.replace(feeling, ' '));
  });
}

/** Is it the visitor's market that stays silent? */
function isOfMarket(clause: string): boolean {
  const names = found(clause).map(({ name }) => name);
  return (
    ownMentioned(clause) ||
    names.includes('market') ||
    (names.includes('channels') && !reachedOut.test(clause))
  );
}

function without(clause: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), clause);
}
