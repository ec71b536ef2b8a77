import type { PageLanguage } from '../languages';
import { budgets, callbackTimes, dialects, type Enquiry, meetingTimes, toChoice } from './requests';
import type { MailFailure } from './send';
import { pageLanguageLabels } from './words';

/** An enquiry that waits in the browser until the mail service has taken it. */
export interface KeptEnquiry {
  enquiry: Enquiry;
  /** Milliseconds since 1970 of the visitor's last press on send. */
  savedAt: number;
  /** Goes up when the visitor sends the same enquiry again with other words. */
  revision: number;
  tries: number;
  /** Milliseconds since 1970 of the last try that failed. */
  triedAt?: number;
  lastReason?: MailFailure;
  /** Who is sending it right now, where the browser has no locks of its own. Times out by itself. */
  lease?: { holder: string; until: number };
}

const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** One visitor never gets near it; it keeps a loop from filling the browser's storage. */
const maxKept = 20;

/** The youngest at most twenty of the last seven days, oldest first. */
export function prune(kept: readonly KeptEnquiry[], now: number): KeptEnquiry[] {
  return kept.filter(({ savedAt }) => now - savedAt < keptForMs).slice(-maxKept);
}

/** Reads back what a browser kept. What does not validate is dropped; no list at all is undefined. */
export function parseKept(value: unknown): KeptEnquiry[] | undefined {
  return Array.isArray(value) ? value.flatMap((item) => parseOne(item) ?? []) : undefined;
}

function parseOne(item: unknown): KeptEnquiry | undefined {
  if (!isObject(item)) return undefined;
  const enquiry = parseEnquiry(item.enquiry);
  const { savedAt, revision, tries } = item;
  if (!enquiry || !isCount(savedAt) || !isCount(revision) || !isCount(tries)) return undefined;
  const lease = item.lease;
  const isLease = isObject(lease) && typeof lease.holder === 'string' && isCount(lease.until);
  return {
    enquiry,
    savedAt,
    revision,
    tries,
    ...(isCount(item.triedAt) && { triedAt: item.triedAt }),
    ...(isReason(item.lastReason) && { lastReason: item.lastReason }),
    ...(isLease && { lease: { holder: String(lease.holder), until: Number(lease.until) } }),
  };
}

function parseEnquiry(value: unknown): Enquiry | undefined {
  if (!isObject(value) || !isObject(value.request)) return undefined;
  const { id, language } = value;
  if (!isText(id) || !isLanguage(language)) return undefined;

  const given = value.request;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const person = { name: text('name'), email: text('email'), phone: text('phone') };
  if (!person.name || !person.email) return undefined;

  const shared = { id, language };
  switch (value.kind) {
    case 'contact':
      return {
        ...shared,
        kind: 'contact',
        request: { ...person, company: text('company'), message: text('message') },
      };
    case 'consultation':
      return {
        ...shared,
        kind: 'consultation',
        request: {
          ...person,
          company: text('company'),
          goals: text('goals'),
          targetAudience: text('targetAudience'),
          budget: toChoice(given.budget, budgets),
          preferredDate: text('preferredDate'),
          preferredTime: toChoice(given.preferredTime, meetingTimes),
        },
      };
    case 'callback':
      return {
        ...shared,
        kind: 'callback',
        request: {
          ...person,
          preferredTime: toChoice(given.preferredTime, callbackTimes),
          message: text('message'),
          kurdishDialect: toChoice(given.kurdishDialect, dialects),
        },
      };
    default:
      return undefined;
  }
}

const reasons = [
  'not_configured',
  'headless',
  'forbidden',
  'throttled',
  'rejected',
  'network',
  'timeout',
  'broken',
];

const isReason = (value: unknown): value is MailFailure => reasons.some((reason) => reason === value);

const isLanguage = (value: unknown): value is PageLanguage =>
  typeof value === 'string' && Object.hasOwn(pageLanguageLabels, value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
