import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionPath } from '../../content/navigation';
import { currentLanguage } from '../../i18n';
import { site } from '../../site';
import { ButtonLink } from '../ui/Button';
import { Citadel } from '../ui/Citadel';
import { TileStrip, TileWall } from '../ui/Tile';
import { heroLead, heroStrips, heroWall } from './heroTiles';
import './Hero.css';

/** The title is part of the wall: three rows of words, and tiles in whatever width the words leave. */
export function Hero() {
  const { t, i18n } = useTranslation('home');
  const rows = site.taglineRows[currentLanguage(i18n)];

  return (
    <section id="home" className="hero" aria-labelledby="hero-title">
      {/* Focusable by script only: a change of route is told by moving the focus here. */}
      <h1 id="hero-title" tabIndex={-1}>
        {rows.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: by its words, a row would arrive anew with each language.
          <Fragment key={index}>
            <span className="hero-row">
              {index === 1 && <TileStrip tiles={heroLead} align="end" className="hero-lead" />}
              <span className="hero-words">{words}</span>
              <TileStrip tiles={heroStrips[index] ?? []} className="hero-strip" />
            </span>{' '}
          </Fragment>
        ))}
        <span className="hero-row hero-row-tall">
          <TileWall rows={heroWall} className="hero-wall" />
        </span>
        <Citadel className="hero-citadel" />
      </h1>
      <div className="hero-foot">
        <p className="display text-d3">{t('hero.subtitle')}</p>
        <p className="lead soft">{t('hero.description')}</p>
        <ButtonLink href={sectionPath('contact')} tile>
          {t('hero.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
