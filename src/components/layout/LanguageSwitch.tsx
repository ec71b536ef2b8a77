import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageWord } from '../ui/LanguageWord';
import './LanguageSwitch.css';
import { useLanguage } from './useLanguage';

/** The other language's name and a knob that turns from square to circle: from Berlin to Erbil. */
export function LanguageSwitch() {
  const { t } = useTranslation(['common', 'first']);
  const { switchLanguage } = useLanguage();
  const [isTurning, setTurning] = useState(false);
  const turn = async () => {
    setTurning(true);
    await switchLanguage();
    setTurning(false);
  };
  return (
    <button
      type="button"
      className="language-switch"
      aria-label={t('language.switch')}
      data-turning={isTurning || undefined}
      onClick={() => void turn()}
    >
      <LanguageWord {...t('first:otherName', { returnObjects: true })} />
      <span className="language-track" aria-hidden="true" />
    </button>
  );
}
