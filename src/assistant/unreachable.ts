import type { AssistantCommon } from './common';
import { mask } from './records/mask';
import type { Message, Reply } from './reply';
import { technicalTexts } from './technicalTexts';
import { startTrace } from './trace';

/** The reply to a visitor whose connection went before the path of a turn was here: the network's own text. */
export function unreachable({ text, pageLanguage }: Message, { keep, now, texts }: AssistantCommon): Reply {
  const error = technicalTexts.network;
  const reply = texts[pageLanguage].trouble.network;
  const book = startTrace('turn_0', mask(text, keep), pageLanguage, now);
  book.note('outcome', { kind: 'trouble', reply, model: null, tokens: null, error });
  return {
    kind: 'trouble',
    text: reply,
    language: pageLanguage,
    trace: book.trace,
    result: { success: false, error },
  };
}
