import { useTranslation } from 'react-i18next';
import { cookies, storedItems } from '../../content/cookies';
import { Ltr } from '../ui/Ltr';
import './CookieTable.css';

/** Cookies, or everything of its own that this site keeps: one source for the policy and the dialog. */
export function CookieTable({ table }: { table: 'cookies' | 'storage' }) {
  const { t } = useTranslation('cookies');
  const isCookies = table === 'cookies';
  const rows = isCookies
    ? cookies.map(({ key, category, purpose, duration }) => ({
        key,
        category,
        purpose: t(`purposes.${purpose}`),
        kept: t(`durations.${duration}`),
      }))
    : storedItems.map(({ id, key, category, place }) => ({
        key,
        category,
        purpose: `${t(`storage.purposes.${id}`)} (${t(`storage.places.${place}`)})`,
        kept: t(`storage.kept.${id}`),
      }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section is a numbered part of a legal text, and looks like one.
    <div
      role="region"
      className="cookie-table-scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={isCookies ? t('caption') : t('storage.caption')}
    >
      <table className="cookie-table">
        <caption>{isCookies ? t('caption') : t('storage.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('headings.name')}</th>
            <th scope="col">{t('headings.category')}</th>
            <th scope="col">{t('headings.purpose')}</th>
            <th scope="col">{t('headings.kept')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, category, purpose, kept }) => (
            <tr key={key}>
              <th scope="row">
                <Ltr>{key}</Ltr>
              </th>
              <td>{t(`categories.${category}`)}</td>
              <td>{purpose}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
