import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routes, serviceLinkState, serviceSearch } from '../../content/navigation';
import { services } from '../../content/services';
import { spellNumber } from '../../languages';
import { phoneLink, site } from '../../site';
import { Link } from '../Link';
import { Ltr } from '../ui/Ltr';
import { MayaFace } from '../ui/MayaFace';
import { Wordmark } from '../ui/Wordmark';
import './Footer.css';
import { useLanguage } from './useLanguage';

const social = [
  ['facebook', site.social.facebook],
  ['instagram', site.social.instagram],
  ['linkedin', site.social.linkedin],
  ['x', site.social.x],
  ['youtube', site.social.youtube],
] as const;

/** Help stands in the same order on every page: e-mail, phones, Maya. */
export function Footer({
  onTalkToMaya,
  onCookieSettings,
}: {
  onTalkToMaya: () => void;
  onCookieSettings: () => void;
}) {
  const { t } = useTranslation(['footer', 'services']);
  const { language } = useLanguage();

  return (
    <footer className="footer section on-ink">
      <div className="footer-top">
        <p className="display text-d2">
          {t('tagline')}
          <br />
          {t('promise')}
        </p>
        <button type="button" className="footer-maya" onClick={onTalkToMaya}>
          <MayaFace />
          <span>
            <b>{t('maya')}</b>
            <span className="text-small">{t('mayaRole')}</span>
          </span>
        </button>
      </div>

      <div className="footer-groups">
        <Group title={t('services')}>
          {services.map(({ slug }) => (
            <li key={slug}>
              <Link to={{ search: serviceSearch(slug) }} state={serviceLinkState}>
                {t(`services:${slug}.shortTitle`)}
              </Link>
            </li>
          ))}
        </Group>
        <Group title={t('connect')}>
          <li className="when-near">
            <a href={`mailto:${site.email}`}>
              <Ltr>{site.email}</Ltr>
            </a>
          </li>
          {site.offices.map((office) => (
            <li key={office.id} className="when-near">
              {t(`country.${office.id}`)}{' '}
              <a href={phoneLink(office.phone)}>
                <Ltr>{office.phone}</Ltr>
              </a>
            </li>
          ))}
        </Group>
        <Group title={t('offices')}>
          {site.offices.map((office) => (
            <li key={office.id}>
              {t('office', { city: office.city[language], country: office.country[language] })}
            </li>
          ))}
        </Group>
        <Group title={t('follow')}>
          {social.map(([network, address]) => (
            <li key={network}>
              <a href={address} rel="noopener noreferrer" target="_blank">
                {t(`social.${network}`)}
              </a>
            </li>
          ))}
        </Group>
        <Group title={t('legal')}>
          <li>
            <Link to={routes.privacy}>{t('privacy')}</Link>
          </li>
          <li>
            <Link to={routes.terms}>{t('terms')}</Link>
          </li>
          <li>
            <Link to={routes.disclaimer}>{t('disclaimer')}</Link>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={onCookieSettings}>
              {t('cookieSettings')}
            </button>
          </li>
        </Group>
      </div>

      <div className="footer-end">
        <span>{t('copyright', { year: spellNumber(new Date().getFullYear(), language) })}</span>
        <span>
          {site.offices
            .map((office) =>
              t('latitude', {
                city: office.city[language],
                degrees: spellNumber(office.latitude, language, 2),
              }),
            )
            .join(' · ')}
        </span>
      </div>
      <Wordmark language={language} className="footer-wordmark" />
    </footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
