import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NavigationId } from '../../content/navigation';
import { askedPart } from '../lazyPart';
import { onIdleAfterSign } from '../signOfLife';
import './MobileMenu.css';

const MenuSheet = askedPart(async () => (await import('./MenuSheet')).MenuSheet);

/** For screens without room for five links. The sheet is there before most visitors reach for it. */
export function MobileMenu({ active }: { active: NavigationId | null }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Back, or a screen that has grown wide enough for the links, leaves no sheet behind. The browser is asked and
  // not the router: a page that is still on its way when Back is pressed never becomes a change of route.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const shut = () => setOpen(false);
    const stopWaiting = wide.matches ? undefined : onIdleAfterSign(MenuSheet.preload);
    wide.addEventListener('change', shut);
    window.addEventListener('popstate', shut);
    return () => {
      stopWaiting?.();
      wide.removeEventListener('change', shut);
      window.removeEventListener('popstate', shut);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={t('menu.open')}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M0 4H24V8H0ZM8 16H24V20H8Z" fill="currentColor" />
        </svg>
      </button>
      {isOpen && <MenuSheet active={active} onClose={close} />}
    </>
  );
}
