/**
 * Reads the little formatting a reply may carry: paragraphs, bold, lists, links, and phones and addresses
 * that stand in it as they are. The result is plain data; nothing here ever becomes markup by itself, and what
 * is not understood stays the text it was. One pass over the text, whatever it holds.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; parts: Inline[] }
  | { kind: 'link'; text: string; href: string; isLatin: boolean }
  /** In one piece and left to right, but no link: a date, a national phone number, a foreign address. */
  | { kind: 'latin'; text: string };

export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; start: number | null; items: Inline[][] };

/** Tells whether an address may become a link; the rest is shown as text. */
export type IsAllowed = (url: URL) => boolean;

const bullet = /^[-*•–]\s+(\S.*)$/;
const numbered = /^(\d{1,3}|[٠-٩]{1,3})[.)]\s+(\S.*)$/;
const heading = /^#{1,6}\s+(\S.*)$/;

export function parseReply(text: string, isAllowed: IsAllowed): Block[] {
  const blocks: Block[] = [];
  // A blank line and a heading end a paragraph; a list goes on after them, if more items follow.
  let startsAnew = true;

  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (!line) {
      startsAnew = true;
      continue;
    }

    const number = numbered.exec(line);
    const item = number?.[2] ?? bullet.exec(line)?.[1];
    if (item !== undefined) {
      const start = number ? toNumber(number[1] ?? '') : null;
      const parts = parseInline(item, isAllowed);
      if (last?.kind === 'list' && (last.start === null) === (start === null)) last.items.push(parts);
      else blocks.push({ kind: 'list', start, items: [parts] });
    } else {
      const title = heading.exec(line)?.[1];
      const parts: Inline[] = title
        ? [{ kind: 'bold', parts: parseInline(title.replaceAll('**', ''), isAllowed) }]
        : parseInline(line, isAllowed);
      if (last?.kind === 'paragraph' && !startsAnew && !title) last.lines.push(parts);
      else blocks.push({ kind: 'paragraph', lines: [parts] });
    }
    startsAnew = heading.test(line);
  }
  return blocks;
}

const toNumber = (digits: string) =>
  Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)));

/** Pairs of `**` are bold; a lone one is two stars. */
function parseInline(line: string, isAllowed: IsAllowed): Inline[] {
  const pieces = line.split('**');
  const closed = pieces.length % 2 === 1;
  return pieces.flatMap((piece, index): Inline[] => {
    const isBold = index % 2 === 1;
    if (!isBold) return parseAddresses(piece, isAllowed);
    if (!closed && index === pieces.length - 1) return parseAddresses(`**${piece}`, isAllowed);
    return piece.trim() ? [{ kind: 'bold', parts: parseAddresses(piece, isAllowed) }] : text(`**${piece}**`);
  });
}

/*
  What stands out in running text. Every repetition is bounded or ends at a character that cannot start the
  same alternative again, so that no text makes the search slow.
*/
const digit = '[0-9٠-٩]';
const addresses = new RegExp(
  [
    String.raw`\[(?<label>[^\[\]]{1,200})\]\((?<target>[^\s()]{1,500})\)`,
    String.raw`(?<url>(?:https?:\/\/|mailto:|tel:)[^\s<>"'()\[\]{}«»،؛\u200E\u200F\u2066-\u2069]+)`,
    String.raw`(?<mail>(?<![\w.%+-])[\w.%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+)`,
    String.raw`(?<phone>(?<![\p{L}\p{N}+])(?:\+|[0٠])(?:[ \u00A0().\/-]{0,2}${digit}){6,15})`,
    String.raw`(?<date>(?<![\p{L}\p{N}])${digit}{4}-${digit}{2}-${digit}{2}(?![\p{L}\p{N}]))`,
  ].join('|'),
  'gu',
);

/** No address, phone or date is without one of these; most of what visitors write is. */
const mayHoldAddress = /[:@\p{Nd}]/u;

/** The addresses in a piece of running text, and the text between them. */
export function parseAddresses(piece: string, isAllowed: IsAllowed): Inline[] {
  if (!mayHoldAddress.test(piece)) return text(piece);
  const parts: Inline[] = [];
  let end = 0;
  for (const match of piece.matchAll(addresses)) {
    const whole = match[0];
    const { label, target = '', url, mail, phone } = match.groups ?? {};
    let found: Inline | undefined;
    let length = whole.length;

    if (label !== undefined) {
      const href = toHref(target, isAllowed);
      found = href ? { kind: 'link', text: label, href, isLatin: false } : undefined;
    } else if (url !== undefined) {
      const address = url.replace(/[.,;:!?؟]{1,20}$/, '');
      length = address.length;
      const href = toHref(address, isAllowed);
      found = href ? { kind: 'link', text: withoutScheme(address), href, isLatin: true } : latin(address);
    } else if (mail !== undefined) {
      found = { kind: 'link', text: mail, href: `mailto:${mail}`, isLatin: true };
    } else if (phone !== undefined) {
      const href = toTel(phone);
      found = href ? { kind: 'link', text: phone, href, isLatin: true } : latin(phone);
    } else {
      found = latin(whole);
    }

    if (!found) continue;
    parts.push(...text(piece.slice(end, match.index)), found);
    end = match.index + length;
  }
  return [...parts, ...text(piece.slice(end))];
}

const text = (value: string): Inline[] => (value ? [{ kind: 'text', text: value }] : []);
const latin = (value: string): Inline => ({ kind: 'latin', text: value });
const withoutScheme = (address: string) => address.replace(/^(mailto|tel):/, '');

/** The address as it may stand in a link, or undefined. Only three schemes, and only addresses we vouch for. */
function toHref(address: string, isAllowed: IsAllowed): string | undefined {
  if (!/^(https:\/\/|mailto:|tel:)/i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password || !isAllowed(url) ? undefined : url.href;
}

/** International numbers can be dialled from anywhere; `00` is a plus. A national one is only shown. */
function toTel(phone: string): string | undefined {
  const digits = phone.replace(/[٠-٩]/g, (d) => String(toNumber(d))).replace(/[^+\d]/g, '');
  const number = digits.replace(/^00/, '+');
  return /^\+\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}
