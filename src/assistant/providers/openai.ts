import type { OpenAI } from 'openai';
import { completion, timing } from '../limits';
import { technicalTexts } from '../technicalTexts';
import type { ModelMessage, ModelRole } from '../types';
import { toProviderError, withErrorsNamed } from './failure';
import { type Provider, ProviderError } from './provider';

export interface OpenAIProviderOptions {
  service: 'gateway' | 'inference';
  /** Up to and without `/chat/completions`: the service itself, or a proxy in front of it. */
  baseUrl: string;
  apiKey: string | undefined;
  models: Record<ModelRole, string>;
  /** Sent with every request. A value that HTTP cannot carry (beyond Latin-1) is left out. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

/** What a first question fetches: the client, and what reads its answers. */
type Connection = { openai: OpenAI } & Pick<typeof import('./answer'), 'readAnswer'>;

/** The client describes itself in these; strict services fail the preflight over them. */
const silenced = [
  'User-Agent',
  ...['OS', 'Lang', 'Arch', 'Runtime', 'Runtime-Version', 'Package-Version', 'Retry-Count', 'Timeout'].map(
    (name) => `X-Stainless-${name}`,
  ),
];

/**
 * A service that speaks the chat completions protocol, through the `openai` client. The client is fetched
 * and built at the first question, so a page without a key, or a visitor who never asks, pays nothing.
 *
 * The client's own retries are off: the chain decides what is tried next and how long it may take.
 */
export function createOpenAIProvider(options: OpenAIProviderOptions): Provider {
  const { service, apiKey, models } = options;
  let client: Promise<Connection> | undefined;

  async function connect(): Promise<Connection> {
    const [{ OpenAI }, { readAnswer }] = await Promise.all([import('openai'), import('./answer')]);
    const openai = new OpenAI({
      baseURL: options.baseUrl,
      apiKey,
      // Otherwise Node's environment would speak for the visitor.
      organization: null,
      project: null,
      dangerouslyAllowBrowser: true,
      maxRetries: 0,
      timeout: timing.attemptTimeoutMs,
      logLevel: 'off',
      defaultHeaders: {
        ...Object.fromEntries(silenced.map((name) => [name, null])),
        ...Object.fromEntries(Object.entries(options.headers ?? {}).filter(([, value]) => isSendable(value))),
      },
      fetch: withErrorsNamed((...request) => (options.fetch ?? fetch)(...request)),
    });
    return { openai, readAnswer };
  }

  function connected(): Promise<Connection> {
    client ??= connect().catch((cause: unknown) => {
      // A module that could not be fetched now may be fetched later.
      client = undefined;
      throw new ProviderError('network', technicalTexts.network, { cause });
    });
    return client;
  }

  return {
    service,
    models,
    isConfigured: Boolean(apiKey),
    async complete(request, model, signal) {
      if (!apiKey) throw new ProviderError('not_configured', technicalTexts.notConfigured[service]);
      const { openai, readAnswer } = await connected();
      let status: number | undefined;
      try {
        const asking = openai.chat.completions.create(body(model, request.messages), { signal });
        const response = await asking.asResponse();
        status = response.status;
        return readAnswer(await asking, model, response.headers);
      } catch (error) {
        const failure = redacted(interpret(error, openai, signal), apiKey);
        // A good status with no answer behind it is told as it came.
        if (status !== undefined) failure.details.status ??= status;
        throw failure;
      }
    },
  };
}

/** Exactly what goes over the wire. */
function body(model: string, messages: ModelMessage[]) {
  return {
    model,
    messages,
    temperature: completion.temperature,
    max_tokens: completion.maxTokens,
    top_p: completion.topP,
    stream: false as const,
  };
}

function interpret(error: unknown, client: OpenAI, signal: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  if (signal.aborted) return new ProviderError('aborted', 'The question was withdrawn.', { cause: error });

  // The classes hang on the client, which was fetched late.
  const classes = client.constructor as typeof OpenAI;
  if (error instanceof classes.APIConnectionTimeoutError) {
    return new ProviderError('timeout', error.message, { cause: error });
  }
  if (error instanceof classes.APIConnectionError) {
    return new ProviderError('network', technicalTexts.network, { cause: error });
  }
  if (error instanceof classes.APIError) {
    const { status, headers, message } = error;
    return toProviderError({ status, body: error.error, message, headers, cause: error });
  }
  // Broken JSON, or a connection that ended in the middle of the answer.
  return new ProviderError('malformed', 'The service answered with something unreadable.', { cause: error });
}

/** What a service says of a failure is a sentence or two. Some send a whole page, which no trace needs. */
const maxMessageCharacters = { read: 2000, kept: 300 };

/** Some services repeat the key they refused. It must reach neither a trace nor a screen. */
function redacted(error: ProviderError, apiKey: string): ProviderError {
  error.message = error.message
    .slice(0, maxMessageCharacters.read)
    .replaceAll(apiKey, '[key]')
    .replace(/\b\w{0,8}[sp]k[-_][\w*.-]{4,}/gi, '[key]')
    .slice(0, maxMessageCharacters.kept);
  return error;
}

function isSendable(value: string): boolean {
  return /^[\u0020-\u007E\u00A0-\u00FF]+$/.test(value);
}
