import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink, site } from '../../site';
import { useLanguage } from '../layout/useLanguage';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { OfficeMark } from '../ui/OfficeMark';
import { SectionMark } from '../ui/SectionMark';
import './Contact.css';
import { Faq } from './Faq';

/** The way in: a claim, an address, a form, and two cities that touch. `form` is put in by the route. */
export function Contact({ form, onMeeting }: { form: ReactNode; onMeeting: () => void }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();

  return (
    <section id="contact" className="contact section" aria-labelledby="contact-title">
      <SectionMark id="contact-title" shape={<circle cx="12" cy="12" r="12" fill="var(--color-saffron)" />}>
        {t('contact.mark')}
      </SectionMark>
      <div className="grid-12">
        <div className="contact-claim">
          <p className="display text-d2">{t('contact.claim')}</p>
          <p className="lead soft mt-5">{t('contact.lead')}</p>
          <p className="when-near">
            <a className="contact-mail" href={`mailto:${site.email}`}>
              <Ltr>{site.email}</Ltr>
            </a>
          </p>
          <Button look="line" size="small" onClick={onMeeting}>
            {t('contact.meeting')}
          </Button>
        </div>
        <div className="contact-form">{form}</div>
        <Faq />
        <div className="contact-offices">
          {site.offices.map((office) => (
            <div key={office.id} className={`contact-office contact-${office.id}`}>
              <OfficeMark id={office.id} />
              <h3>{office.city[language]}</h3>
              <address className="when-near">
                {office.street[language]}
                <br />
                {office.country[language]}
                <br />
                <a href={phoneLink(office.phone)}>
                  <Ltr>{office.phone}</Ltr>
                </a>
              </address>
            </div>
          ))}
          <svg className="contact-dot" viewBox="0 0 32 32" aria-hidden="true">
            <circle
              cx="16"
              cy="16"
              r="15"
              fill="var(--color-saffron)"
              stroke="var(--color-ink)"
              strokeWidth="2"
            />
          </svg>
        </div>
      </div>
    </section>
  );
}
