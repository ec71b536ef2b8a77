import type { Sentence } from './sentences';
import { isQuestion } from './shorten';

const ordinal =
  /^ \. (?:, |and |[وف]?)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|then|finally|last|الاولي?|الثانيه?|الثالثه?|الرابعه?|الخامسه?|السادسه?|السابعه?|الثامنه?|التاسعه?|العاشره?|الاخيره?|اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا|اخيرا|ثم)(?:ly| one)? (?:, |is |are |comes |says |تقول |هي |هو |ان )/;
const startsPoint = ({ marker, plain }: Sentence) => marker.trim() !== '' || ordinal.test(plain);
const pointsBack =
  /^ \. (?:, |and |[وف]?)?(?:(?:that|this|these|those|such|so) (?:is|are|was|were) |(?:هذا|هذه|هذي|هاي|ذلك|تلك|هكذا) )/;

/**
 * The places of what is told of the prompt along with a sentence that breaks its rule: the other points of its row
 * ("First, only marketing."), and what it points back at ("That is the order I was handed.").
 */
export function toldWithPrompt(sentences: readonly Sentence[], broken: readonly string[][]): Set<number> {
  const told = new Set<number>();
  sentences.forEach((sentence, index) => {
    if (!broken[index]?.includes('prompt_echo')) return;
    if (pointsBack.test(sentence.plain) && !isQuestion(sentences[index - 1] ?? sentence)) told.add(index - 1);
    const isPoint = (one: Sentence | undefined) => one !== undefined && startsPoint(one) && !isQuestion(one);
    for (let next = index + 1; isPoint(sentences[next]); next += 1) told.add(next);
    for (let before = index; isPoint(sentences[before]); before -= 1) told.add(before);
  });
  return told;
}
