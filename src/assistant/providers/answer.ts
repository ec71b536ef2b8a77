import { isObject } from '../../storage/validate';
import { replyLimits } from '../limits';
import { toProviderError } from './failure';
import { type Completion, ProviderError } from './provider';

/**
 * Reads a 200. Services put errors, pages of HTML and nothing at all into one, none of which the client
 * counts as an error; here each becomes a {@link ProviderError}. `asked` is the model named in the request.
 */
export function readAnswer(body: unknown, asked: string): Completion {
  if (!isObject(body))
    throw new ProviderError('malformed', 'The service answered with something other than JSON.');
  if (body.error !== undefined && body.error !== null) throw errorInside(body.error);

  const choice: unknown = Array.isArray(body.choices) ? body.choices[0] : undefined;
  if (!isObject(choice)) throw new ProviderError('empty', 'The service answered without a choice.');
  if (choice.finish_reason === 'error') throw errorInside(choice.error);
  if (choice.finish_reason === 'content_filter') {
    throw new ProviderError('refused', 'The service filtered its own answer.');
  }

  const message = isObject(choice.message) ? choice.message : {};
  const text = typeof message.content === 'string' ? message.content : '';
  if (!text.trim()) {
    if (typeof message.refusal === 'string' && message.refusal) {
      throw new ProviderError('refused', 'The model declined to answer.');
    }
    // Also a reasoning model that spent every token before the first word.
    throw new ProviderError('empty', 'The service answered without content.');
  }

  if (text.length > replyLimits.maxCharacters) {
    throw new ProviderError('malformed', 'The service answered with far more than it was asked for.');
  }

  const tokens = isObject(body.usage) ? body.usage.total_tokens : undefined;
  return {
    text,
    model: typeof body.model === 'string' && body.model ? body.model : asked,
    tokens: typeof tokens === 'number' && Number.isFinite(tokens) && tokens >= 0 ? tokens : null,
    isCutShort: choice.finish_reason === 'length',
  };
}

/** An error inside a 200 carries its status in its code. */
function errorInside(error: unknown): ProviderError {
  const body = isObject(error) ? error : {};
  const message = typeof body.message === 'string' ? body.message : 'The service reported an error.';
  const status = Number(body.code);
  return toProviderError({ status: Number.isInteger(status) ? status : undefined, body, message });
}
