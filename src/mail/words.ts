import type { PageLanguage } from '../languages';
import type { CallbackTime, Dialect, MeetingTime } from './requests';

/**
 * The words of the mails. They are no part of the catalogues on purpose: no visitor reads them, and the staff
 * read English whatever language the page was in. A test holds the labels equal to the English catalogue's.
 */
export const meetingTimeLabels: Record<MeetingTime, string> = {
  morning: 'Morning (9 AM to 12 PM)',
  afternoon: 'Afternoon (12 PM to 3 PM)',
  'late-afternoon': 'Late afternoon (3 PM to 6 PM)',
  flexible: 'Flexible',
};

export const callbackTimeLabels: Record<CallbackTime, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  flexible: 'Flexible',
};

export const dialectLabels: Record<Dialect, string> = {
  sorani: 'Sorani',
  kurmanji: 'Kurmanji (Badini)',
  other: 'Other',
};

/** What stands in an optional field that was left empty. */
export const missing = {
  company: 'Not provided',
  detail: 'Not specified',
  time: 'Flexible',
} as const;

export const pageLanguageLabels: Record<PageLanguage, string> = { en: 'English', ar: 'Arabic' };

export const subjects = {
  consultation: (name: string) => `New Consultation Request from ${name}`,
  callback: (name: string) => `KURDISH CALLBACK REQUEST from ${name}`,
  contact: (name: string) => `New Contact Message from ${name}`,
} as const;

/** Labels of the composed, plain-text bodies. */
export const body = {
  consultation: 'New consultation request',
  callback: 'Kurdish callback request',
  contact: 'New message from the contact form',
  contactDetails: 'Contact details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  project: 'Project',
  goals: 'Goals',
  targetAudience: 'Target audience',
  budget: 'Budget',
  meeting: 'Meeting',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  dialect: 'Dialect',
  additionalMessage: 'Additional message',
  pageLanguage: 'Language of the page',
  reference: 'Reference',
  callWithin: (hours: number) => `Contact them within ${hours} hours to arrange the meeting.`,
  assign: (hours: number) =>
    `Assign this to a Kurdish-speaking consultant and contact them within ${hours} hours.`,
} as const;
