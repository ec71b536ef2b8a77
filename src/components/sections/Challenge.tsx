import { useTranslation } from 'react-i18next';
import { adsPerDay } from '../../content/challenge';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { SectionMark } from '../ui/SectionMark';
import './Challenge.css';

/** How many ads that were missed stand before the one that stays: enough that it lies among them. */
const missedBefore = 11;

type Mark = 'seen' | 'missed' | 'remembered';

/** One mark for each ad of a busy day: those of a quiet day are solid, and the one that stays is round. */
const marks: readonly Mark[] = Array.from({ length: adsPerDay.busiest }, (_, index) => {
  if (index < adsPerDay.quietest) return 'seen';
  return index === adsPerDay.quietest + missedBefore ? 'remembered' : 'missed';
});

export function Challenge() {
  const { t, i18n } = useTranslation('home');
  const language = currentLanguage(i18n);
  const counts = {
    quietest: formatNumber(adsPerDay.quietest, language),
    busiest: formatNumber(adsPerDay.busiest, language),
  };

  return (
    <section id="challenge" className="challenge section" aria-labelledby="challenge-title">
      <SectionMark id="challenge-title" shape={<circle cx="12" cy="12" r="12" fill="currentColor" />}>
        {t('challenge.title')}
      </SectionMark>
      <div className="grid-12">
        <p className="challenge-claim display">
          <span className="challenge-count">{t('challenge.count', counts)}</span>{' '}
          <span className="challenge-ads text-d3">{t('challenge.claim')}</span>
        </p>
        <p className="challenge-lead lead">{t('challenge.lead')}</p>
        <div className="challenge-field" role="img" aria-label={t('challenge.field', counts)}>
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move.
            <i key={index} className={`challenge-mark challenge-mark-${mark}`} />
          ))}
        </div>
        <ul className="challenge-key">
          {(['seen', 'missed', 'remembered'] as const).map((mark) => (
            <li key={mark}>
              <i className={`challenge-mark challenge-mark-${mark}`} aria-hidden="true" />
              {t(`challenge.key.${mark}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
