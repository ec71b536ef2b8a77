import type { ReceivedMail, ScriptedAnswer } from '../mailService.ts';
import { escapeHtml } from '../renderTemplate.ts';

const faults = [
  ['400', '400, wrong public key'],
  ['403', '403, forbidden'],
  ['412', '412, wrong ids'],
  ['429', '429, too many requests'],
  ['500', '500, server error'],
  ['0', 'no answer at all'],
] as const;

/** The page at `/outbox`: every mail, newest first, and the switch for the next answers. */
export function renderMailbox(mails: readonly ReceivedMail[], script: readonly ScriptedAnswer[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox (${mails.length})</title>
<link rel="stylesheet" href="/outbox/outbox.css">
<script src="/outbox/follow.js" defer></script>
</head>
<body data-newest="${mails[0]?.id ?? 0}">
<header>
<h1>Outbox</h1>
<p>What the site has sent, as the staff will read it. Nothing here leaves this computer.</p>
</header>
<main>
<div class="tools">
<form method="post" action="/outbox/script">
<label>Next answers <select name="status">${faults.map(([value, label]) => `<option value="${value}">${label}</option>`).join('')}</select></label>
<label>times <input type="number" name="times" value="1" min="0" max="100"></label>
<button>Set</button>
</form>
<form method="post" action="/outbox/clear"><button>Empty the outbox</button></form>
<p role="status">${script.length ? `Next answers: ${script.map(({ status }) => status || 'none').join(', ')}` : 'The service answers as usual.'}</p>
</div>
${mails.map((mail, index) => renderMail(mail, index === 0)).join('\n') || '<p class="empty">No mail yet. Send a form on the site, and it appears here.</p>'}
</main>
</body>
</html>`;
}

function renderMail({ id, receivedAt, template, fields }: ReceivedMail, isOpen: boolean) {
  const { subject = '', from_name = '', from_email = '', to_email = '' } = fields;
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<details class="mail" ${isOpen ? 'open' : ''}>
<summary>
<span class="subject" dir="auto">${escapeHtml(subject)}</span>
<span class="from">from <bdi>${escapeHtml(from_name)}</bdi> &lt;<bdi>${escapeHtml(from_email)}</bdi>&gt; to <bdi>${escapeHtml(to_email)}</bdi></span>
<span class="when">${template} · <time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time></span>
</summary>
<iframe src="/outbox/${id}" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<details class="fields">
<summary>Fields as sent</summary>
<table>${rows.join('')}</table>
</details>
</details>`;
}
