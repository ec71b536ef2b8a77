import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadIfReachable } from './reload';
import { Button } from './ui/Button';
import './Waiting.css';

interface MissingProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** It came by another try before. */
  loaded: ComponentType<Props> | undefined;
  /** For the part, once it is there. */
  given: Props;
}

/** Stands in for a part that a visitor asked for and whose code could not be fetched, until it can be. */
export function Missing<Props extends object>({ load, loaded, given }: MissingProps<Props>) {
  const { t } = useTranslation();
  const [Part, setPart] = useState(() => loaded);
  const [isTrying, setTrying] = useState(false);

  async function retry(otherwise?: () => Promise<unknown>) {
    if (isTrying) return;
    setTrying(true);
    try {
      const part = await load();
      setPart(() => part);
    } catch {
      await otherwise?.();
    }
    setTrying(false);
  }

  const retryUnasked = useEffectEvent(() => void retry());
  useEffect(() => {
    const onOnline = () => retryUnasked();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  if (Part) return <Part {...given} />;
  // A part that lies over the page can be put away; so can what stands in for it.
  const { onClose } = given as { onClose?: () => void };
  // The button keeps its place and the focus while it is tried.
  return (
    <div className="waiting missing" role="alert">
      <p>{t(isTrying ? 'loading' : 'missing.text')}</p>
      <Button size="small" busy={isTrying} onClick={() => void retry(reloadIfReachable)}>
        {t('missing.retry')}
      </Button>
      {onClose && (
        <Button size="small" look="line" onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </div>
  );
}
