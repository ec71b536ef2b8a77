import { useTranslation } from 'react-i18next';
import { diffWords } from './diffWords';

/** What a rule made of the words it met: struck out and put in, and named for those who do not see it. */
export function Difference({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('inspector');
  return (
    <p className="inspector-words" dir="auto">
      {diffWords(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <span className="sr-only">{t(`checks.${kind}`)} </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
