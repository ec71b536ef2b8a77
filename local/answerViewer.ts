import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { end, readBody } from './http.ts';
import { type MailService, usualTexts } from './mailService.ts';
import { renderTemplate } from './renderTemplate.ts';
import { renderMailbox } from './viewer/mailbox.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail is a document of its own, locked up: it may style itself and nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** The page, its parts, and what tests ask for. Resolves with false for a path that is not the outbox's. */
export async function answerViewer(
  service: MailService,
  root: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  response.setHeader('Cache-Control', 'no-store');
  const route = `${request.method} ${pathname.replace(/(?<=.)\/$/, '')}`;
  const mail = /^GET \/outbox\/(\d+)$/.exec(route)?.[1];
  if (mail) return showMail(service, root, Number(mail), response);

  switch (route) {
    case 'GET /outbox':
      response.setHeader('Content-Security-Policy', pagePolicy);
      return end(response, 200, renderMailbox(service.mails(), service.script()), 'text/html');
    case 'GET /outbox.json':
      return end(response, 200, JSON.stringify(service.mails()), 'application/json');
    case 'GET /outbox/outbox.css':
      return end(response, 200, await readFile(join(root, 'local/viewer/outbox.css')), 'text/css');
    case 'GET /outbox/follow.js':
      return end(response, 200, await readFile(join(root, 'local/viewer/follow.js')), 'text/javascript');
    case 'DELETE /outbox':
      service.clear();
      return end(response, 204);
    case 'POST /outbox/clear':
      service.clear();
      return backToPage(response);
    case 'POST /outbox/script':
      return takeScript(service, request, response);
    default:
      response.removeHeader('Cache-Control');
      return false;
  }
}

async function showMail(service: MailService, root: string, id: number, response: ServerResponse) {
  const mail = service.mails().find((known) => known.id === id);
  if (!mail) return end(response, 404, 'There is no such mail.');
  const template = await readFile(join(root, `src/mail/templates/${mail.template}.html`), 'utf8');
  response.setHeader('Content-Security-Policy', mailPolicy);
  return end(response, 200, renderTemplate(template, mail.fields), 'text/html');
}

/** JSON from a test, or the page's own form, which works without script and comes back to the page. */
async function takeScript(service: MailService, request: IncomingMessage, response: ServerResponse) {
  const body = (await readBody(request)).toString('utf8');
  const isJson = request.headers['content-type']?.startsWith('application/json');
  const given = parseScript(isJson ? body : JSON.stringify(Object.fromEntries(new URLSearchParams(body))));
  if (!given) return end(response, 400, 'Takes {"status": 429, "times": 1, "text": "…", "delayMs": 0}.');
  if (given.times === 0) service.clearScript();
  else service.scriptAnswers(given.answer, given.times);
  return isJson ? end(response, 204) : backToPage(response);
}

function parseScript(json: string) {
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { status = 200, times = 1, delayMs = 0 } = given;
  const numbers = { status: Number(status), times: Number(times), delayMs: Number(delayMs) };
  const isStatus = numbers.status === 0 || (numbers.status >= 200 && numbers.status <= 599);
  const isCount = numbers.times >= 0 && numbers.times <= 100;
  const isDelay = numbers.delayMs >= 0 && numbers.delayMs <= 120_000;
  if (!Object.values(numbers).every(Number.isInteger) || !isStatus || !isCount || !isDelay) return undefined;
  const text = String(given.text || usualTexts[numbers.status] || 'Error');
  return { answer: { status: numbers.status, text, delayMs: numbers.delayMs }, times: numbers.times };
}

function backToPage(response: ServerResponse) {
  response.setHeader('Location', '/outbox');
  return end(response, 303);
}
