import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './components/App';
import { startConsent } from './components/consent/startConsent';
import { startForgetting } from './components/eraseDoor';
import { startReloading } from './components/reload';
import { isProduction } from './config';
import { documentLanguage, setLanguage } from './documentLanguage';
import { pageAt } from './head/page';
import { createI18n, currentLanguage } from './i18n';
import { silenceConsole } from './silenceConsole';
import { erasureChannel } from './storage/keys';
import { dropHeld } from './storage/record';
import './index.css';

silenceConsole(isProduction);
startConsent();
startForgetting(erasureChannel, dropHeld);
void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { prerendered } = root.dataset;

  const language = prerendered ? documentLanguage() : await findLanguage();
  const words = await createI18n(language);
  setLanguage(language);
  words.on('languageChanged', () => setLanguage(currentLanguage(words)));

  nameFirstEntry();
  startReloading();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The build wrote the page into the file. A file that stands in for another page is drawn anew, and so is
  // the empty one of development.
  if (prerendered !== pageAt(window.location.pathname).id) {
    createRoot(root).render(app);
    return;
  }
  // As a transition it lets a press through between its parts.
  startTransition(() => {
    hydrateRoot(root, app, {
      // React draws again, unseen, what differs from the file: the mark is how a test sees it.
      onRecoverableError: (error) => performance.mark('hydration-mismatch', { detail: String(error) }),
    });
  });
}

/** In development there is no `boot.ts` to ask before the app does. */
async function findLanguage() {
  return (await import('./visitorLanguage')).findLanguage();
}

/**
 * The router names the entries it makes, and not the one a visit begins with: without a name, Back could not tell
 * it from the entries that links to a hash make by themselves.
 */
function nameFirstEntry() {
  const { history } = window;
  if (!history.state?.key) history.replaceState({ ...history.state, key: 'first' }, '');
}
