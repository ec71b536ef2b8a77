import { useTranslation } from 'react-i18next';
import type { TurnTrace } from '../../assistant';
import { notesOf } from './notesOf';
import { useFigures } from './useFigures';
import { useRuleName } from './useRuleName';
import { whyOf } from './whyOf';

/** In one or two sentences: why Maya said what she said. */
export function Why({ trace }: { trace: TurnTrace }) {
  const { t } = useTranslation('inspector');
  const { number, list } = useFigures();
  const nameOf = useRuleName();
  const notes = notesOf(trace);
  const { outcome, language, retrieval, limiter, moderation } = notes;
  const rules = [...new Set(moderation?.issues.map(({ rule }) => nameOf(rule)))];
  const reason = t(`why.${whyOf(notes)}`, {
    model: outcome?.model ?? '',
    language: language ? t(`languages.${language}`) : '',
    topic: retrieval?.considered[0]?.chunk.topic ?? '',
    passages: number(retrieval?.passedOn.length ?? 0),
    confidence: number(retrieval?.confidence ?? 0),
    threshold: number(retrieval?.threshold ?? 0),
    limit: limiter?.allowed === false ? t(`limits.${limiter.limit}`) : '',
  });
  return (
    <p className="inspector-why">
      {reason}{' '}
      {moderation && moderation.status !== 'approved' && (
        <span>{t(`why.${moderation.status}`, { rules: list(rules) })}</span>
      )}
      {outcome?.error && (
        <bdi dir="ltr" className="inspector-error">
          {outcome.error}
        </bdi>
      )}
    </p>
  );
}
