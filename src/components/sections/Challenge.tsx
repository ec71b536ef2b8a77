import { useTranslation } from 'react-i18next';
import { adsPerDay } from '../../content/challenge';
import { currentLanguage } from '../../i18n';
import { formatNumber } from '../../languages';
import { SectionMark } from '../ui/SectionMark';
import './Challenge.css';

/** How many ads that were missed stand before the one that stays: enough that it lies among them. */
const missedBefore = 11;

type Mark = 'seen' | 'missed' | 'remembered';

/** One mark for each ad of a busy day: those of a quiet day are solid, and the one that stays is round. */
const marks: readonly Mark[] = Array.from({ length: adsPerDay.busiest }, (_, index) => {
  if (index < adsPerDay.quietest) return 'seen';
  return index === adsPerDay.quietest + missedBefore ? 'remembered' : 'missed';
});

/** In a row on a phone, a tablet and a desk: `Challenge.css` shows one of the three. */
const marksInRow = [10, 20, 25] as const;
/** Width of a mark and the room between two, in units of the drawing. */
const [markSize, gap] = [17, 3] as const;

const square =
  (inset = 0) =>
  (x: number, y: number): string => {
    const side = markSize - 2 * inset;
    return `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`;
  };
const disc = (x: number, y: number): string => {
  const radius = markSize / 2;
  return `M${x} ${y + radius}a${radius} ${radius} 0 0 1 ${markSize} 0a${radius} ${radius} 0 0 1 ${-markSize} 0z`;
};
/** The line of a missed one is within it. */
const outlines = { seen: square(), missed: square(0.4), remembered: disc } as const;
const kinds: readonly Mark[] = ['seen', 'missed', 'remembered'];

/** All marks of a kind as one path: a hundred elements would be as many for the browser to lay out. */
function outlineOf(kind: Mark, inRow: number): string {
  const place = (index: number) => index * (markSize + gap);
  return marks
    .map((mark, index) =>
      mark === kind ? outlines[kind](place(index % inRow), place(Math.floor(index / inRow))) : '',
    )
    .join('');
}

function Field({ inRow }: { inRow: number }) {
  const extent = (count: number) => count * (markSize + gap) - gap;
  return (
    <svg
      className={`challenge-drawing challenge-in-${inRow} flip`}
      viewBox={`0 0 ${extent(inRow)} ${extent(marks.length / inRow)}`}
      aria-hidden="true"
    >
      {kinds.map((kind) => (
        <path key={kind} className={`challenge-${kind}`} d={outlineOf(kind, inRow)} />
      ))}
    </svg>
  );
}

export function Challenge() {
  const { t, i18n } = useTranslation('home');
  const language = currentLanguage(i18n);
  const counts = {
    quietest: formatNumber(adsPerDay.quietest, language),
    busiest: formatNumber(adsPerDay.busiest, language),
  };

  return (
    <section id="challenge" className="challenge section" aria-labelledby="challenge-title">
      <SectionMark id="challenge-title" shape={<circle cx="12" cy="12" r="12" fill="currentColor" />}>
        {t('challenge.title')}
      </SectionMark>
      <div className="grid-12">
        <p className="challenge-claim display">
          <span className="challenge-count">{t('challenge.count', counts)}</span>{' '}
          <span className="challenge-ads text-d3">{t('challenge.claim')}</span>
        </p>
        <p className="challenge-lead lead">{t('challenge.lead')}</p>
        <div className="challenge-field" role="img" aria-label={t('challenge.field', counts)}>
          {marksInRow.map((inRow) => (
            <Field key={inRow} inRow={inRow} />
          ))}
        </div>
        <ul className="challenge-key">
          {kinds.map((kind) => (
            <li key={kind}>
              <svg className="challenge-drawing" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
                <path className={`challenge-${kind}`} d={outlines[kind](0, 0)} />
              </svg>
              {t(`challenge.key.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
