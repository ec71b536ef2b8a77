import { isCount } from '../../storage/parse';
import { isObject } from '../../storage/validate';
import { replyLimits } from '../limits';
import { cleanUp } from '../moderation/cleanup';
import { countWords } from '../text';
import { toProviderError } from './failure';
import { type Completion, ProviderError } from './provider';

/**
 * Reads a 200. Services put errors, pages of HTML and nothing at all into one, none of which the client
 * counts as an error; here each becomes a {@link ProviderError}. `asked` is the model named in the request; the
 * headers may name a delay.
 */
export function readAnswer(answer: unknown, asked: string, headers?: Headers): Completion {
  const body = typeof answer === 'string' ? parsed(answer) : answer;
  if (!isObject(body))
    throw new ProviderError('malformed', 'The service answered with something other than JSON.');
  // Some name the error that there was not.
  if (body.error) throw errorInside(body.error, headers);

  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  if (!isObject(choice)) throw new ProviderError('empty', 'The service answered without a choice.');
  // Half an answer may stand beside it.
  if (choice.error || choice.finish_reason === 'error') throw errorInside(choice.error, headers);
  if (choice.finish_reason === 'content_filter') {
    throw new ProviderError('refused', 'The service filtered its own answer.');
  }

  const message = isObject(choice.message) ? choice.message : {};
  const text = textOf(message.content);
  if (text.length > replyLimits.maxCharacters) {
    throw new ProviderError('malformed', 'The service answered with far more than it was asked for.');
  }

  const isCutShort = typeof choice.finish_reason === 'string' && ranOut.test(choice.finish_reason);
  if (saysNothing(text, isCutShort)) {
    if (typeof message.refusal === 'string' && message.refusal) {
      throw new ProviderError('refused', 'The model declined to answer.');
    }
    // Also a reasoning model that spent every token before the first word.
    throw new ProviderError('empty', 'The service answered without content.');
  }

  const tokens = isObject(body.usage) ? body.usage.total_tokens : undefined;
  return {
    text,
    model: typeof body.model === 'string' && body.model ? body.model : asked,
    // No answer costs nothing: a service that says so has not counted.
    tokens: isCount(tokens) && tokens > 0 ? tokens : null,
    isCutShort,
  };
}

/** What services call an answer that ran into its limit: `length` in the protocol, their own names in some. */
const ranOut = /^(?:length|model_length|max_(?:output_|completion_)?tokens)$/i;

/** The client reads as JSON only what is called so; a proxy may forget to, or call it text. */
function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The words of a message, which may come in parts; thoughts are parts of another type. */
function textOf(content: unknown): string {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : '';
  return content
    .map((part: unknown) =>
      isObject(part) && (part.type === 'text' || part.type === 'output_text') && typeof part.text === 'string'
        ? part.text
        : '',
    )
    .join('');
}

/**
 * Is nothing left without thoughts, tokens and what cannot be seen, or of a cut answer no more than its first words?
 * A short reply is one all the same: what is told in its place is decided where replies are checked.
 */
function saysNothing(text: string, isCutShort: boolean): boolean {
  const { text: left, issues } = cleanUp(text);
  if (!(issues.length > 0 ? /[\p{L}\p{N}]/u : /[^\s\p{Cf}]/u).test(left)) return true;
  // The last word of a cut answer is broken.
  return isCutShort && countWords(left.replace(/(?<!\S)\S+$/, '')) < replyLimits.minWholeWords;
}

/** An error inside a 200 carries its status in its code. */
function errorInside(error: unknown, headers: Headers | undefined): ProviderError {
  const body = isObject(error) ? error : {};
  const said = isObject(error) ? error.message : error;
  const message = typeof said === 'string' ? said : 'The service reported an error.';
  const status = Number(body.code);
  const isStatus = Number.isInteger(status) && status >= 100 && status < 600;
  return toProviderError({ status: isStatus ? status : undefined, body, message, headers });
}
