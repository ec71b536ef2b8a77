// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMailer, type MailerOptions } from '../../src/mail/send';
import { callback, consultation, contact } from './enquiries';

// jsdom's FormData means nothing to Node's fetch. This one reads a form as a browser does.
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData;
class FormDataOfForm extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLTextAreaElement) this.append(control.name, control.value);
    }
  }
}

interface Received {
  path: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let origin: string;
let received: Received[];
/** What the service does with a request: a status and a text, or nothing at all. */
let answer: (request: IncomingMessage) => Promise<[number, string]>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      path: request.url,
      contentType: request.headers['content-type'],
      body: Buffer.concat(chunks).toString(),
    });
    const [status, text] = await answer(request);
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  received = [];
  answer = async () => [200, 'OK'];
  vi.stubGlobal('FormData', FormDataOfForm);
  // The client keeps its options in its module: each test has a client of its own.
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mailer = (change: Partial<MailerOptions['mail']> = {}, options: Partial<MailerOptions> = {}) =>
  createMailer({
    to: 'hello@arbelin.example',
    limitRateId: 'arbelin_mail',
    throttleMs: 0,
    ...options,
    mail: {
      publicKey: 'key',
      serviceId: 'service',
      templates: { consultation: 'template-1', callback: 'template-2', contact: 'template-3' },
      origin,
      blockHeadless: false,
      ...change,
    },
  });

test('a consultation goes out as JSON with the client’s own keys', async () => {
  expect(await mailer().send(consultation({ budget: '100k-plus' }))).toEqual({ ok: true });
  const [request] = received;
  expect(request?.path).toBe('/api/v1.0/email/send');
  expect(request?.contentType).toBe('application/json');
  const body = JSON.parse(request?.body ?? '');
  expect(Object.keys(body)).toEqual([
    'lib_version',
    'user_id',
    'service_id',
    'template_id',
    'template_params',
  ]);
  expect(body).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template-1',
    template_params: { budget: '$100,000 and more', to_email: 'hello@arbelin.example' },
  });
});

test('a callback has its own template', async () => {
  await mailer().send(callback());
  expect(JSON.parse(received[0]?.body ?? '').template_id).toBe('template-2');
});

test('a contact message goes out as a form', async () => {
  expect(await mailer().send(contact({ message: 'سطر\nline <b>' }))).toEqual({ ok: true });
  const [request] = received;
  expect(request?.path).toBe('/api/v1.0/email/send-form');
  expect(request?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(request?.body, {
    headers: { 'Content-Type': request?.contentType ?? '' },
  }).formData();
  expect(Object.fromEntries(form)).toMatchObject({
    user_id: 'key',
    service_id: 'service',
    template_id: 'template-3',
    name: 'Lena Azad',
    from_name: 'Lena Azad',
    reply_to: 'lena@example.com',
    message: 'سطر\r\nline <b>',
  });
});

test.each([
  ['the public key', { publicKey: undefined }, 'The public key is required'],
  ['the service id', { serviceId: undefined }, 'The service ID is required'],
  [
    'the template id',
    { templates: { consultation: undefined, callback: 'x', contact: 'x' } },
    'The template ID is required',
  ],
])('without %s nothing leaves the browser', async (_case, mail, text) => {
  const result = await mailer(mail).send(consultation());
  expect(result).toEqual({ ok: false, reason: 'not_configured', text: expect.stringContaining(text) });
  expect(received).toEqual([]);
});

test.each([
  [400, 'rejected', 'The Public Key is invalid'],
  [404, 'rejected', 'Account not found'],
  [412, 'rejected', 'The service ID not found'],
  [500, 'rejected', ''],
  [403, 'forbidden', 'Forbidden'],
  [429, 'throttled', 'Too Many Requests'],
  [451, 'headless', 'Unavailable For Headless Browser'],
])('status %i is %s, with the service’s own text', async (status, reason, text) => {
  answer = async () => [status, text];
  expect(await mailer().send(consultation())).toEqual({ ok: false, reason, status, text });
});

test('a browser that a robot drives is refused before any request', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  expect(await mailer({ blockHeadless: true }).send(consultation())).toMatchObject({
    ok: false,
    reason: 'headless',
    status: 451,
  });
  expect(received).toEqual([]);
});

test('a mistake of ours is not called the network’s, and no client is asked', async () => {
  const loadClient = vi.fn();
  const broken = { ...consultation(), request: undefined } as unknown as ReturnType<typeof consultation>;
  await expect(mailer({}, { loadClient }).send(broken)).rejects.toThrow(TypeError);
  expect(loadClient).not.toHaveBeenCalled();
});

test('a service that cannot be reached is a network failure', async () => {
  // Port 9 discards: nothing listens there.
  const result = await mailer({ origin: 'http://127.0.0.1:9' }).send(consultation());
  expect(result).toMatchObject({ ok: false, reason: 'network' });
});

test('a client that could not be loaded is asked for again by the next send', async () => {
  let tries = 0;
  const { send } = mailer(
    {},
    {
      loadClient: async () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return import('@emailjs/browser');
      },
    },
  );
  expect(await send(consultation())).toMatchObject({ ok: false, reason: 'network' });
  expect(await send(consultation())).toEqual({ ok: true });
});

test('the client is set up once, however many mails follow', async () => {
  const client = await import('@emailjs/browser');
  const init = vi.fn(client.init);
  const own = mailer({}, { loadClient: async () => ({ ...client, init }) });
  await own.initialise();
  await own.initialise();
  await own.send(consultation());
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith({
    publicKey: 'key',
    origin,
    blockHeadless: false,
    storageProvider: expect.objectContaining({ get: expect.any(Function), set: expect.any(Function) }),
    limitRate: { id: 'arbelin_mail', throttle: 0 },
  });
});

test('the client’s throttle is on: behind the mailer’s back a second mail is refused', async () => {
  const { send } = mailer({}, { throttleMs: 60_000 });
  await send(consultation());
  const client = await import('@emailjs/browser');
  await expect(client.send('service', 'template-1', {})).rejects.toMatchObject({ status: 429 });
});

test('two mails in a row both arrive, the second a moment later', async () => {
  const { send } = mailer({}, { throttleMs: 40 });
  expect(await send(consultation())).toEqual({ ok: true });
  expect(await send(callback())).toEqual({ ok: true });
});

test.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['an error', ' {"error": "quota"}'],
  ['half an object', '{"status": "o'],
])('a 200 with %s in it took no mail, and the next try is not refused', async (_case, text) => {
  const { send } = mailer({}, { throttleMs: 60_000 });
  answer = async () => [200, text];
  expect(await send(consultation())).toMatchObject({ ok: false, reason: 'rejected', status: 200 });
  answer = async () => [200, 'OK'];
  expect(await send(consultation())).toEqual({ ok: true });
});

test.each(['', 'OK', 'Accepted', '{"status":200,"text":"OK"}'])(
  'a 200 with “%s” in it has taken the mail',
  async (text) => {
    const { send } = mailer();
    answer = async () => [200, text];
    expect(await send(consultation())).toEqual({ ok: true });
  },
);

test('after a failure the next try is not refused and does not wait', async () => {
  const { send } = mailer({}, { throttleMs: 60_000 });
  answer = async () => [500, 'Internal Server Error'];
  expect(await send(consultation())).toMatchObject({ reason: 'rejected' });
  answer = async () => [200, 'OK'];
  expect(await send(consultation())).toEqual({ ok: true });
});

test('a failure that never reached the service takes its stamp back too', async () => {
  const fetchNothing = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchNothing);
  const { send } = mailer({}, { throttleMs: 60_000 });
  expect(await send(consultation())).toMatchObject({ reason: 'network' });
  vi.unstubAllGlobals();
  vi.stubGlobal('FormData', FormDataOfForm);
  expect(await send(consultation())).toEqual({ ok: true });
});

test('after fifteen seconds without an answer a send has failed, and says later what became of it', async () => {
  let release = () => {};
  answer = () =>
    new Promise((resolve) => {
      release = () => resolve([200, 'OK']);
    });
  const own = mailer();
  await own.initialise();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sending = own.send(consultation());
  await vi.advanceTimersByTimeAsync(14_999);
  let isOver = false;
  void sending.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const result = await sending;
  expect(result).toMatchObject({ ok: false, reason: 'timeout' });
  vi.useRealTimers();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  release();
  expect(!result.ok && (await result.late)).toEqual({ ok: true });
});
