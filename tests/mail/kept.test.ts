import { type KeptEnquiry, parseKept, prune } from '../../src/mail/kept';
import { callback, consultation, contact } from './enquiries';

const kept = (change: Partial<KeptEnquiry> = {}): KeptEnquiry => ({
  enquiry: consultation(),
  savedAt: 1000,
  revision: 0,
  tries: 0,
  ...change,
});

test.each([
  ['a consultation', kept({ lastReason: 'network', triedAt: 2000, tries: 1 })],
  ['a callback', kept({ enquiry: callback({ kurdishDialect: 'sorani', preferredTime: 'evening' }) })],
  ['a contact message', kept({ enquiry: contact(), lease: { holder: 'a', until: 5 } })],
])('%s comes back as it was kept', (_case, item) => {
  expect(parseKept(JSON.parse(JSON.stringify([item])))).toEqual([item]);
});

test('older spellings of a choice count, and no choice of ours is no choice', () => {
  const stored = { ...kept(), enquiry: consultation({ budget: 'under_10k' as 'under-10k' }) };
  expect(parseKept([stored])?.[0]?.enquiry.request).toMatchObject({ budget: 'under-10k' });
  const unknown = { ...kept(), enquiry: consultation({ budget: 'a lot' as 'flexible' }) };
  expect(parseKept([unknown])?.[0]?.enquiry.request).toMatchObject({ budget: '' });
});

test.each([
  ['no object', 'lead'],
  ['no enquiry', { ...kept(), enquiry: undefined }],
  ['another kind', { ...kept(), enquiry: { ...consultation(), kind: 'order' } }],
  ['another language', { ...kept(), enquiry: { ...consultation(), language: '__proto__' } }],
  ['no address', { ...kept(), enquiry: consultation({ email: '' }) }],
  ['no time', { ...kept(), savedAt: 'yesterday' }],
])('what is %s is dropped, and the rest stays', (_case, broken) => {
  expect(parseKept([broken, kept()])).toEqual([kept()]);
});

test('a value that is no list is none at all', () => {
  expect(parseKept({ length: 1 })).toBeUndefined();
});

test('seven days later an enquiry is gone', () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  expect(prune([kept({ savedAt: 0 }), kept({ savedAt: 1 })], week)).toEqual([kept({ savedAt: 1 })]);
});

test('the youngest twenty stay', () => {
  const many = Array.from({ length: 23 }, (_, index) => kept({ savedAt: index }));
  expect(prune(many, 30).map(({ savedAt }) => savedAt)).toEqual(many.slice(3).map(({ savedAt }) => savedAt));
});
