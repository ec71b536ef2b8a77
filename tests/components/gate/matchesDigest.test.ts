import { pbkdf2Sync } from 'node:crypto';
import { matchesDigest } from '../../../src/components/gate/matchesDigest';

const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const digestOf = (username: string, password: string) =>
  `${salt.toString('hex')}:1000:${pbkdf2Sync(`${username}\n${password}`, salt, 1000, 32, 'sha256').toString('hex')}`;

test('the credentials the digest was made of match', async () => {
  expect(await matchesDigest('developer', 'كلمة سرّ', digestOf('developer', 'كلمة سرّ'))).toBe(true);
});

test.each([
  ['developer', 'wrong'],
  ['Developer', 'catalyst'],
  ['', ''],
  ['developer\ncatalyst', ''],
])('%j with %j does not', async (username, password) => {
  expect(await matchesDigest(username, password, digestOf('developer', 'catalyst'))).toBe(false);
});

test('without a digest nobody is let in', async () => {
  await expect(matchesDigest('', '', '')).resolves.toBe(false);
});
