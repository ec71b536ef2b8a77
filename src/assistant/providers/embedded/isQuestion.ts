import { containsPhrase, words } from '../../text';
import { readList, withoutLeading } from '../../understanding/acts';
import { toClauses } from '../../understanding/toClauses';
import type { EmbeddedPhrases } from './phrases';

/** "When I get big I will come to you": a time that is told of. "When we can start" asks. */
const supposes =
  /^(?:(?:and|but|so|ok|maybe) )*(?:when|whenever|once) (?:i|we|the|my|our|he|she|they|it) (?!(?:can|could|will|would|shall|should|may|might)\b)(?:[^ ]+ )+(?:i|we) (?:will|shall|would)\b/;

/** «ما عندي زباين»: the same word asks and denies. */
const denies =
  /^ما (?:عند(?:ي|نا)|عد(?:ي|نا)|لد(?:ي|ينا)|معي|معنا|في(?:ه|ش|ني)?|احد|حدا?|حدش|ضل|بقي|ادري|دري|صار|زاد|[ان](?:عرف|[قك]در)|[يت](?:جي|شتر|دخل|طلب|شوف|بيع)\p{L}*)(?= |$)/u;

/** "App for delivery how much", «شعار بكم»: the question stands behind its subject, unless others ask it. */
const endsAsking =
  /^(?!.*\b(?:ask\w*|know\w*|see|tell\w*|show\w*|matter|care|said|says?|decid\w*|sure|depends|forg\w*) )(?:[^ ]+ ){1,9}(?:how (?:much|long)|how many (?:days|weeks|months)|what price)$|^(?!.*(?:[يت]س[اأ]ل|عرف|شوف|ي[قكگ]ول|(?<!\p{L})[اأ]هم(?!\p{L})|[اد]دري|قرر|تصل|تواصل|نثق|سمعت|نرحب|اهلا|سهلا|مرحبا))(?:[^ ]+ ){1,9}(?:بكم|بيش|بكام|شكد|شقد|قديش|بقديش)$/u;

/** Does a message ask something, with or without a question mark? Its clauses begin as questions do. */
export function isQuestion(text: string, { cues }: EmbeddedPhrases): boolean {
  const isMarked = [cues.comparisons, cues.asksAnywhere].some((cue) => containsPhrase(text, readList(cue)));
  if (/[?؟]/.test(text) || isMarked) return true;
  const openings = readList(cues.questions);
  return toClauses(text).some((clause) => {
    if (supposes.test(clause) || denies.test(clause)) return false;
    if (endsAsking.test(clause)) return true;
    const plain = [words(clause).join(' '), withoutLeading(clause, cues.leadIns)].map((said) => `${said} `);
    return openings.some((opening) => plain.some((said) => said.startsWith(`${opening} `)));
  });
}
