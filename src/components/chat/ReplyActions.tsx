import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../copyText';
import { StrokeSign } from './signs';
import { plainText } from './transcript';

interface ReplyActionsProps {
  text: string;
  /** Absent where the visitor has not agreed to learning data: then no thumb pretends to count. */
  onRate: ((helpful: boolean) => void) | undefined;
}

/** Copy Maya's last reply, and say whether it helped. Stands outside of what is announced. */
export function ReplyActions({ text, onRate }: ReplyActionsProps) {
  const { t } = useTranslation('chat');
  const [said, say] = useState<'copied' | 'notCopied' | 'thanks' | null>(null);
  const [rating, setRating] = useState<boolean | null>(null);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these belong to one reply.
    <div className="chat-actions" role="group" aria-label={t('actions.label')}>
      <button
        type="button"
        className="chat-small-button"
        aria-label={t('actions.copy')}
        onClick={async () => say(await copyText(plainText(text)))}
      >
        <StrokeSign sign="copy" />
      </button>
      {onRate &&
        [true, false].map((helpful) => (
          <button
            key={String(helpful)}
            type="button"
            className="chat-small-button"
            aria-label={t(helpful ? 'actions.helpful' : 'actions.notHelpful')}
            aria-pressed={rating === helpful}
            onClick={() => {
              setRating(helpful);
              onRate(helpful);
              say('thanks');
            }}
          >
            <StrokeSign sign="helpful" turned={!helpful} />
          </button>
        ))}
      <span className="chat-actions-said" role="status">
        {said && t(`actions.${said}`)}
      </span>
    </div>
  );
}
