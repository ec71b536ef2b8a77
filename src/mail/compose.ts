import { site } from '../site';
import { multiLine, singleLine } from './clean';
import {
  type CallbackRequest,
  type ConsultationRequest,
  type ContactRequest,
  type Enquiry,
  fieldLimits,
} from './requests';
import {
  body,
  callbackTimeLabels,
  dialectLabels,
  meetingTimeLabels,
  missing,
  pageLanguageLabels,
  subjects,
} from './words';

/** What a template's `{{field}}`s are filled with; every value is plain text, safe in a header. */
export type TemplateFields = Record<string, string> & {
  to_email: string;
  from_name: string;
  from_email: string;
  user_phone: string;
  subject: string;
  message: string;
  reply_to: string;
};

/** Turns an enquiry into the fields of its template. Labels instead of values, defaults for what is empty. */
export function composeFields(enquiry: Enquiry, to: string): TemplateFields {
  switch (enquiry.kind) {
    case 'consultation':
      return consultation(enquiry.request, closing(enquiry), to);
    case 'callback':
      return callback(enquiry.request, closing(enquiry), to);
    case 'contact':
      return contact(enquiry.request, to);
  }
}

/** Lets the staff recognise a mail that came twice because a tab was closed in the middle of sending. */
export function referenceOf(id: string): string {
  return id
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase();
}

function sender(request: { name: string; email: string; phone: string }, to: string) {
  const email = singleLine(request.email, fieldLimits.email.max);
  return {
    to_email: to,
    from_name: singleLine(request.name, fieldLimits.name.max),
    from_email: email,
    user_phone: singleLine(request.phone, fieldLimits.phone.max),
    reply_to: email,
  };
}

function consultation(request: ConsultationRequest, closingLines: string[], to: string) {
  const person = sender(request, to);
  const date = singleLine(request.preferredDate, 10);
  const fields = {
    company: singleLine(request.company, fieldLimits.company.max) || missing.company,
    goals: multiLine(request.goals, fieldLimits.goals.max) || missing.detail,
    target_audience: multiLine(request.targetAudience, fieldLimits.targetAudience.max) || missing.detail,
    budget: site.budgets.find(({ id }) => id === request.budget)?.label.en ?? missing.detail,
    preferred_date: date || missing.time,
    preferred_time: request.preferredTime ? meetingTimeLabels[request.preferredTime] : missing.time,
  };
  const message = [
    body.consultation,
    '',
    body.contactDetails,
    ...detailsOf(person),
    row(body.company, fields.company),
    '',
    body.project,
    row(body.goals, fields.goals),
    row(body.targetAudience, fields.target_audience),
    row(body.budget, fields.budget),
    '',
    body.meeting,
    row(body.preferredDate, date ? spelledOut(date) : fields.preferred_date),
    row(body.preferredTime, fields.preferred_time),
    '',
    body.callWithin(site.replyWithinHours),
    ...closingLines,
  ].join('\n');
  return { ...person, ...fields, subject: subjects.consultation(person.from_name), message };
}

function callback(request: CallbackRequest, closingLines: string[], to: string) {
  const person = sender(request, to);
  const added = multiLine(request.message, fieldLimits.message.max);
  const message = [
    body.callback,
    '',
    body.contactDetails,
    ...detailsOf(person),
    '',
    row(body.preferredTime, request.preferredTime ? callbackTimeLabels[request.preferredTime] : missing.time),
    row(body.dialect, request.kurdishDialect ? dialectLabels[request.kurdishDialect] : missing.detail),
    ...(added ? ['', `${body.additionalMessage}:`, added] : []),
    '',
    body.assign(site.replyWithinHours),
    ...closingLines,
  ].join('\n');
  return { ...person, subject: subjects.callback(person.from_name), message };
}

/**
 * The contact form goes out as a form, so it carries the specification's own field names as well as the
 * template's. The message is the visitor's own words and nothing else.
 */
function contact(request: ContactRequest, to: string) {
  const person = sender(request, to);
  const company = singleLine(request.company, fieldLimits.company.max) || missing.company;
  const phone = person.user_phone || missing.company;
  return {
    ...person,
    user_phone: phone,
    name: person.from_name,
    email: person.from_email,
    phone,
    company,
    subject: subjects.contact(person.from_name),
    message: multiLine(request.message, fieldLimits.message.max),
  };
}

function detailsOf(person: { from_name: string; from_email: string; user_phone: string }) {
  return [
    row(body.name, person.from_name),
    row(body.email, person.from_email),
    row(body.phone, person.user_phone),
  ];
}

function closing(enquiry: Enquiry) {
  return [
    row(body.pageLanguage, pageLanguageLabels[enquiry.language]),
    row(body.reference, referenceOf(enquiry.id)),
  ];
}

const row = (label: string, value: string) => `${label}: ${value}`;

/**
 * The day of the week helps whoever arranges the meeting. Put together from its parts, because browsers differ
 * about the comma; noon UTC keeps the day in every time zone.
 */
function spelledOut(date: string) {
  const moment = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  const [weekday, day, month, year] = (['weekday', 'day', 'month', 'year'] as const).map((part) =>
    new Intl.DateTimeFormat('en-GB-u-nu-latn', {
      [part]: part === 'weekday' || part === 'month' ? 'long' : 'numeric',
      timeZone: 'UTC',
    }).format(moment),
  );
  return `${weekday}, ${day} ${month} ${year}`;
}
