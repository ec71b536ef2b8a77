import { useTranslation } from 'react-i18next';
import './Faq.css';

/** What everybody asks first, answered before they write. Maya and the search engines have the same words. */
export function Faq() {
  const { t } = useTranslation('faq');
  return (
    <div className="faq">
      <h3 className="display text-d3">{t('title')}</h3>
      <div className="faq-list">
        {Object.values(t('questions', { returnObjects: true })).map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <i aria-hidden="true" />
              {question}
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
