import { useTranslation } from 'react-i18next';
import { spokenLanguages } from '../../content/about';
import { SectionMark } from '../ui/SectionMark';
import { useEntrance } from './useEntrance';
import './About.css';

const facts = ['founded', 'offices', 'languages', 'regions'] as const;

export function About() {
  const { t } = useTranslation('home');
  const languages = spokenLanguages.map((language) => t(`languages.${language}`)).join(t('listSeparator'));

  return (
    <section id="about" className="about section" aria-labelledby="about-title">
      <SectionMark id="about-title" shape={<path d="M0 0H24V24H0Z" fill="var(--color-lapis)" />}>
        {t('about.title')}
      </SectionMark>
      <div className="grid-12">
        {/* A sentence for each city, each on its own lines: they are built alike and should stand alike. */}
        <p className="about-claim display text-d1">
          <span>{t('about.claim.berlin')}</span> <span>{t('about.claim.erbil')}</span>
        </p>
        <p className="about-lead lead">{t('about.lead')}</p>
        <dl className="about-facts">
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`about.facts.${fact}.label`)}</dt>
              <dd>{fact === 'languages' ? languages : t(`about.facts.${fact}.value`)}</dd>
            </div>
          ))}
        </dl>
        <Leaf />
      </div>
    </section>
  );
}

/** Two panels with one giant quarter corner each: together they make a leaf. */
function Leaf() {
  const { t } = useTranslation('home');
  const arcs = useEntrance<SVGSVGElement>();
  const stair = useEntrance<SVGSVGElement>();

  return (
    <div className="leaf">
      <div className="leaf-vision on-colour">
        <svg ref={arcs} className="flip" viewBox="0 0 192 192" aria-hidden="true">
          <g className="leaf-arcs" fill="none" stroke="var(--color-lapis-lift)" strokeWidth="16">
            {[40, 88, 136, 184].map((radius) => (
              <path key={radius} d={`M${192 - radius} 0A${radius} ${radius} 0 0 0 192 ${radius}`} />
            ))}
          </g>
        </svg>
        <h3 className="text-d2">{t('about.vision.title')}</h3>
        <p>{t('about.vision.text')}</p>
      </div>
      <div className="leaf-mission on-colour">
        <svg ref={stair} className="flip" viewBox="0 0 192 192" aria-hidden="true">
          {/* Drawn past its corner, which the panel cuts: no line of the ground shows at the edge. */}
          <path className="leaf-stair" d="M48 -48H240V144H144V96H96V48H48Z" fill="var(--color-paper)" />
        </svg>
        <h3 className="text-d2">{t('about.mission.title')}</h3>
        <p>{t('about.mission.text')}</p>
      </div>
    </div>
  );
}
