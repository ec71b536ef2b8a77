import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serviceLinkState, serviceSearch } from '../../content/navigation';
import { services } from '../../content/services';
import { formatNumber } from '../../languages';
import { useLanguage } from '../layout/useLanguage';
import { groundOf } from '../ui/groundOf';
import { SectionMark } from '../ui/SectionMark';
import { ServiceGlyph } from '../ui/ServiceGlyph';
import './Services.css';

/** How many of a service's items the open panel has room for; the modal lists them all. */
const itemsShown = 6;

/** Five panels of colour without gaps. One is open; the pointer or the keyboard opens another. */
export function Services() {
  const { t } = useTranslation(['work', 'services', 'service-items']);
  const { language } = useLanguage();
  const navigate = useNavigate();

  return (
    <section id="services" aria-labelledby="services-title">
      <div className="section services-head">
        <SectionMark
          id="services-title"
          shape={<path d="M0 24V0A24 24 0 0 1 24 24Z" fill="var(--color-plum)" />}
        >
          {t('services.mark')}
        </SectionMark>
        <p className="display text-d2">{t('services.claim')}</p>
      </div>
      <ul className="services-wall">
        {services.map(({ slug, colour, icon }, index) => (
          <li key={slug} className={`service-panel ${groundOf(colour)}`}>
            <div className="service-panel-top">
              <span className="service-panel-number" aria-hidden="true">
                {formatNumber(index + 1, language)}
              </span>
              <ServiceGlyph icon={icon} />
              <ul className="service-panel-items" aria-hidden="true">
                {t(`service-items:${slug}`, { returnObjects: true })
                  .slice(0, itemsShown)
                  .map((item) => (
                    <li key={item}>{item}</li>
                  ))}
              </ul>
            </div>
            <div className="service-panel-foot">
              <h3>
                <button
                  type="button"
                  onClick={() => navigate({ search: serviceSearch(slug) }, openingOf(slug))}
                >
                  {t(`services:${slug}.title`)}
                </button>
              </h3>
              <p className="service-panel-tagline">{t(`services:${slug}.tagline`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pressed twice before the modal stands over it, it makes one entry and not two. */
const openingOf = (slug: string) => ({
  state: serviceLinkState,
  replace: new URLSearchParams(window.location.search).get('service') === slug,
});
