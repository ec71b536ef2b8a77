import type { Connect, Plugin } from 'vite';
import { answerApi } from './answerApi.ts';
import { answerViewer } from './answerViewer.ts';
import { createMailService, type MailService, type ServiceIds } from './mailService.ts';

/**
 * A mail service of one's own for a site without accounts. It speaks the mail service's API (`send`,
 * `send-form`) and shows what arrived at `/outbox`, each mail rendered with the project's own template.
 *
 * For tests: `GET /outbox.json`, `DELETE /outbox`, and `POST /outbox/script` with
 * `{"status": 429, "times": 1, "text": "…", "delayMs": 0}` for what the next requests are answered; status 0
 * is no answer at all.
 */
export function outbox(ids: () => ServiceIds = idsOfEnvironment): Plugin {
  const service = createMailService(ids);
  let root = process.cwd();

  return {
    name: 'arbelin-outbox',
    configResolved(config) {
      root = config.root;
    },
    // Added here rather than in a returned function, so that the page's fallback does not swallow the paths.
    configureServer: (server) => void server.middlewares.use(createHandler(service, () => root)),
    configurePreviewServer: (server) => void server.middlewares.use(createHandler(service, () => root)),
  };
}

/** The ids the site itself is built with; the real service knows its own accounts likewise. */
function idsOfEnvironment(): ServiceIds {
  const value = (name: string) => process.env[name] || undefined;
  return {
    publicKey: value('VITE_EMAILJS_PUBLIC_KEY'),
    serviceId: value('VITE_EMAILJS_SERVICE_ID'),
    templates: {
      consultation: value('VITE_EMAILJS_TEMPLATE_CONSULTATION'),
      callback: value('VITE_EMAILJS_TEMPLATE_CALLBACK'),
      contact: value('VITE_EMAILJS_TEMPLATE_CONTACT'),
    },
  };
}

const apiPath = /^\/api\/v1\.0\/email\/send(-form)?$/;

function createHandler(service: MailService, root: () => string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const answer = apiPath.test(pathname)
      ? answerApi(service, request, response)
      : answerViewer(service, root(), pathname, request, response);
    answer.then((isAnswered) => isAnswered || next(), next);
  };
}
