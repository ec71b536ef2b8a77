/** Copies a text. A browser may refuse (no permission, no https, no clipboard): that is an answer, not an error. */
export async function copyText(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
