import type { PageLanguage } from '../languages';
import { site } from '../site';

/** Hyphens are canonical; one older catalogue spells the values with underscores, see {@link toChoice}. */
export const budgets = site.budgets.map(({ id }) => id);
export const meetingTimes = ['morning', 'afternoon', 'late-afternoon', 'flexible'] as const;
export const callbackTimes = ['morning', 'afternoon', 'evening', 'flexible'] as const;
export const dialects = ['sorani', 'kurmanji', 'other'] as const;

export type Budget = (typeof site.budgets)[number]['id'];
export type MeetingTime = (typeof meetingTimes)[number];
export type CallbackTime = (typeof callbackTimes)[number];
export type Dialect = (typeof dialects)[number];

/** Characters as a reader counts them (code points). The address limit is the one of RFC 5321. */
export const fieldLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  phone: { max: 30, shortUnder: 7 },
  company: { max: 100 },
  message: { min: 10, max: 1000 },
  goals: { max: 1000 },
  targetAudience: { max: 1000 },
} as const;

/** How short and how long a field may be; nothing of one that is not held to it, such as a choice. */
export function limitsOf(field: string): { min?: number; max?: number } {
  const limits: Record<string, { min?: number; max: number }> = fieldLimits;
  return limits[field] ?? {};
}

/** What a form asks for. An empty string is a field the visitor left empty. */
export interface ContactRequest {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
}

export interface ConsultationRequest {
  name: string;
  email: string;
  phone: string;
  company: string;
  goals: string;
  targetAudience: string;
  budget: Budget | '';
  /** `2026-03-14`, a day of the visitor's own calendar. */
  preferredDate: string;
  preferredTime: MeetingTime | '';
}

export interface CallbackRequest {
  name: string;
  email: string;
  phone: string;
  preferredTime: CallbackTime | '';
  message: string;
  kurdishDialect: Dialect | '';
}

export interface Requests {
  contact: ContactRequest;
  consultation: ConsultationRequest;
  callback: CallbackRequest;
}

export type EnquiryKind = keyof Requests;

/** One request on its way to the staff. */
export interface EnquiryOf<Kind extends EnquiryKind> {
  /** Chosen once, when the visitor first presses send: a second try of the same enquiry keeps it. */
  id: string;
  kind: Kind;
  request: Requests[Kind];
  /** The language the page was read in, so that the staff answer in it. */
  language: PageLanguage;
}

export type Enquiry = { [Kind in EnquiryKind]: EnquiryOf<Kind> }[EnquiryKind];

/** The canonical value of a list, or an empty string. `late_afternoon` counts as `late-afternoon`. */
export function toChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | '' {
  if (typeof value !== 'string') return '';
  const canonical = value.trim().toLowerCase().replaceAll('_', '-');
  return choices.find((choice) => choice === canonical) ?? '';
}

/** The range that a sum in US dollars, written in digits, falls in; or a range by its own name; or an empty string. */
export function toBudget(value: unknown): Budget | '' {
  const sum = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN;
  const range = site.budgets.find((each) => 'upTo' in each && sum <= each.upTo);
  return range?.id ?? toChoice(value, budgets);
}

/** One of the three, for whoever tells them apart by `kind`; TypeScript loses that on a generic kind. */
export function toEnquiry<Kind extends EnquiryKind>(enquiry: EnquiryOf<Kind>): Enquiry {
  return enquiry as EnquiryOf<EnquiryKind> as Enquiry;
}
