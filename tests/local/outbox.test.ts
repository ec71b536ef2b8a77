import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { securityHeaders } from '../../local/headers';
import { outbox } from '../../local/outbox';
import { readConfig } from '../../src/readConfig';

const ids = () => ({
  publicKey: 'key',
  serviceId: 'service',
  templates: { consultation: 'consultation', callback: 'callback', contact: 'contact' },
});

let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  mkdirSync(join(outDir, 'assets'));
  writeFileSync(join(outDir, 'index.html'), '<!doctype html><title>The site</title>');
  writeFileSync(join(outDir, 'assets/a.js'), '');
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [outbox(ids), securityHeaders(readConfig({}))],
  });
  origin = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => fetch(`${origin}/outbox`, { method: 'DELETE' }));

const delivery = (change: object = {}) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'consultation',
  template_params: { from_name: 'Lena', subject: 'New Consultation Request from Lena' },
  ...change,
});

const send = (body: object) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const mails = async () => (await fetch(`${origin}/outbox.json`)).json();

const script = (answers: object) =>
  fetch(`${origin}/outbox/script`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answers),
  });

test('a mail is taken with 200 and OK, and listed newest first', async () => {
  const answer = await send(delivery());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  await send(delivery({ template_params: { from_name: 'آزاد' } }));

  const [newest, oldest] = await mails();
  expect(newest).toMatchObject({ template: 'consultation', fields: { from_name: 'آزاد' } });
  expect(oldest).toMatchObject({ fields: { subject: 'New Consultation Request from Lena' } });
});

test('a form is taken as multipart, line breaks and Arabic included', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'contact',
    name: 'لينا',
    message: 'سطر\nline "two"; --boundary',
  })) {
    form.append(name, value);
  }
  const answer = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  const [mail] = await mails();
  expect(mail.template).toBe('contact');
  expect(mail.fields).toEqual({ name: 'لينا', message: 'سطر\r\nline "two"; --boundary' });
});

test.each([
  ['a wrong public key', { user_id: 'other' }, 400, 'The Public Key is invalid'],
  ['no public key', { user_id: undefined }, 400, 'The Public Key is invalid'],
  ['an unknown service', { service_id: 'other' }, 412, 'The service ID not found'],
  ['an unknown template', { template_id: 'other' }, 412, 'The template ID not found'],
  ['an oversized mail', { template_params: { message: 'x'.repeat(60_000) } }, 413, 'Variables size limit'],
])('%s is refused', async (_case, change, status, text) => {
  const answer = await send(delivery(change));
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  expect(await mails()).toEqual([]);
});

test('a broken body is a bad request', async () => {
  const answer = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: '{' });
  expect(answer.status).toBe(400);
});

test('the next answers can be scripted, and then all is as usual', async () => {
  await script({ status: 429, times: 2, text: 'Too Many Requests' });
  expect((await send(delivery())).status).toBe(429);
  expect((await send(delivery())).status).toBe(429);
  expect((await send(delivery())).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});

test('status 0 is no answer at all', async () => {
  await script({ status: 0 });
  await expect(send(delivery())).rejects.toThrow(TypeError);
});

test('a mail whose sender left before the answer is not kept', async () => {
  await script({ status: 200, delayMs: 150 });
  const impatient = new AbortController();
  const sending = fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify(delivery()),
    signal: impatient.signal,
  });
  await vi.waitFor(async () => expect(await (await fetch(`${origin}/outbox`)).text()).toContain('as usual'));
  impatient.abort();
  await expect(sending).rejects.toThrow();
  // The next answer comes after the slow one, so the slow one is over by then.
  await script({ status: 200, delayMs: 200 });
  await send(delivery({ template_params: { from_name: 'Second' } }));
  expect((await mails()).map((mail: { fields: object }) => mail.fields)).toEqual([{ from_name: 'Second' }]);
});

test.each([[{ status: 'x' }], [{ status: 700 }], [{ status: 429, times: 1.5 }], [{ delayMs: -1 }]])(
  'a script of %j is refused',
  async (answers) => {
    expect((await script(answers)).status).toBe(400);
  },
);

test('the page sets the next answers without a script of its own', async () => {
  const answer = await fetch(`${origin}/outbox/script`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ status: '500', times: '1' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/outbox']);
  expect(await (await fetch(`${origin}/outbox`)).text()).toContain('Next answers: 500');
  expect((await send(delivery())).status).toBe(500);
});

test('other origins may send', async () => {
  const preflight = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:5173',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBeTruthy();
  expect((await send(delivery())).headers.get('access-control-allow-origin')).toBe('*');
});

test('the page lists who wrote and what, escaped', async () => {
  await send(
    delivery({
      template_params: { from_name: '<b>Lena</b>', from_email: 'lena@example.com', subject: 'Hello & <hi>' },
    }),
  );
  const page = await fetch(`${origin}/outbox`);
  const html = await page.text();
  expect(html).toContain('Hello &amp; &lt;hi&gt;');
  expect(html).toContain('lena@example.com');
  expect(html).not.toContain('<b>Lena</b>');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
});

test('each mail is rendered with the project’s own template, in a locked document', async () => {
  await send(delivery({ template_params: { from_name: '<b>Lena</b>', budget: '$10,000 to $25,000' } }));
  const [{ id }] = await mails();
  const page = await fetch(`${origin}/outbox/${id}`);
  const html = await page.text();
  expect(html).toContain('&lt;b&gt;Lena&lt;/b&gt;');
  expect(html).toContain('$10,000 to $25,000');
  expect(html).not.toContain('{{');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'.*sandbox/,
  );
  expect((await fetch(`${origin}/outbox/999999`)).status).toBe(404);
});

test('at most 200 mails are kept', async () => {
  for (let count = 0; count < 203; count += 1)
    await send(delivery({ template_params: { from_name: `${count}` } }));
  const kept = await mails();
  expect(kept).toHaveLength(200);
  expect(kept.at(-1).fields.from_name).toBe('3');
});

test('every other path stays the site’s, with its headers', async () => {
  const page = await fetch(`${origin}/terms-of-service?lang=ar`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('The site');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${origin}/assets/a.js`)).headers.get('cache-control')).toContain('immutable');
});
