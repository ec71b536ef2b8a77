/** Hashes in rising order as base64, each as its distance from the one before; `unpackHashes` reads them. */
export function packHashes(rising: readonly number[]): string {
  let last = 0;
  const bytes = rising.flatMap((each) => {
    const distance = each - last;
    last = each;
    return inSevens(distance);
  });
  return base64(bytes);
}

/** A number as bytes of seven bits, all but the last marked by the eighth. */
function inSevens(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

export function base64(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('base64');
}
