import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { applyHead } from '../../head/applyHead';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import './AccessGate.css';
import { GateScreen } from './GateScreen';
import { gateFlag } from './gateFlag';

type Access = 'checking' | 'closed' | 'open';

/** Before launch: a visitor sees only this, until the stored flag says otherwise. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['gate', 'common']);
  const access = useSyncExternalStore<Access>(
    gateFlag.subscribe,
    () => (gateFlag.isSet() ? 'open' : 'closed'),
    () => 'checking',
  );

  useLayoutEffect(() => {
    // Behind the gate the site names itself; before it, only this page does.
    if (access === 'open') return;
    applyHead([
      { name: 'title', attributes: {}, text: t('documentTitle') },
      { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ]);
  }, [access, t]);

  const before = useRef(access);
  useEffect(() => {
    const isChange = before.current !== 'checking' && before.current !== access;
    before.current = access;
    if (!isChange) return;
    // Signed in or out: what was pressed is gone, so reading and the keyboard begin anew at the top.
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading();
  }, [access]);

  if (access === 'checking') {
    return (
      <main className="gate-checking">
        <Spinner size="lg" label={t('common:loading')} />
      </main>
    );
  }
  if (access === 'closed') return <GateScreen onSignedIn={() => gateFlag.set(true)} />;
  return (
    <>
      {children}
      <div className="gate-granted" role="status">
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <circle cx="14" cy="14" r="14" fill="var(--color-pine)" />
          <path d="M8 14.5l4.2 4L20 10" fill="none" stroke="var(--color-paper)" strokeWidth="3" />
        </svg>
        <b>{t('granted')}</b>
        <Button look="line" size="small" onClick={() => gateFlag.set(false)}>
          {t('logout')}
        </Button>
      </div>
    </>
  );
}

/** The page's heading, also one that is not there yet: until then its place has the focus. Returns how to stop. */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    const place = heading ?? main;
    // Whoever has gone on in the meantime is left alone.
    if (document.activeElement === document.body || document.activeElement === main)
      place?.focus({ preventScroll: true });
    if (heading) arrival.disconnect();
  };
  const arrival = new MutationObserver(focus);
  if (main) arrival.observe(main, { childList: true, subtree: true });
  focus();
  return () => arrival.disconnect();
}
