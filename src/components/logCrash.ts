/**
 * Keeps what broke the page: an error event for a visitor who allowed analytics, and a report to copy, with
 * e-mail addresses and phone numbers masked. What was typed is in neither. A report that cannot be masked, because
 * that code did not load, leaves the message out.
 */
export async function logCrash(error: Error, componentStack: string): Promise<string> {
  const report = (message: string) =>
    [
      new Date().toISOString(),
      window.location.pathname,
      `${error.name}: ${message}`,
      componentStack.trim(),
    ].join('\n');
  try {
    const { siteAssistant } = await import('./chat/siteAssistant');
    return report(await siteAssistant().recordError(error.message));
  } catch {
    return report('');
  }
}
