import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { site } from '../../site';
import { forgetAll, whenErased } from '../eraseDoor';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { browserStores, eraseKept, exportKept, type KeptItem, readKept } from './ownData';
import { saveFile } from './saveFile';

/** What this site keeps in this browser: to look at, to take away, to erase. */
export function YourData({ onErase }: { onErase: () => void }) {
  const { t, i18n } = useTranslation(['consent', 'cookies']);
  const language = currentLanguage(i18n);
  const [items, setItems] = useState<KeptItem[]>([]);
  const [step, setStep] = useState<Step>('idle');
  const answer = useRef<HTMLDivElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void readKept(browserStores()).then((kept) => isCurrent && setItems(kept));
    return () => {
      isCurrent = false;
    };
  }, []);

  // Erased in another tab, it must not be taken away as a file from here.
  useEffect(() => whenErased(() => setItems(emptied)), []);

  useEffect(() => {
    if (step !== 'idle') answer.current?.focus();
  }, [step]);

  const purposeOf = ({ id }: KeptItem) => (id ? t(`cookies:storage.purposes.${id}`) : t('data.other'));
  const size = (bytes: number) =>
    bytes < 1000
      ? formatNumber(bytes, language, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
      : formatNumber(bytes / 1000, language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

  function save() {
    const { origin } = window.location;
    const text = exportKept(items, { origin, exportedAt: new Date(), purposeOf });
    saveFile(`${site.prefix}-data.json`, 'application/json', text);
  }

  async function erase() {
    // First of all what runs is stopped, and no consent is left to write by.
    onErase();
    forgetAll();
    await eraseKept(browserStores());
    // A write that was under way may have come to its end meanwhile.
    const areGone = await eraseKept(browserStores());
    const left = await readKept(browserStores());
    setItems(left);
    const isEmpty = left.every(({ id, bytes }) => bytes === 0 || id === 'language');
    setStep(areGone && isEmpty ? 'erased' : 'incomplete');
  }

  function keep() {
    setStep('idle');
    eraseButton.current?.focus();
  }

  return (
    <>
      <p className="soft">{t('data.lead')}</p>
      <ul className="consent-data">
        {items.map((item) => (
          <li key={`${item.place} ${item.name}`}>
            <Ltr>{item.name}</Ltr>
            <span>{item.bytes > 0 ? size(item.bytes) : t('data.empty')}</span>
            <p>{purposeOf(item)}</p>
          </li>
        ))}
      </ul>
      <div className="consent-actions">
        <Button size="small" look="line" onClick={save}>
          {t('data.export')}
        </Button>
        <Button size="small" look="line" ref={eraseButton} onClick={() => setStep('asking')}>
          {t('data.erase')}
        </Button>
      </div>
      {step !== 'idle' && (
        <div ref={answer} tabIndex={-1} className="consent-answer">
          {step === 'asking' && (
            <div className="consent-actions">
              <p>{t('data.sure')}</p>
              <Button size="small" onClick={() => void erase()}>
                {t('data.eraseNow')}
              </Button>
              <Button size="small" look="line" onClick={keep}>
                {t('data.keep')}
              </Button>
            </div>
          )}
          {step === 'erased' && <Notice kind="success">{t('data.erased')}</Notice>}
          {step === 'incomplete' && <Notice kind="trouble">{t('data.incomplete')}</Notice>}
        </div>
      )}
    </>
  );
}

const emptied = (items: KeptItem[]) =>
  items
    .filter(({ id }) => id)
    .map((item) => (item.id === 'language' ? item : { ...item, bytes: 0, value: undefined }));

/** `incomplete`: another tab holds something, or wrote again meanwhile, or the browser refuses to delete. */
type Step = 'idle' | 'asking' | 'erased' | 'incomplete';
