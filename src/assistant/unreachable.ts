import type { AssistantCommon } from './common';
import type { Message, Reply } from './reply';
import { technicalTexts } from './technicalTexts';
import { startTrace } from './trace';

/**
 * The reply to a visitor whose connection went before the path of a turn was here: the network's own text. What masks
 * personal data is not here either, so the trace leaves the question out.
 */
export function unreachable({ pageLanguage }: Message, { now, texts }: AssistantCommon): Reply {
  const error = technicalTexts.network;
  const reply = texts[pageLanguage].trouble.network;
  const book = startTrace('turn_0', '', pageLanguage, now);
  book.note('outcome', { kind: 'trouble', reply, model: null, tokens: null, error });
  return {
    kind: 'trouble',
    text: reply,
    language: pageLanguage,
    trace: book.trace,
    result: { success: false, error },
  };
}
