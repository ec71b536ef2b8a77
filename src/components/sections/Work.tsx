import { useTranslation } from 'react-i18next';
import { site } from '../../site';
import { useLanguage } from '../layout/useLanguage';
import { Counter } from '../ui/Counter';
import { Medals } from '../ui/Medals';
import { SectionMark } from '../ui/SectionMark';
import './Work.css';

const counters = [
  ['countries', site.counters.countries],
  ['brands', site.counters.brands],
  ['awards', site.counters.awards],
] as const;

export function Work() {
  const { t } = useTranslation('work');
  const { language } = useLanguage();

  return (
    <section id="work" className="work section on-ink" aria-labelledby="work-title">
      <SectionMark
        id="work-title"
        shape={<circle cx="12" cy="12" r="8.5" fill="none" stroke="var(--color-saffron)" strokeWidth="7" />}
      >
        {t('mark')}
      </SectionMark>
      <p className="display work-claim text-d1">{t('claim')}</p>

      <dl className="work-counters">
        {counters.map(([id, value]) => (
          <div key={id}>
            <dt>{t(`counters.${id}`, { count: value })}</dt>
            <dd>
              <Counter value={value} language={language} />
            </dd>
          </div>
        ))}
      </dl>

      <div className="grid-12 work-proof">
        <ul className="work-regions" aria-label={t('regions.label')}>
          {site.regions.map((region) => (
            <li key={region}>{t(`regions.${region}`)}</li>
          ))}
        </ul>
        <div className="work-awards">
          <h3>{t('awards.title')}</h3>
          <ul>
            {site.campaigns.map(({ id, title, medals }) => (
              <li key={id}>
                <Medals medals={medals} />
                <div>
                  <b>{t(`awards.${id}.award`)}</b>
                  <span className="soft">{t(`awards.${id}.campaign`, { title: title[language] })}</span>
                </div>
                <span className="soft">{t(`awards.${id}.medals`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="work-clients">
          <h3>{t('clients')}</h3>
          <ul>
            {site.clients.map((client) => (
              <li key={client.en}>{client[language]}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
