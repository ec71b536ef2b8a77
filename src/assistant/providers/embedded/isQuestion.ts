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

/** Does a message ask something, with or without a question mark? Its clauses begin as questions do. */
export function isQuestion(text: string, { cues }: EmbeddedPhrases): boolean {
  const isMarked = [cues.comparisons, cues.asksAnywhere].some((cue) => containsPhrase(text, readList(cue)));
  if (/[?؟]/.test(text) || isMarked) return true;
  const openings = readList(cues.questions);
  return toClauses(text).some((clause) => {
    if (supposes.test(clause) || denies.test(clause)) return false;
    const plain = [words(clause).join(' '), withoutLeading(clause, cues.leadIns)].map((said) => `${said} `);
    return openings.some((opening) => plain.some((said) => said.startsWith(`${opening} `)));
  });
}
