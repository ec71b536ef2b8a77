import { useTranslation } from 'react-i18next';
import type { TraceNotes } from '../../assistant';
import { findService } from '../../content/services';
import { useFigures } from './useFigures';

const places = ['memory', 'cache', 'learning', 'analytics'] as const;

/** What the turn left in this browser, and what is remembered of the visit since. */
export function Kept({ stored, memory }: Pick<TraceNotes, 'stored'> & Pick<Partial<TraceNotes>, 'memory'>) {
  const { t } = useTranslation(['inspector', 'services']);
  const { list } = useFigures();
  const services = memory?.recommendedServices.flatMap((slug) => findService(slug) ?? []) ?? [];
  return (
    <>
      <ul className="inspector-kept">
        {places.map((place) => (
          <li key={place} className={stored[place] ? 'inspector-is-kept' : undefined}>
            {t(`kept.${place}`)}: {t(stored[place] ? 'yes' : 'no')}
          </li>
        ))}
      </ul>
      {memory && (
        <p className="inspector-fine">
          {t('kept.remembered', {
            stage: t(`stages.${memory.decisionStage}`),
            engagement: t(`engagements.${memory.engagementLevel}`),
          })}{' '}
          {memory.topics.length > 0 && t('kept.topics', { topics: memory.topics.join(t('between')) })}{' '}
          {services.length > 0 &&
            t('kept.services', { services: list(services.map(({ slug }) => t(`services:${slug}.title`))) })}
        </p>
      )}
    </>
  );
}
