import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadIfReachable } from './reload';
import { Button } from './ui/Button';
import { Waiting } from './Waiting';

interface MissingProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** For the part, once it is there. */
  given: Props;
}

/** Stands in for a part that a visitor asked for and whose code could not be fetched, until it can be. */
export function Missing<Props extends object>({ load, given }: MissingProps<Props>) {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isTrying, setTrying] = useState(false);

  async function retry(otherwise?: () => Promise<void>) {
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
  if (isTrying) return <Waiting />;
  return (
    <div className="waiting missing" role="alert">
      <p>{t('missing.text')}</p>
      <Button size="small" onClick={() => void retry(reloadIfReachable)}>
        {t('missing.retry')}
      </Button>
    </div>
  );
}
