import i18next from 'i18next';
import { homeNamespaces } from '../i18n';
import { onSignOfLife } from './signOfLife';

/** The home page as the build wrote it into the file: there to be read, and not yet taken over. */
export const sleepingHome = '[data-prerendered=home] main > section';

/**
 * The home page stands in its file. Its code and its words come with the visitor's first sign of life: whatever
 * could change the page (a link, the language, a service that opens) begins with one.
 */
export async function loadHome() {
  const isInFile = typeof document !== 'undefined' && document.querySelector(sleepingHome) !== null;
  if (isInFile) await new Promise<void>((resolve) => onSignOfLife(resolve));
  const [{ Home }] = await Promise.all([import('./routes/Home'), i18next.loadNamespaces(homeNamespaces)]);
  return Home;
}
