import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { findService, type Service, type ServiceSlug } from '../../content/services';
import { formatNumber } from '../../languages';
import { useLanguage } from '../layout/useLanguage';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { groundOf } from '../ui/groundOf';
import { ServiceGlyph } from '../ui/ServiceGlyph';
import './ServiceModal.css';
import { ServiceList, ServicePart } from './ServicePart';

interface Props {
  service: Service;
  isOpen: boolean;
  onClose: () => void;
  onShow: (slug: ServiceSlug) => void;
  onContact: () => void;
}

/** Everything about one service. A related one replaces the content and takes the focus to its title. */
export function ServiceModal({ service, isOpen, onClose, onShow, onContact }: Props) {
  const { t } = useTranslation(['common', 'services', 'service-details', 'service-items']);
  const { language } = useLanguage();
  const { slug, colour, icon } = service;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const shownFirst = useRef(slug);

  useEffect(() => {
    if (shownFirst.current === slug) return;
    shownFirst.current = slug;
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [slug]);

  const list = (key: 'overview' | 'benefits') => t(`service-details:${slug}.${key}`, { returnObjects: true });
  const steps = t(`service-details:${slug}.process`, { returnObjects: true });

  return (
    <Dialog
      title={t(`services:${slug}.title`)}
      heading={{ id: titleId, ref: heading }}
      closeLabel={t('close')}
      onClose={onClose}
      isOpen={isOpen}
      bare
      className="service-modal"
    >
      <div className={`service-side ${groundOf(colour)}`}>
        <div>
          <ServiceGlyph icon={icon} />
          <h2 id={titleId} ref={heading} tabIndex={-1} className="display text-d3">
            {t(`services:${slug}.title`)}
          </h2>
          <p>{t(`services:${slug}.tagline`)}</p>
          <div>
            <Button
              look={colour === 'saffron' ? 'solid' : 'paper'}
              tile={colour !== 'saffron'}
              onClick={onContact}
            >
              {t('service.plan')}
            </Button>
          </div>
        </div>
      </div>
      <div className={`service-main service-main-${colour}`}>
        <ServicePart title={t('service.overview')} shape={<path d="M0 0H24V24H0Z" fill="currentColor" />}>
          <div className="service-overview">
            {list('overview').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </ServicePart>
        <ServicePart
          title={t('service.included')}
          shape={<path d="M0 24A24 24 0 0 1 24 0V24Z" fill="currentColor" />}
        >
          <ServiceList
            entries={t(`service-items:${slug}`, { returnObjects: true })}
            sign={<path d="M0 0H24V24H0Z" fill="var(--service-ink)" />}
          />
        </ServicePart>
        <ServicePart
          title={t('service.process')}
          shape={<path d="M0 0A24 24 0 0 1 24 24H0Z" fill="currentColor" />}
        >
          <ol className="service-steps">
            {steps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden="true">{formatNumber(index + 1, language)}</span>
                <div>
                  <h4>{step.title}</h4>
                  <p>{step.description}</p>
                </div>
              </li>
            ))}
          </ol>
        </ServicePart>
        <ServicePart
          title={t('service.benefits')}
          shape={<circle cx="12" cy="12" r="12" fill="currentColor" />}
        >
          <ServiceList
            entries={list('benefits')}
            sign={
              <circle
                cx="12"
                cy="12"
                r="11"
                stroke="var(--color-ink)"
                strokeWidth="2"
                fill="var(--color-saffron)"
              />
            }
          />
        </ServicePart>
        <div className="service-call on-ink">
          <p className="display text-d3">{t('service.call')}</p>
          <Button look="paper" tile onClick={onContact}>
            {t('service.plan')}
          </Button>
        </div>
        <ServicePart
          title={t('service.related')}
          shape={<path d="M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0Z" fill="currentColor" />}
        >
          <div className="service-related">
            {service.related.map((other) => (
              <Related key={other} slug={other} onShow={onShow} />
            ))}
          </div>
        </ServicePart>
      </div>
    </Dialog>
  );
}

function Related({ slug, onShow }: { slug: ServiceSlug; onShow: (slug: ServiceSlug) => void }) {
  const { t } = useTranslation('services');
  const service = findService(slug);
  if (!service) return null;
  const { colour, icon } = service;
  return (
    <button type="button" className={groundOf(colour)} onClick={() => onShow(slug)}>
      {t(`${slug}.title`)}
      <ServiceGlyph icon={icon} />
    </button>
  );
}
