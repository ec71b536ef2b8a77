import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnTrace } from '../../assistant';
import { copyText } from '../copyText';
import { Button } from '../ui/Button';

/** Traces are masked where they are written, and hold no key: they can be sent to a colleague as they are. */
export function CopyButtons({ shown, traces }: { shown: TurnTrace; traces: readonly TurnTrace[] }) {
  const { t } = useTranslation('inspector');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (value: unknown) => setOutcome(await copyText(JSON.stringify(value, null, 2)));
  return (
    <div className="inspector-foot">
      <Button size="small" look="line" onClick={() => void copy(shown)}>
        {t('copyTurn')}
      </Button>
      <Button size="small" look="line" onClick={() => void copy(traces)}>
        {t('copyAll')}
      </Button>
      <span role="status">{outcome && t(outcome)}</span>
    </div>
  );
}
