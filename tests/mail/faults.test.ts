// @vitest-environment jsdom
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMailer } from '../../src/mail/send';
import { createBrowser } from './browser';
import { consultation } from './enquiries';

type Answer = (response: ServerResponse) => unknown;

const takes: Answer = (response) => response.end('OK');
let server: Server;
let port: number;
/** What the service does from now on, and every mail it was asked to take, by what it answered. */
let answer: Answer;
let requests: number;
let accepted: number;

const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
const leave = () => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    requests += 1;
    request.resume().on('end', () => {
      if (answer === takes) accepted += 1;
      answer(response);
    });
  });
  port = 0;
  await listen();
  port = (server.address() as AddressInfo).port;
});
afterAll(leave);

beforeEach(() => {
  answer = takes;
  requests = 0;
  accepted = 0;
  // The client keeps its options in its module: each test has a client of its own.
  vi.resetModules();
});

const says =
  (status: number, text = `Scripted ${status}`, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(text);

const faults: [name: string, cause: () => unknown][] = [
  ['no connection', leave],
  ...[400, 401, 402, 403, 404, 408, 409, 413, 422, 429, 498, 500, 502, 503, 504].map(
    (status) => [`${status}`, () => says(status)] as [string, () => Answer],
  ),
  ['429 with Retry-After', () => says(429, 'Too Many Requests', { 'Retry-After': '17' })],
  ['no answer', () => () => {}],
  ['a reset', () => (response: ServerResponse) => response.socket?.destroy()],
  [
    'a reset in the middle of the body',
    () => (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': '2' }).write('O');
      setTimeout(() => response.socket?.destroy(), 5);
    },
  ],
  [
    'a body drop by drop',
    () => (response: ServerResponse) => {
      response.writeHead(200).write(' ');
      const drops = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drops));
    },
  ],
  ['200 with an error', () => says(200, '{"error":"quota"}')],
  ['200 with HTML', () => says(200, '<!doctype html><title>Sign in</title>')],
  ['200 with broken JSON', () => says(200, '{"status":"o')],
  ['200 with five megabytes', () => says(200, 'grow '.repeat(1_000_000))],
];

test.each(faults)('%s: the visitor is told, the lead is kept, and it arrives once', async (_, cause) => {
  const browser = createBrowser();
  const mailer = createMailer({
    to: 'hello@arbelin.example',
    limitRateId: 'arbelin_mail',
    throttleMs: 0,
    timeoutMs: 150,
    mail: {
      publicKey: 'key',
      serviceId: 'service',
      templates: { consultation: 'template-1', callback: 'template-2', contact: 'template-3' },
      origin: `http://127.0.0.1:${port}`,
      blockHeadless: false,
    },
  });
  await mailer.initialise();
  const tab = browser.openTab({ send: mailer.send });
  const caused = await cause();
  if (typeof caused === 'function') answer = caused as Answer;

  const result = await tab.submit(consultation());
  expect(result.ok).toBe(false);
  expect(browser.stored()).toContain('lena@example.com');
  expect(requests).toBe(server.listening ? 1 : 0);

  // A request that nobody answers ends with its connection.
  server.closeAllConnections();
  if (!result.ok) await result.late;
  if (!server.listening) await listen();
  answer = takes;
  await vi.waitFor(() => expect(tab.waiting()).toMatchObject([{ tries: 1 }]));
  expect(browser.stored()).toContain('lena@example.com');
  await Promise.all([tab.retry(), browser.openTab({ send: mailer.send }).retry()]);
  await tab.retry();
  expect(browser.stored()).toBeNull();
  expect(accepted).toBe(1);
});
