import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed body; undefined for a preflight. */
  body: CompletionBody | undefined;
}

export interface CompletionBody {
  model: string;
  messages: { role: string; content: string }[];
  [field: string]: unknown;
}

/** What the server does with one request. */
export type Scripted = (response: ServerResponse, body: CompletionBody) => void;

export interface InferenceServer {
  /** What a client takes as its base URL. */
  url: string;
  /** Every completion asked for, oldest first; preflights stand in `preflights`. */
  requests: RecordedRequest[];
  preflights: RecordedRequest[];
  /** The answer from now on, for every model without one of its own. */
  always(answer: Scripted): void;
  /** The answer of one model. */
  forModel(model: string, answer: Scripted): void;
  /** Answers for the next requests, one each, before anything else. */
  next(...answers: Scripted[]): void;
  /** Preflights are answered without leave, as by a service that does not know this page. */
  refusePages(): void;
  /** Nobody listens any more: a connection cannot be made until it listens again. */
  leave(): Promise<void>;
  listen(): Promise<void>;
  /** Forgets requests and answers. */
  reset(): void;
  close(): Promise<void>;
}

/** The headers real services let a page send; one beyond these fails the preflight, as it does there. */
const allowedHeaders = 'authorization, content-type, http-referer, x-title';

/**
 * A scripted service that speaks the chat completions protocol on loopback, preflights included, and goes
 * wrong in every way real ones do. `port` 0 takes a free one.
 */
export async function startInference({ port = 0 } = {}): Promise<InferenceServer> {
  let standing: Scripted = says('How can we help your business grow?');
  const byModel = new Map<string, Scripted>();
  const queue: Scripted[] = [];
  const requests: RecordedRequest[] = [];
  const preflights: RecordedRequest[] = [];
  let knowsPages = true;

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    // A browser repeats a request by itself whose reused connection was closed: here each has one of its own.
    if (headers.origin) response.shouldKeepAlive = false;
    if (knowsPages) response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    if (method === 'OPTIONS') {
      preflights.push({ method, path, headers, body: undefined });
      response.writeHead(204, {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': allowedHeaders,
      });
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as CompletionBody;
    requests.push({ method, path, headers, body });
    const answer = queue.shift() ?? byModel.get(body.model) ?? standing;
    answer(response, body);
  });

  const listenAt = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, '127.0.0.1', resolve);
    });
  const leave = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  await listenAt(port);
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    requests,
    preflights,
    always(answer) {
      standing = answer;
    },
    forModel(model, answer) {
      byModel.set(model, answer);
    },
    next(...answers) {
      queue.push(...answers);
    },
    refusePages() {
      knowsPages = false;
    },
    leave,
    async listen() {
      if (!server.listening) await listenAt(taken);
    },
    reset() {
      knowsPages = true;
      standing = says('How can we help your business grow?');
      byModel.clear();
      queue.length = 0;
      requests.length = 0;
      preflights.length = 0;
    },
    close: leave,
  };
}

interface CompletionParts {
  content?: string | null;
  finishReason?: string;
  /** Null leaves usage out. */
  tokens?: number | null;
  /** Null leaves the choices empty. */
  choice?: null | Record<string, unknown>;
}

/** A completion as the protocol has it. */
export function completionBody(model: string, parts: CompletionParts = {}): Record<string, unknown> {
  const { content = '', finishReason = 'stop', tokens = 120, choice } = parts;
  const usual = { index: 0, message: { role: 'assistant', content }, finish_reason: finishReason };
  return {
    id: 'completion-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: choice === null ? [] : [choice ?? usual],
    ...(tokens === null
      ? {}
      : { usage: { prompt_tokens: tokens - 20, completion_tokens: 20, total_tokens: tokens } }),
  };
}

/** A good answer. */
export function says(content: string, parts: Omit<CompletionParts, 'content'> = {}): Scripted {
  return (response, { model }) => sendJson(response, 200, completionBody(model, { ...parts, content }));
}

/** A 200 with any JSON in it: an error, empty choices, empty content. */
export function saysBody(body: unknown): Scripted {
  return (response) => sendJson(response, 200, body);
}

/** A status with an error body in the protocol's form, and headers such as `retry-after`. */
export function fails(
  status: number,
  error: Record<string, unknown> = { message: `Scripted ${status}` },
  headers: Record<string, string> = {},
): Scripted {
  return (response) => {
    // A header that is not exposed cannot be read by a page; real services differ, this one exposes it.
    const exposed = Object.keys(headers).join(', ');
    if (exposed) response.setHeader('access-control-expose-headers', exposed);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, status, { error });
  };
}

/** A page instead of an answer, as a captive portal or a proxy gives it. */
export function sendsHtml(status = 200, body = '<p>Sign in to this network</p>'): Scripted {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Sign in</title>${body}`);
  };
}

/** JSON that stops in the middle; nothing at all with an empty text. */
export function sendsBrokenJson(text = '{"choices":[{"message":{"content":"Hel'): Scripted {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
  };
}

/** Never answers. */
export function hangs(): Scripted {
  return () => {};
}

/** Answers after a while. */
export function waits(milliseconds: number, answer: Scripted): Scripted {
  return (response, body) => {
    setTimeout(() => answer(response, body), milliseconds);
  };
}

/** Ends the connection without a byte. */
export function resets(): Scripted {
  return (response) => {
    response.socket?.destroy();
  };
}

/** Sends the headers and then a space now and then: a body that never ends. */
export function drips(everyMs = 50): Scripted {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(' ');
    const timer = setInterval(() => response.write(' '), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Ends the connection in the middle of the answer. */
export function breaksOff(): Scripted {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices":[');
    setTimeout(() => response.socket?.destroy(), 10);
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
