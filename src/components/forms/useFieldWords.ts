import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { limitsOf } from '../../mail/requests';

/** Words with a field's numbers in them, in the numerals of the page's language. */
export function useFieldWords() {
  const { t, i18n } = useTranslation('forms');
  const language = currentLanguage(i18n);
  return {
    /** What the words of a field's errors interpolate. */
    limits(field: string): { min: string; max: string } {
      const { min = 0, max = 0 } = limitsOf(field);
      return { min: formatNumber(min, language), max: formatNumber(max, language) };
    },
    /** How many characters are left, or how many are too many. */
    count(left: number): string {
      return t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) });
    },
  };
}
