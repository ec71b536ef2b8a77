import {
  budgets,
  callbackTimes,
  dialects,
  type EnquiryKind,
  fieldLimits,
  meetingTimes,
  type Requests,
  toChoice,
} from '../../mail/requests';
import { isCalendarDay } from './calendarDay';

type PersonError =
  | 'name_required'
  | 'name_long'
  | 'email_required'
  | 'email_invalid'
  | 'phone_required'
  | 'phone_invalid';

/** What can be wrong in a form. The words are in the form's catalogue, under the same names. */
export interface ErrorCodes {
  contact:
    | Exclude<PersonError, 'phone_required'>
    | 'name_short'
    | 'company_long'
    | 'message_required'
    | 'message_short'
    | 'message_long';
  consultation:
    | PersonError
    | 'company_long'
    | 'goals_long'
    | 'targetAudience_long'
    | 'preferredDate_invalid'
    | 'preferredDate_past';
  callback: PersonError | 'message_long';
}

/** What stands in the form's controls: text, whatever the control. */
export type Values<Kind extends EnquiryKind> = { [Field in keyof Requests[Kind]]: string };

export type Errors<Kind extends EnquiryKind> = Partial<Record<keyof Requests[Kind], ErrorCodes[Kind]>>;

export type Parsed<Kind extends EnquiryKind> =
  | { ok: true; request: Requests[Kind] }
  | { ok: false; errors: Errors<Kind> };

export const emptyValues: { [Kind in EnquiryKind]: Values<Kind> } = {
  contact: { name: '', email: '', phone: '', company: '', message: '' },
  consultation: {
    name: '',
    email: '',
    phone: '',
    company: '',
    goals: '',
    targetAudience: '',
    budget: '',
    preferredDate: '',
    preferredTime: '',
  },
  callback: { name: '', email: '', phone: '', preferredTime: '', message: '', kurdishDialect: '' },
};

/** name 2 to 100, address, message 10 to 1000; phone and company may be left out. */
export function parseContact(values: Values<'contact'>): Parsed<'contact'> {
  const request = {
    name: values.name.trim(),
    email: tidyEmail(values.email),
    phone: tidyPhone(values.phone),
    company: values.company.trim(),
    message: values.message.trim(),
  };
  return verdict<'contact'>(request, {
    name: checkName(request.name) ?? tooShort(request.name, fieldLimits.name.min, 'name_short'),
    email: checkEmail(request.email),
    phone: request.phone ? checkPhone(request.phone) : undefined,
    company: tooLong(request.company, fieldLimits.company.max, 'company_long'),
    message: checkMessage(request.message),
  });
}

/** name, address and phone are required. `today` is the visitor's own day, as `2026-03-14`. */
export function parseMeeting(values: Values<'consultation'>, today: string): Parsed<'consultation'> {
  const request = {
    name: values.name.trim(),
    email: tidyEmail(values.email),
    phone: tidyPhone(values.phone),
    company: values.company.trim(),
    goals: values.goals.trim(),
    targetAudience: values.targetAudience.trim(),
    budget: toChoice(values.budget, budgets),
    preferredDate: values.preferredDate.trim(),
    preferredTime: toChoice(values.preferredTime, meetingTimes),
  };
  return verdict<'consultation'>(request, {
    name: checkName(request.name),
    email: checkEmail(request.email),
    phone: request.phone ? checkPhone(request.phone) : 'phone_required',
    company: tooLong(request.company, fieldLimits.company.max, 'company_long'),
    goals: tooLong(request.goals, fieldLimits.goals.max, 'goals_long'),
    targetAudience: tooLong(request.targetAudience, fieldLimits.targetAudience.max, 'targetAudience_long'),
    preferredDate: checkDate(request.preferredDate, today),
  });
}

/** The same three required fields; everything else may be left out. */
export function parseCallback(values: Values<'callback'>): Parsed<'callback'> {
  const request = {
    name: values.name.trim(),
    email: tidyEmail(values.email),
    phone: tidyPhone(values.phone),
    preferredTime: toChoice(values.preferredTime, callbackTimes),
    message: values.message.trim(),
    kurdishDialect: toChoice(values.kurdishDialect, dialects),
  };
  return verdict<'callback'>(request, {
    name: checkName(request.name),
    email: checkEmail(request.email),
    phone: request.phone ? checkPhone(request.phone) : 'phone_required',
    message: tooLong(request.message, fieldLimits.message.max, 'message_long'),
  });
}

function verdict<Kind extends EnquiryKind>(
  request: Requests[Kind],
  checks: { [Field in keyof Requests[Kind]]?: ErrorCodes[Kind] | undefined },
): Parsed<Kind> {
  const bad = Object.entries(checks).filter(([, code]) => code !== undefined);
  return bad.length === 0
    ? { ok: true, request }
    : { ok: false, errors: Object.fromEntries(bad) as Errors<Kind> };
}

/** Characters as a reader counts them: an emoji or an Arabic letter is one. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/**
 * Digits of the Arabic-Indic and Persian keyboards become Western ones, dashes and spaces of other kinds plain
 * ones, and the invisible marks that come along with a copied number go.
 */
export function tidyPhone(typed: string): string {
  return toWesternDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/＋/g, '+')
    .replace(/\s+/g, ' ')
    .trim();
}

export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A number of so few digits is rarely a whole one: the visitor gets a hint, not an error. */
export function isShortPhone(typed: string): boolean {
  const digits = tidyPhone(typed).replace(/\D/g, '').length;
  return digits > 0 && digits < fieldLimits.phone.shortUnder;
}

function tidyEmail(typed: string) {
  return typed.replace(/\p{Cf}/gu, '').trim();
}

function checkName(name: string) {
  return name === '' ? 'name_required' : tooLong(name, fieldLimits.name.max, 'name_long');
}

/**
 * Something, an @, a domain with a dot. Characters that would end an address in a mail's header, or turn the
 * staff's reply link into more than an address, are out.
 */
const emailPattern =
  /^[^\s@<>()[\]\\,;:"?#%]+@[^\s@<>()[\]\\,;:"?#%.]+(\.[^\s@<>()[\]\\,;:"?#%.]+)*\.[^\s@<>()[\]\\,;:"?#%.]{2,}$/u;

function checkEmail(email: string) {
  if (email === '') return 'email_required';
  return emailPattern.test(email) && lengthOf(email) <= fieldLimits.email.max ? undefined : 'email_invalid';
}

function checkPhone(phone: string) {
  const isPhone = /^[\d\s\-+()]+$/.test(phone) && /\d/.test(phone);
  return isPhone && lengthOf(phone) <= fieldLimits.phone.max ? undefined : 'phone_invalid';
}

function checkMessage(message: string) {
  if (message === '') return 'message_required';
  const { min, max } = fieldLimits.message;
  return tooShort(message, min, 'message_short') ?? tooLong(message, max, 'message_long');
}

function checkDate(date: string, today: string) {
  if (date === '') return undefined;
  if (!isCalendarDay(date)) return 'preferredDate_invalid';
  return date < today ? 'preferredDate_past' : undefined;
}

function tooShort<Code extends string>(text: string, min: number, code: Code): Code | undefined {
  return lengthOf(text) < min ? code : undefined;
}

function tooLong<Code extends string>(text: string, max: number, code: Code): Code | undefined {
  return lengthOf(text) > max ? code : undefined;
}
