import { useTranslation } from 'react-i18next';
import type { SearchResult, TraceNotes } from '../../assistant';
import { Ltr } from '../ui/Ltr';
import { Bar } from './Bar';
import { useFigures } from './useFigures';

/** As many stand open even when fewer were passed on: the ones that came close explain as much. */
const shownAtLeast = 4;
const scoreParts = ['cosine', 'keywords', 'importance'] as const;

/** Every passage that was looked at, its score in its three parts, best first. */
export function Passages({ considered, passedOn, threshold }: TraceNotes['retrieval']) {
  const { t } = useTranslation('inspector');
  const { number } = useFigures();
  const shown = Math.max(shownAtLeast, passedOn.length);
  const scale = Math.max(1, ...considered.map(({ score }) => score));
  const list = (results: readonly SearchResult[]) => (
    <ol className="inspector-passages">
      {results.map((result) => (
        <Passage
          key={result.chunk.id}
          result={result}
          isPassedOn={passedOn.includes(result.chunk.id)}
          scale={scale}
          threshold={threshold / 100}
        />
      ))}
    </ol>
  );
  if (considered.length === 0) return <p>{t('passages.none')}</p>;
  return (
    <>
      <p className="inspector-key">
        {scoreParts.map((part) => (
          <span key={part}>
            <i className={`inspector-look-${part}`} />
            {t(`passages.${part}`)}
          </span>
        ))}
        <span>
          <b />
          {t('passages.threshold', { value: number(threshold) })}
        </span>
      </p>
      {list(considered.slice(0, shown))}
      {considered.length > shown && (
        <details>
          <summary>{t('passages.rest', { value: number(considered.length - shown) })}</summary>
          {list(considered.slice(shown))}
        </details>
      )}
    </>
  );
}

interface PassageProps {
  result: SearchResult;
  isPassedOn: boolean;
  scale: number;
  threshold: number;
}

function Passage({ result: { chunk, score, parts, relevance }, isPassedOn, scale, threshold }: PassageProps) {
  const { t } = useTranslation('inspector');
  const figures = useFigures();
  const said = scoreParts.map((part) => `${t(`passages.${part}`)} ${figures.score(parts[part])}`);
  return (
    <li className={isPassedOn ? 'inspector-passed' : undefined}>
      <details>
        <summary>
          <span>{chunk.topic}</span>
          <span className="inspector-figure">{figures.score(score)}</span>
        </summary>
        <p dir="auto">{chunk.content}</p>
        <p className="inspector-fine">
          <Ltr>{chunk.id}</Ltr>
          {t('between')}
          {t(`relevances.${relevance}`)}
        </p>
      </details>
      <Bar
        parts={scoreParts.map((look) => ({ look, share: parts[look] / scale }))}
        mark={threshold / scale}
      />
      <p className="inspector-fine">
        {isPassedOn && (
          <strong>
            {t('passages.passedOn')}
            {t('between')}
          </strong>
        )}
        {said.join(t('between'))}
      </p>
    </li>
  );
}
