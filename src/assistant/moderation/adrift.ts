import { allGroups, markers } from './rules';
import { anyOf } from './rules/notation';
import type { Sentence } from './sentences';
import { isAgencyAtWork, isAsking, isTrade } from './subjects';

const isIdle = anyOf(markers.idleQuestions, allGroups);
const isCourtesy =
  / (?:we|our|us|i|my|me|maya|ouragency|sorry|thanks?|اسموكالتنا|شكرا|عذرا|[^ ]{3,}ني|زملاء[^ ]*) /;

/**
 * Does a reply drift, as one about anything at all does? Not one statement is of the trade or of the agency, and what
 * it asks is what any chat asks ("Anything else?", "How old is he?") and nothing a consultant wants to know.
 */
export function isAdrift(sentences: readonly Sentence[]): boolean {
  const questions = sentences.filter(isAsking);
  const statements = sentences.filter((one) => !isAsking(one));
  if (questions.length === 0 || !statements.some(({ words }) => words > 3)) return false;
  if (!questions.every((one) => isIdle(one.plain) && !isTrade(one))) return false;
  return !statements.some((one) => isTrade(one) || isAgencyAtWork(one.plain) || isCourtesy.test(one.plain));
}
