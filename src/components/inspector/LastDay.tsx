import { useTranslation } from 'react-i18next';
import type { Conversation } from '../../assistant';
import { useFigures } from './useFigures';

/** What this browser's own analytics counted in 24 hours; nothing of it ever leaves the browser. */
export function LastDay({ metrics }: { metrics: ReturnType<Conversation['metrics']> }) {
  const { t } = useTranslation('inspector');
  const { number, time, percent } = useFigures();
  const { events, sessions, replies, errors, meetings, averageResponseMs, cachedShare } = metrics;
  if (events === 0) return <p className="inspector-fine">{t('day.none')}</p>;
  return (
    <p className="inspector-fine">
      {t('day.counts', {
        sessions: number(sessions),
        replies: number(replies),
        errors: number(errors),
        meetings: number(meetings),
      })}{' '}
      {averageResponseMs !== null && t('day.average', { time: time(averageResponseMs) })}{' '}
      {cachedShare !== null && t('day.cached', { share: percent(cachedShare) })}
    </p>
  );
}
