import { useTranslation } from 'react-i18next';
import { Ltr } from '../ui/Ltr';
import { findSources } from './findSources';

/** Where the words of a reply can be changed. Nothing where a model wrote them. */
export function Sources({ reply }: { reply: string }) {
  const { t } = useTranslation('inspector');
  const sources = findSources(reply);
  if (sources.length === 0) return null;
  return (
    <div className="inspector-sources">
      <p className="inspector-fine">{t('sources')}</p>
      <ul>
        {sources.map(({ file, key }) => (
          <li key={`${file} ${key}`}>
            <Ltr>
              {file} <strong>{key}</strong>
            </Ltr>
          </li>
        ))}
      </ul>
    </div>
  );
}
