import { words } from '../text';
import { createMentions } from './findMentions';
import { rememberTexts } from './rememberTexts';
import { elsewhereWords, generalOpenings, ownWords, sharedWords, tradeWords } from './subjectWords';
import { toClauses } from './toClauses';

/** `ours`: marketing, the agency, the visitor's business. `elsewhere`: plainly something else. `open`: neither. */
export type Subject = 'ours' | 'elsewhere' | 'open';

const mentions = createMentions({ trade: tradeWords, own: ownWords, shared: sharedWords, ...elsewhereWords });

/** The agency is spoken to. Arabic writes it into the verb and onto the noun. */
const addressed =
  /(?:^| )(?:you|your|yours|yourself|انتم|انتو|انتوا|انتي|حضرتكم|(?:و|ف)?(?:ب|س)?ت\p{L}{2,}(?:ون|وا|ين)|\p{L}{2,}(?:كم|توا)|(?:عند|في|مع|معا|ويا|لي|ال|ب|عن|من|شغل|اسعار|خدمات|فريق|مكتب|رقم)(?:كن|كو))(?= |$)/u;
/** "Do you know …", "can you tell me …" speak to nobody in particular. */
const asides =
  /\b(?:what|how) do you think (?:about|of)\b|\b(?:do|can|could|would|will) you (?:please )?(?:know|tell me|explain|recommend|give me|write|solve|translate|convert|help me)\b|\btell me\b/g;

/** What a message speaks of. A word of the trade or of the visitor's business settles it: "recipe for growth". */
export const subjectOf = rememberTexts((text: string): Subject => {
  const clauses = toClauses(text);
  // "I am a plumber" says whose business it is, and asks nothing of a plumber's.
  const plain = clauses.filter((clause) => !introduced.test(clause)).join(' . ');
  if (plain === '' && clauses.length > 0) return 'ours';
  const found = new Set(mentions(plain).map(({ name }) => name));
  if (found.has('trade') || found.has('own')) return 'ours';
  const isShared = found.delete('shared');
  if (found.size > 0) return 'elsewhere';
  if (isShared) return 'ours';
  return addressed.test(plain.replace(asides, ' ')) ? 'ours' : 'open';
});

const introduced = /^(?:i am|we are) an? (?:[^ ]+ )?[^ ]+$|^(?:انا|اني|احنا|نحن) \p{L}+$/u;

const openings = new Set(generalOpenings.split('|').flatMap(words));

/** Could this be asked of anybody? ("Who painted …", "كم عدد …") */
export function isGeneralQuestion(text: string): boolean {
  return openings.has(words(text)[0]?.replace(/'.*$/u, '') ?? '');
}

/** "شركتكم" is the agency's, though it shares its stem with "شركتي". */
const yours = /(?<=^| )\p{L}{2,}كم(?= |$)/gu;
/** "منشوراتي", "باعلاناتنا": the visitor's trade, with the ending that says whose it is. */
const ours =
  /(?:^| )(?:و|ف)?(?:ب|ل|ك)?(?:منشور|بوست|اعلان|حمل|صفح|مبيع|منتج|موقع|متجر|متابع|زبون|زباين|عميل|عملا[ءيو]?|جمهور|نشر|علام)(?:ات|ت|ين)?(?:ي|نا)(?= |$)/u;

/** Does the writer speak of a business of their own? */
export const ownMentioned = rememberTexts((text: string): boolean =>
  toClauses(text)
    .map((clause) => clause.replace(yours, ' '))
    .some((clause) => ours.test(clause) || mentions(clause).some(({ name }) => name === 'own')),
);
