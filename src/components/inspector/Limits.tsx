import { useTranslation } from 'react-i18next';
import type { TraceNotes } from '../../assistant';
import { Bar } from './Bar';
import { useFigures } from './useFigures';

const limitNames = ['minute', 'hour', 'day', 'tokens'] as const;

/** The limiter's four limits, as this turn met them. */
export function Limits({ limiter }: { limiter: TraceNotes['limiter'] }) {
  const { t } = useTranslation('inspector');
  const { number, percent } = useFigures();
  const { used, maxima, warnsAt } = limiter;
  const marks: Partial<Record<(typeof limitNames)[number], number>> = {
    hour: warnsAt.hour / maxima.hour,
    day: warnsAt.day / maxima.day,
  };
  return (
    <>
      {!limiter.allowed && (
        <p className="inspector-alarm">
          {t('limits.refused', {
            limit: t(`limits.${limiter.limit}`),
            seconds: number(limiter.retryAfter),
          })}
        </p>
      )}
      {limiter.allowed && limiter.warning && (
        <p className="inspector-alarm">
          {t(limiter.isNewWarning ? 'limits.newWarning' : 'limits.warning', {
            limit: t(`limits.${limiter.warning}`),
            share: percent(warnsAt[limiter.warning] / maxima[limiter.warning]),
          })}
        </p>
      )}
      <ul className="inspector-limits">
        {limitNames.map((name) => {
          const share = used[name] / maxima[name];
          return (
            <li key={name}>
              <span>{t(`limits.${name}`)}</span>
              <span className="inspector-figure">
                {t('facts.of', { value: number(used[name]), whole: number(maxima[name]) })}
              </span>
              <Bar
                parts={[{ look: share >= (marks[name] ?? 1) ? 'full' : 'use', share }]}
                mark={marks[name]}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
