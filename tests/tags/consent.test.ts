import { consentVersion, parseConsent } from '../../src/tags/consent';

const record = {
  essential: true,
  analytics: true,
  marketing: false,
  preferences: false,
  metadata: { timestamp: '2026-03-14T12:00:00.000Z', version: '1.0.0', userAgent: 'متصفح Test/1.0' },
};

test('the version is the specification’s', () => {
  expect(consentVersion).toBe('1.0.0');
});

test('a record is read as it was written, and nothing else of it', () => {
  expect(parseConsent({ ...record, more: 1 })).toEqual(record);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'all'],
  ['a list', [record]],
  ['no metadata', { ...record, metadata: undefined }],
  ['another version', { ...record, metadata: { ...record.metadata, version: '0.9.0' } }],
  ['no version', { ...record, metadata: { ...record.metadata, version: undefined } }],
  ['no time', { ...record, metadata: { ...record.metadata, timestamp: 'yesterday' } }],
  ['no browser', { ...record, metadata: { ...record.metadata, userAgent: null } }],
  ['essential switched off', { ...record, essential: false }],
  ['a missing category', { ...record, preferences: undefined }],
  ['a word for a truth value', { ...record, analytics: 'true' }],
])('%s counts as none', (_, value) => {
  expect(parseConsent(value)).toBeUndefined();
});
