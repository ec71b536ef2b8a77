import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompletionBody, Scripted } from './inference';

export interface MailServer {
  url: string;
  /** The bodies of all sends, oldest first, whatever they were answered. */
  requests: string[];
  /** Those that were taken. */
  accepted: string[];
  /** The answer from now on. */
  always(answer: Scripted): void;
  /** Requests that were never answered end, as they do when a network gives up. */
  dropConnections(): void;
  /** Nobody listens any more, until `listen`. */
  leave(): Promise<void>;
  listen(): Promise<void>;
  /** Forgets requests and answers: mails are taken again. */
  reset(): void;
}

const takes: Scripted = (response) => response.end('OK');

/** A scripted mail service on loopback, open to every page as the real one is. `port` 0 takes a free one. */
export async function startMail({ port = 0 } = {}): Promise<MailServer> {
  const requests: string[] = [];
  const accepted: string[] = [];
  let answer = takes;

  const server = createServer(async (request, response) => {
    // A browser repeats a request by itself whose reused connection was closed: here each has one of its own.
    if (request.headers.origin) response.shouldKeepAlive = false;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    requests.push(body);
    if (answer === takes) accepted.push(body);
    answer(response, {} as CompletionBody);
  });

  const listenAt = (wanted: number) =>
    new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  await listenAt(port);
  const taken = (server.address() as AddressInfo).port;

  return {
    url: `http://localhost:${taken}`,
    requests,
    accepted,
    always(next) {
      answer = next;
    },
    dropConnections: () => server.closeAllConnections(),
    leave() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    async listen() {
      if (!server.listening) await listenAt(taken);
    },
    reset() {
      answer = takes;
      requests.length = 0;
      accepted.length = 0;
    },
  };
}
