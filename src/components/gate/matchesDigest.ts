/**
 * Compares credentials with the digest that the build made of them (`salt:iterations:digest`, hex, PBKDF2 with
 * SHA-256). It hides the site; it does not protect it: whoever changes the stored flag is in.
 */
export async function matchesDigest(username: string, password: string, digest: string): Promise<boolean> {
  const [salt = '', iterations = '', expected = ''] = digest.split(':');
  if (!expected || !Number(iterations)) return false;

  const secret = new TextEncoder().encode(`${username}\n${password}`);
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: Number(iterations) },
    key,
    expected.length * 4,
  );
  return toHex(new Uint8Array(bits)) === expected;
}

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
