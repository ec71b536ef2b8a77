import type { IncomingMessage, ServerResponse } from 'node:http';
import { end, readBody } from './http.ts';
import { type Delivery, type MailService, usualTexts } from './mailService.ts';

/** `send` and `send-form` as the mail service answers them, preflight included. */
export async function answerApi(service: MailService, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader('Access-Control-Max-Age', '86400');
  if (request.method === 'OPTIONS') return end(response, 204);
  if (request.method !== 'POST') return end(response, 405, 'Method Not Allowed');

  const delivery = await readDelivery(request).catch(() => undefined);
  const scripted = service.nextAnswer();
  if (scripted?.delayMs) await new Promise((resolve) => setTimeout(resolve, scripted.delayMs));
  // Whoever has gone meanwhile was told nothing, so nothing was taken from him either.
  if (response.destroyed || response.closed) return true;
  if (scripted?.status === 0) {
    // Spoilt rather than closed: a browser repeats a request by itself whose reused connection was closed.
    request.socket.end('No answer\r\n\r\n');
    return true;
  }
  // A 200 in other words comes from somebody between the page and the service: nobody took the mail.
  const isAccepted = scripted?.status === 200 && scripted.text === usualTexts[200];
  if (scripted && !isAccepted) return end(response, scripted.status, scripted.text);
  if (!delivery) return end(response, 400, 'Bad Request');
  const { status, text } = service.receive(delivery);
  return end(response, status, text);
}

/** Both calls carry the same ids; the form's other fields are the template's. */
async function readDelivery(request: IncomingMessage): Promise<Delivery> {
  const bytes = await readBody(request);
  const contentType = request.headers['content-type'] ?? '';
  if (contentType.startsWith('multipart/form-data')) {
    // Node's own Request reads multipart bodies.
    const form = await new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: bytes,
    }).formData();
    const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const {
      user_id = '',
      service_id = '',
      template_id = '',
      lib_version,
      ...fields
    } = Object.fromEntries(entries);
    return { user_id, service_id, template_id, fields };
  }
  const body: Record<string, unknown> = JSON.parse(bytes.toString('utf8'));
  const fields = Object.entries(body.template_params ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    user_id: String(body.user_id ?? ''),
    service_id: String(body.service_id ?? ''),
    template_id: String(body.template_id ?? ''),
    fields: Object.fromEntries(fields),
  };
}
