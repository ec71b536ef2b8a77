import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';

/** Numbers as the page's language writes them. */
export function useFigures() {
  const { i18n } = useTranslation('inspector');
  const language = currentLanguage(i18n);
  const unit = (value: number, name: 'second' | 'millisecond') =>
    formatNumber(value, language, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  return {
    number: (value: number) => formatNumber(value, language, { maximumFractionDigits: 0 }),
    /** A score or one of its parts. */
    score: (value: number) =>
      formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    time: (ms: number) => (ms < 1000 ? unit(Math.round(ms), 'millisecond') : unit(ms / 1000, 'second')),
    percent: (share: number) => formatNumber(share, language, { style: 'percent' }),
    list: (items: readonly string[]) =>
      new Intl.ListFormat(language, { style: 'narrow', type: 'conjunction' }).format(items),
  };
}
