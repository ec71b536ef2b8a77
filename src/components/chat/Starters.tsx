import { useTranslation } from 'react-i18next';

interface StartersProps {
  stage: 'awareness' | 'consideration' | 'decision';
  /** What the visitor has already said is not offered again. */
  said: readonly string[];
  onPick: (text: string) => void;
}

/** A few things to say at this stage of the visit. What is on the chip is what is sent. */
export function Starters({ stage, said, onPick }: StartersProps) {
  const { t } = useTranslation('chat');
  const texts = t(`starters.${stage}`, { returnObjects: true }).filter((text) => !said.includes(text));
  return (
    <ul className="chat-starters" aria-label={t('starters.label')}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className="chat-chip" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
