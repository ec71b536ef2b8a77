import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../assistant';
import { Ltr } from '../ui/Ltr';
import { Bar } from './Bar';
import { useFigures } from './useFigures';

interface AttemptsProps {
  attempts: readonly Attempt[];
  startedAt: number;
  /** Milliseconds of the whole turn: the length of the time line. */
  duration: number;
}

/** Every model that was asked, on the turn's time line. */
export function Attempts({ attempts, startedAt, duration }: AttemptsProps) {
  const { t } = useTranslation('inspector');
  const { number, percent, time } = useFigures();
  const whole = Math.max(1, duration);
  if (attempts.length === 0) return <p>{t('attempts.none')}</p>;
  return (
    <ol className="inspector-attempts">
      {attempts.map((attempt) => {
        const isGood = attempt.outcome === 'ok';
        const facts = [
          t(`attempts.outcomes.${attempt.outcome}`),
          attempt.status !== null && t('attempts.status', { status: attempt.status }),
          attempt.tokens !== null && t('attempts.tokens', { value: number(attempt.tokens) }),
          attempt.heard &&
            t('attempts.heard', {
              purpose: attempt.heard.name,
              percent: percent(attempt.heard.share),
            }),
        ].filter(Boolean);
        return (
          <li key={attempt.startedAt + attempt.model}>
            <span>
              {t(`attempts.services.${attempt.service}`)}{' '}
              {attempt.service !== 'embedded' && <Ltr>{attempt.model}</Ltr>}
            </span>
            <span className="inspector-figure">{time(attempt.duration)}</span>
            <Bar
              start={(attempt.startedAt - startedAt) / whole}
              parts={[{ look: isGood ? 'attempt' : 'failed', share: attempt.duration / whole }]}
            />
            <p className="inspector-fine">{facts.join(t('between'))}</p>
          </li>
        );
      })}
    </ol>
  );
}
