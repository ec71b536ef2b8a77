import { createMentions } from './findMentions';
import { ownMentioned } from './subject';
import { toClauses } from './toClauses';

/** What went wrong between the visitor and the agency. */
const unanswered =
  'nobody answers|nobody answered|nobody picked up|nobody picks up|nobody replied|nobody replies|nobody called|no one answers|no one answered|' +
  'no one picked up|no one replied|no one replies|no one called|never answered|never replied|never called|never got back|never heard back|' +
  'not helpful|was no help|did not help me|you did not help|ما فدتيني|ما فدتني|ما فدتوني|ما ساعدتيني|ما ساعدتوني|لم تساعديني|ما افدتيني|' +
  'still waiting|waiting for your|waiting for an answer|waiting for a reply|no reply|no answer|no response|did not answer|did not reply|' +
  'did not call|do not answer|do not reply|not answering|ignored me|ignored my|ignoring me|ignoring my|' +
  'محد يرد|محد اتصل|محد يتصل|ما حد يرد|محد رد|ما حد رد|ما احد يرد|ماحد يرد|ماحدا بيرد|ما حدا بيرد|ما حدا رد|محدش بيرد|محدش رد|لا احد يرد|لا احد يجيب|لم يرد|لم تردوا|لم يجب|' +
  'ما ترد|ما رديت|ما رديتوا|ما تردون|ما بتردوا|مابتردوا|ما جاوبتوا|ما تجاوبون|لم يتصل|ما اتصلتوا|انتظر رد|انتظر ردكم|انتظر منكم';
const explicit =
  'want to complain|like to complain|have a complaint|make a complaint|file a complaint|عندي شكوي|عندنا شكوي|لدي شكوي|اقدم شكوي|اريد اشتكي|ابي اشتكي|بدي اشتكي|عايز اشتكي';
const bad =
  'disappointed|disappointing|unhappy|dissatisfied|terrible|awful|horrible|bad|poor|slow|broken|rude|unprofessional|not working|does not work|' +
  'do not work|not happy|not satisfied|complain|complaint|not good|worst|annoying|annoyed|unacceptable|' +
  'سيي|سييه|زفت|بطيء|بطي|بطييه|تعبان|رديء|ردي|رديه|مستاء|مستاءه|زعلان|زعلانه|خاب ظني|غير راض|مو راضي|مش راضي|مو راضيه|اشتكي|شكوي|معطل|خربان|ما يشتغل|ما يفتح|ما بيفتح|لا يعمل|مو زين|مش كويس|وقحين|غير مقبول';
const found = createMentions({ explicit, unanswered, bad });

/** The agency, its site and this chat, as they are spoken to. */
const agency =
  /(?:^| )(?:you|your|yours|this (?:chat|site|website|page|agency|company)|\p{L}{2,}كم|\p{L}{3,}(?:توا|تو)|هذا الموقع|هذه المحادثه|معكم|وياكم|منكم)(?= |$)/u;

/** Does a message tell the agency what went wrong with it? A visitor's own trouble ("our sales are slow") is none. */
export function complains(text: string): boolean {
  return toClauses(text).some((clause) => {
    const names = found(clause).map(({ name }) => name);
    if (names.includes('explicit')) return true;
    if (names.includes('unanswered')) return !ownMentioned(clause);
    return names.includes('bad') && agency.test(clause) && !ownMentioned(clause);
  });
}
