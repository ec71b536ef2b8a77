import i18next from 'i18next';
import { afterNextFrame } from '../afterNextFrame';
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
  // To ask for two files at once holds up the frame of a scroll.
  const words = i18next.loadNamespaces(homeNamespaces);
  if (isInFile) await afterNextFrame();
  const [{ Home }] = await Promise.all([import('./routes/Home'), words]);
  return Home;
}
