import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import {
  type NavigationId,
  navigationIds,
  sectionPath,
  serviceLinkState,
  serviceSearch,
} from '../../content/navigation';
import { services } from '../../content/services';
import { site } from '../../site';
import { Dialog, leaveDialog } from '../ui/Dialog';
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
            <MenuLink to={sectionPath(id)} aria-current={active === id ? 'true' : undefined} onLeave={close}>
              {t(`nav.${id}`)}
            </MenuLink>
            {id === 'services' && (
              <ul className="menu-services">
                {services.map(({ slug, colour }) => (
                  <li key={slug}>
                    <MenuLink to={{ search: serviceSearch(slug) }} state={serviceLinkState} onLeave={close}>
                      <i className={`menu-square menu-square-${colour}`} />
                      {t(`services:${slug}.shortTitle`)}
                    </MenuLink>
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

interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: To;
  state?: unknown;
  onLeave: () => void;
}

/** The menu is seen to go before the page turns. Pressed for another tab, a link leaves it where it is. */
function MenuLink({ to, state, onLeave, ...rest }: MenuLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void leaveDialog(event.currentTarget, () => {
      onLeave();
      follow(event);
    });
  }
  return <a {...rest} href={useHref(to)} onClick={leave} />;
}
