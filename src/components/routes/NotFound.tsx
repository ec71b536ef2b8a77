import { useTranslation } from 'react-i18next';
import { routes } from '../../content/navigation';
import { Link } from '../Link';
import { Tile, type TileSpec } from '../ui/Tile';
import './NotFound.css';

/** A wall of nine with its middle missing. */
const wall: readonly TileSpec[] = [
  ['quarter', 'paper', 'lapis'],
  ['grid', 'ink-3'],
  ['leaf', 'paper', 'clay'],
  ['bars', 'paper'],
  null,
  ['arcs', 'plum-lift'],
  ['disc', 'pine-lift'],
  ['stair', 'paper'],
  ['quarter', 'paper', 'plum', 180],
];

export function NotFound() {
  const { t } = useTranslation();
  return (
    <section className="not-found section on-ink">
      <div>
        <p className="display not-found-number" role="img" aria-label={t('notFound.picture')}>
          <span aria-hidden="true">{t('notFound.four')}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="10" fill="var(--color-saffron)" />
          </svg>
          <span aria-hidden="true">{t('notFound.four')}</span>
        </p>
        <h1 tabIndex={-1} className="text-d2">
          {t('notFound.title')}
        </h1>
        <p className="lead soft mt-3 mb-8">{t('notFound.text')}</p>
        <Link to={routes.home} className="button button-paper button-normal">
          <span>{t('notFound.home')}</span>
        </Link>
      </div>
      <svg className="flip" viewBox="0 0 288 288" aria-hidden="true">
        {wall.map((spec, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the wall is drawn once and its places never move.
          <Tile key={place} spec={spec} column={place % 3} row={Math.floor(place / 3)} />
        ))}
      </svg>
    </section>
  );
}
