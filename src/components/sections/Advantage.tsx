import { useTranslation } from 'react-i18next';
import { spokenLanguages } from '../../content/about';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { SectionMark } from '../ui/SectionMark';
import { Venn } from '../ui/Venn';
import { useEntrance } from './useEntrance';
import './Advantage.css';

const advantages = ['insight', 'table', 'native', 'proof'] as const;

export function Advantage() {
  const { t, i18n } = useTranslation('home');
  const language = currentLanguage(i18n);
  const venn = useEntrance<SVGSVGElement>();

  return (
    <section id="advantage" className="advantage section on-ink" aria-labelledby="advantage-title">
      <SectionMark
        id="advantage-title"
        shape={
          <path
            className="advantage-leaf"
            d="M0 0A24 24 0 0 1 24 24A24 24 0 0 1 0 0Z"
            fill="var(--color-saffron)"
          />
        }
      >
        {t('advantage.title')}
      </SectionMark>
      <div className="grid-12">
        <p className="advantage-claim display text-d1">{t('advantage.claim')}</p>
        <Venn ref={venn} className="advantage-venn" />
        <ol className="advantage-index">
          {advantages.map((advantage, index) => (
            <li key={advantage}>
              <span className="advantage-numeral" aria-hidden="true">
                {formatNumber(index + 1, language)}
              </span>
              <h3 className="text-d3">{t(`advantage.items.${advantage}.title`)}</h3>
              <p>{t(`advantage.items.${advantage}.text`)}</p>
            </li>
          ))}
        </ol>
        <ul className="advantage-languages display text-d3" aria-label={t('advantage.languages')}>
          {spokenLanguages.map((spoken) => (
            <li key={spoken}>{t(`languages.${spoken}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
