import { useTranslation } from 'react-i18next';
import { LanguageWord } from '../ui/LanguageWord';
import './LanguageSwitch.css';
import { useLanguage } from './useLanguage';

/** The other language's name and a knob that turns from square to circle: from Berlin to Erbil. */
export function LanguageSwitch() {
  const { t } = useTranslation(['common', 'first']);
  const { switchLanguage } = useLanguage();
  return (
    <button
      type="button"
      className="language-switch"
      aria-label={t('language.switch')}
      onClick={switchLanguage}
    >
      <LanguageWord {...t('first:otherName', { returnObjects: true })} />
      <span className="language-track" aria-hidden="true" />
    </button>
  );
}
