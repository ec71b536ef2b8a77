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
import { useLanguage } from './useLanguage';

/** The whole site on one sheet of ink. */
export function MenuSheet({ active, onClose: close }: { active: NavigationId | null; onClose: () => void }) {
  const { t } = useTranslation(['common', 'services']);
  const { language } = useLanguage();
  return (
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
  );
}
