import { useTranslation } from 'react-i18next';
import { faqKeys } from '../../content/knowledge';
import './Faq.css';

/** What everybody asks first, answered before they write. Maya and the search engines have the same words. */
export function Faq() {
  const { t } = useTranslation('faq');
  return (
    <div className="faq">
      <h3 className="display text-d3">{t('title')}</h3>
      <div className="faq-list">
        {faqKeys.map((key) => (
          <details key={key}>
            <summary>
              <i aria-hidden="true" />
              {t(`questions.${key}.question`)}
            </summary>
            <p>{t(`questions.${key}.answer`)}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
