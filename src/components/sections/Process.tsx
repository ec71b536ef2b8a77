import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { processSteps } from '../../content/process';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { SectionMark } from '../ui/SectionMark';
import { StairFigure } from '../ui/StairFigure';
import type { RiderProps } from './Rider';
import { useMayRide } from './useMayRide';
import './Process.css';

const Rider = lazy<ComponentType<RiderProps>>(async () => {
  try {
    return { default: (await import('./Rider')).Rider };
  } catch {
    // The stair is whole without it: a chunk that cannot be had is no reason for an error screen.
    return { default: () => null };
  }
});

/** A stair that climbs in reading direction. It is whole without the rider, who only comes where there is room. */
export function Process() {
  const { t, i18n } = useTranslation('home');
  const language = currentLanguage(i18n);
  const climb = useRef<HTMLDivElement>(null);
  const mayRide = useMayRide(climb);
  const [figuresTouched, setFiguresTouched] = useState<number | null>(null);
  const isRiding = mayRide && figuresTouched !== null;

  return (
    <section id="process" className="process section" aria-labelledby="process-title">
      <SectionMark id="process-title" shape={<path d="M0 18A12 12 0 0 1 24 18Z" fill="currentColor" />}>
        {t('process.title')}
      </SectionMark>
      <div ref={climb} className={`climb ${isRiding ? 'is-riding' : ''}`}>
        <p className="climb-claim display">{t('process.claim')}</p>
        <ol className="stair">
          {processSteps.map((step, index) => (
            <li key={step} className={isRiding && index >= figuresTouched ? 'is-ahead' : ''}>
              <StairFigure figure={step} />
              <span className="stair-numeral" aria-hidden="true">
                {t('process.step', {
                  step: formatNumber(index + 1, language),
                  steps: formatNumber(processSteps.length, language),
                })}
              </span>
              <h3 className="text-d3">{t(`process.steps.${step}.title`)}</h3>
              <p>{t(`process.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        {mayRide && (
          <Suspense fallback={null}>
            <Rider climb={climb} onTouch={setFiguresTouched} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
