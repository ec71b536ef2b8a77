import type { EnquiryOf } from '../../src/mail/requests';

/** Enquiries that are in order; a test changes what it is about. */
export const consultation = (
  request: Partial<EnquiryOf<'consultation'>['request']> = {},
  change: Partial<EnquiryOf<'consultation'>> = {},
): EnquiryOf<'consultation'> => ({
  id: 'mwptqnwl-1ya9p41dub9p',
  kind: 'consultation',
  language: 'en',
  request: {
    name: 'Lena Azad',
    email: 'lena@example.com',
    phone: '+49 30 23125 111',
    company: '',
    goals: '',
    targetAudience: '',
    budget: '',
    preferredDate: '',
    preferredTime: '',
    ...request,
  },
  ...change,
});

export const callback = (request: Partial<EnquiryOf<'callback'>['request']> = {}): EnquiryOf<'callback'> => ({
  id: 'mwptqnwl-1ya9p41dub9p',
  kind: 'callback',
  language: 'ar',
  request: {
    name: 'ئازاد',
    email: 'azad@example.com',
    phone: '+964 750 000 0000',
    preferredTime: '',
    message: '',
    kurdishDialect: '',
    ...request,
  },
});

export const contact = (request: Partial<EnquiryOf<'contact'>['request']> = {}): EnquiryOf<'contact'> => ({
  id: 'mwptqnwl-1ya9p41dub9p',
  kind: 'contact',
  language: 'en',
  request: {
    name: 'Lena Azad',
    email: 'lena@example.com',
    phone: '',
    company: '',
    message: 'We would like to launch a product.',
    ...request,
  },
});
