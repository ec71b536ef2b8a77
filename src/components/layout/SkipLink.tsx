import { useTranslation } from 'react-i18next';

/** The first stop of the keyboard: past the header, into the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="fixed start-2 top-2 z-(--z-skip) bg-ink px-5 py-3 text-paper not-focus:[translate:0_-200%]"
      href="#main"
    >
      {t('skip')}
    </a>
  );
}
