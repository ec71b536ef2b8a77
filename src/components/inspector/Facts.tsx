import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnTrace } from '../../assistant';
import { durationOf, notesOf } from './notesOf';
import { useFigures } from './useFigures';

/** What was understood of a message, in one look. */
export function Facts({ trace }: { trace: TurnTrace }) {
  const { t } = useTranslation('inspector');
  const { number, time } = useFigures();
  const { language, intent, tier, cache, prompt, retrieval, meeting } = notesOf(trace);
  return (
    <dl className="inspector-facts">
      <Fact name={t('facts.language')}>{language && t(`languages.${language}`)}</Fact>
      <Fact name={t('facts.intent')}>{intent && t(`intents.${intent}`)}</Fact>
      <Fact name={t('facts.meeting')}>{meeting !== undefined && t(meeting ? 'yes' : 'no')}</Fact>
      <Fact name={t('facts.cache')}>{cache && t(`caches.${cache}`)}</Fact>
      <Fact name={t('facts.tier')}>
        {tier && t('facts.tierTo', { tier: t(`tiers.${tier.tier}`), role: t(`roles.${tier.role}`) })}
      </Fact>
      <Fact name={t('facts.complexity')}>{tier && t(`complexities.${tier.complexity}`)}</Fact>
      <Fact name={t('facts.confidence')}>
        {retrieval && t('facts.of', { value: number(retrieval.confidence), whole: number(100) })}
      </Fact>
      <Fact name={t('facts.stage')}>{prompt && t(`stages.${prompt.stage}`)}</Fact>
      <Fact name={t('facts.history')}>{prompt && number(prompt.historyItems)}</Fact>
      <Fact name={t('facts.time')}>{time(durationOf(trace))}</Fact>
    </dl>
  );
}

/** What the turn did not come to keeps its place, so that two turns can be compared. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('inspector');
  return (
    <div className={children ? undefined : 'inspector-unreached'}>
      <dt>{name}</dt>
      <dd>{children || t('unreached')}</dd>
    </div>
  );
}
