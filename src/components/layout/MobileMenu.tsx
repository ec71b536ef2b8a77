import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type NavigationId,
  navigationIds,
  sectionPath,
  serviceLinkState,
  serviceSearch,
} from '../../content/navigation';
import { services } from '../../content/services';
import { site } from '../../site';
import { Link } from '../Link';
import { Dialog } from '../ui/Dialog';
import { Ltr } from '../ui/Ltr';
import { TileStrip } from '../ui/Tile';
import { Wordmark } from '../ui/Wordmark';
import { LanguageSwitch } from './LanguageSwitch';
import './MobileMenu.css';
import { useLanguage } from './useLanguage';

/** The whole site on one sheet of ink, for screens without room for five links. */
export function MobileMenu({ active }: { active: NavigationId | null }) {
  const { t } = useTranslation(['common', 'services']);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  // Back, or a screen that has grown wide enough for the links, leaves no sheet behind. The browser is asked and
  // not the router: a page that is still on its way when Back is pressed never becomes a change of route.
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const shut = () => setOpen(false);
    wide.addEventListener('change', shut);
    window.addEventListener('popstate', shut);
    return () => {
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
      {isOpen && (
        <Dialog title={t('menu.label')} closeLabel={t('menu.close')} onClose={close} bare className="menu">
          <div className="menu-head">
            <Wordmark language={language} />
          </div>
          <ul className="menu-links">
            {navigationIds.map((id) => (
              <li key={id}>
                <Link to={sectionPath(id)} aria-current={active === id ? 'true' : undefined} onClick={close}>
                  {t(`nav.${id}`)}
                </Link>
                {id === 'services' && (
                  <ul className="menu-services">
                    {services.map(({ slug, colour }) => (
                      <li key={slug}>
                        <Link to={{ search: serviceSearch(slug) }} state={serviceLinkState} onClick={close}>
                          <i className={`menu-square menu-square-${colour}`} />
                          {t(`services:${slug}.shortTitle`)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <div className="menu-foot">
            <a className="link" href={`mailto:${site.email}`}>
              <Ltr>{site.email}</Ltr>
            </a>
            <LanguageSwitch />
          </div>
          <TileStrip
            className="menu-strip"
            tiles={[
              ['quarter', 'paper', 'lapis'],
              ['ring', 'clay', 'ink'],
              ['stair', 'ink', 'paper'],
              ['leaf', 'plum-lift', 'ink'],
              ['arcs', 'paper', 'pine'],
              ['checks', 'paper', 'ink'],
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
