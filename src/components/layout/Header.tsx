import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navigationIdOf, navigationIds, type SectionId, sectionPath } from '../../content/navigation';
import { Link } from '../Link';
import { Wordmark } from '../ui/Wordmark';
import { Clocks } from './Clocks';
import './Header.css';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileMenu } from './MobileMenu';
import { ServicesMenu } from './ServicesMenu';
import { useHiddenOnScroll } from './useHiddenOnScroll';
import { useLanguage } from './useLanguage';

/** Two clocks and a language above, the name and five links below. `current` is the section in view. */
export function Header({ current }: { current: SectionId | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const header = useRef<HTMLElement>(null);
  const hidden = useHiddenOnScroll(header);
  const active = current && navigationIdOf(current);

  return (
    <header ref={header} className={`header ${hidden ? 'header-hidden' : ''}`}>
      <div className="header-bar">
        <Clocks />
        <span className="header-promise">{t('promise')}</span>
        <LanguageSwitch />
      </div>
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
    </header>
  );
}
