import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Sheet } from './Sheet';

interface StartOverSheetProps {
  onStartOver: () => void;
  onClose: () => void;
}

/** Nothing is cleared without a question. The safe answer comes first. */
export function StartOverSheet({ onStartOver, onClose }: StartOverSheetProps) {
  const { t } = useTranslation('chat');
  return (
    <Sheet id="chat-start-over" className="chat-start-over" label={t('startOver.question')} onClose={onClose}>
      <p>{t('startOver.question')}</p>
      <div className="chat-sheet-buttons">
        <Button size="small" look="line" onClick={onClose}>
          {t('startOver.no')}
        </Button>
        <Button size="small" onClick={onStartOver}>
          {t('startOver.yes')}
        </Button>
      </div>
    </Sheet>
  );
}
