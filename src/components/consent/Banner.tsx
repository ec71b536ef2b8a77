import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../content/navigation';
import { type ConsentChoice, essentialOnly, everything } from '../../tags/consent';
import { Link } from '../Link';
import { Button } from '../ui/Button';
import { Tile, type TileSpec, TileStrip } from '../ui/Tile';
import { bannerId } from './consentIds';

const wall: readonly (readonly TileSpec[])[] = [
  [
    ['quarter', 'paper', 'lapis'],
    ['leaf', 'clay', null, 90],
  ],
  [
    ['disc', 'saffron'],
    ['bars', 'paper', 'pine', 90],
  ],
];
const strip: readonly TileSpec[] = [
  ['quarter', 'paper', 'lapis'],
  ['leaf', 'clay', null, 90],
  ['disc', 'saffron'],
  ['bars', 'paper', 'pine', 90],
  ['arcs', 'plum'],
  ['checks', 'ink'],
  ['petal', 'lapis', 'sand'],
  ['halves', 'clay'],
  ['stair', 'pine'],
  ['ring', 'ink', 'sand'],
  ['quarter', 'plum', null, 180],
  ['key', 'ink', 'paper'],
];

interface BannerProps {
  onChoose: (choice: ConsentChoice) => void;
  onCustomize: () => void;
  /** Only where a choice exists already: it stays as it is. Without one there is nothing to close with. */
  onClose?: (() => void) | undefined;
  /** Asked for by the visitor, it takes the focus; otherwise it disturbs nobody. */
  takesFocus: boolean;
}

/** The question, at the foot of the page and never in its way: refusing is as near as accepting. */
export function Banner({ onChoose, onCustomize, onClose, takesFocus }: BannerProps) {
  const { t } = useTranslation(['first', 'footer']);
  const bar = useRef<HTMLElement>(null);
  useFootBar(bar);

  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);

  return (
    <section
      ref={bar}
      id={bannerId}
      className="consent-banner"
      aria-label={t('banner.label')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <svg
        className="consent-wall flip"
        viewBox="0 0 192 192"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {wall.flatMap((tiles, row) =>
          tiles.map((spec, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the wall is drawn once and its places never move.
            <Tile key={`${row} ${column}`} spec={spec} row={row} column={column} />
          )),
        )}
      </svg>
      <TileStrip className="consent-strip" tiles={strip} />
      <div className="consent-words">
        <h2>{t('banner.title')}</h2>
        <p className="soft">
          {t('banner.text')} <Link to={routes.privacy}>{t('footer:privacy')}</Link>
        </p>
      </div>
      <div className="consent-buttons">
        <Button size="small" onClick={() => onChoose(everything)}>
          {t('banner.acceptAll')}
        </Button>
        <Button size="small" onClick={() => onChoose(essentialOnly)}>
          {t('banner.essentialOnly')}
        </Button>
        <Button size="small" look="line" aria-haspopup="dialog" onClick={onCustomize}>
          {t('banner.customize')}
        </Button>
      </div>
      {onClose && (
        <button type="button" className="consent-close" aria-label={t('banner.close')} onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 2L18 18M18 2L2 18" stroke="currentColor" strokeWidth="3" />
          </svg>
        </button>
      )}
    </section>
  );
}

/**
 * Tells the page how much of its foot is taken, so that the chat stands above, the page can be scrolled past,
 * and nothing that takes the focus comes to lie underneath.
 */
function useFootBar(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const root = document.documentElement.style;
    let taken = 0;
    const measure = () => {
      const { position, bottom } = getComputedStyle(current);
      taken = position === 'fixed' ? current.offsetHeight + Number.parseFloat(bottom) : 0;
      root.setProperty('--page-foot-bar', `${Math.ceil(taken)}px`);
    };
    // The browser brings what takes the focus into sight by itself, but of a tall text field only one line.
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('main :focus-visible:not([tabindex="-1"])'))
        return;
      const { bottom, height } = target.getBoundingClientRect();
      const free = window.innerHeight - taken;
      if (bottom > free && height < free) target.scrollIntoView({ block: 'nearest' });
    };
    // It answers first with the layout that the browser makes anyway, before anything of it is painted.
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    document.addEventListener('focusin', reveal);
    return () => {
      document.removeEventListener('focusin', reveal);
      sizes.disconnect();
      root.removeProperty('--page-foot-bar');
    };
  }, [bar]);
}
