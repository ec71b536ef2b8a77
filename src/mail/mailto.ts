import { composeFields } from './compose';
import type { Enquiry } from './requests';
import { body } from './words';

/** Windows hands a mail address over as one command line: what is longer never reaches the mail program. */
const maxLength = 2000;

/** An address that opens the visitor's own mail program with everything typed already in it. */
export function mailtoFor(enquiry: Enquiry, to: string): string {
  const fields = composeFields(enquiry, to);
  const own =
    enquiry.kind === 'contact'
      ? `${fields.message}\n\n${body.name}: ${fields.from_name}\n${body.phone}: ${fields.user_phone}\n${body.company}: ${fields.company}`
      : fields.message;
  const start = `mailto:${to}?subject=${encodeURIComponent(fields.subject)}&body=`;
  return start + encodeWithin(own.replaceAll('\n', '\r\n'), maxLength - start.length);
}

function encodeWithin(text: string, room: number) {
  const whole = encodeURIComponent(text);
  if (whole.length <= room) return whole;
  const end = encodeURIComponent('…');
  let cut = '';
  for (const character of text) {
    const next = cut + encodeURIComponent(character);
    if (next.length + end.length > room) break;
    cut = next;
  }
  return cut + end;
}
