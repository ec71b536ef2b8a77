import { useTranslation } from 'react-i18next';
import type { TurnTrace } from '../../assistant';
import { notesOf } from './notesOf';
import { useFigures } from './useFigures';

interface TurnPickerProps {
  traces: readonly TurnTrace[];
  shown: TurnTrace;
  /** Null follows the conversation again. */
  onChoose: (id: string | null) => void;
}

/** The turns of this page by number; the shape says how each ended, and so does its name. */
export function TurnPicker({ traces, shown, onChoose }: TurnPickerProps) {
  const { t } = useTranslation('inspector');
  const { number } = useFigures();
  return (
    <ol className="inspector-turns" aria-label={t('turns')}>
      {traces.map((trace, index) => {
        const kind = notesOf(trace).outcome?.kind ?? 'trouble';
        return (
          <li key={trace.id}>
            <button
              type="button"
              className={`inspector-kind-${kind}`}
              aria-pressed={trace === shown}
              aria-label={t('turnName', { number: number(index + 1), kind: t(`kinds.${kind}`) })}
              onClick={() => onChoose(index === traces.length - 1 ? null : trace.id)}
            >
              {number(index + 1)}
            </button>
          </li>
        );
      })}
      <li className="inspector-ending">{t(`kinds.${notesOf(shown).outcome?.kind ?? 'trouble'}`)}</li>
    </ol>
  );
}
