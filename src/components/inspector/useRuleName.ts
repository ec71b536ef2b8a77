import { useTranslation } from 'react-i18next';

/** A rule in the page's language; one that has no words yet goes by its id. */
export function useRuleName() {
  const { t } = useTranslation('inspector');
  return (rule: string) => t(`rules.${rule}` as 'rules.length', { defaultValue: rule });
}
