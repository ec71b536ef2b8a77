import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A label with the word that says it may be left out; what is required carries no sign. */
export function Optional({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <>
      {children} <span className="field-optional">{t('optional')}</span>
    </>
  );
}
