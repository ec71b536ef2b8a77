import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navigationIdOf, navigationIds, sectionPath } from '../../content/navigation';
import { Link } from '../Link';
import { Wordmark } from '../ui/Wordmark';
import { Clocks } from './Clocks';
import './Header.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileMenu } from './MobileMenu';
import { ServicesMenu } from './ServicesMenu';
import { useHiddenOnScroll } from './useHiddenOnScroll';
import { useLanguage } from './useLanguage';
import { useSectionInView } from './useSectionInView';

/** Two clocks and a language above, the name and five links below; on a page with sections, the one in view is marked. */
export function Header({ hasSections }: { hasSections: boolean }) {
  const { t } = useTranslation();
  return (
    <HidingHeader>
      <div className="header-bar">
        <Clocks />
        <span className="header-promise">{t('promise')}</span>
        <LanguageSwitch />
      </div>
      <Navigation hasSections={hasSections} />
    </HidingHeader>
  );
}

/** What it holds comes from outside: nothing of that is drawn anew when it hides, in the midst of a scroll. */
function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const hidden = useHiddenOnScroll(header);
  return (
    <header ref={header} className={`header ${hidden ? 'header-hidden' : ''}`}>
      {children}
    </header>
  );
}

function Navigation({ hasSections }: { hasSections: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const current = useSectionInView(hasSections);
  const active = current && navigationIdOf(current);
  return (
    <div className="header-main">
      <Link to={sectionPath('home')} className="header-logo" aria-label={t('home')}>
        <Wordmark language={language} />
      </Link>
      <nav aria-label={t('nav.label')} className="header-nav">
        <ul>
          {navigationIds.map((id) => (
            <li key={id}>
              {id === 'services' ? (
                <ServicesMenu isActive={active === id} />
              ) : (
                <Link
                  to={sectionPath(id)}
                  className="header-link"
                  aria-current={active === id ? 'true' : undefined}
                >
                  {t(`nav.${id}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <MobileMenu active={active} />
    </div>
  );
}
