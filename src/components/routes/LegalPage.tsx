import { useTranslation } from 'react-i18next';
import { config } from '../../config';
import { type LegalId, type LegalSection, legalDocument } from '../../content/legal';
import { formatDate, formatNumber } from '../../languages';
import { CookieTable } from '../consent/CookieTable';
import { useLanguage } from '../layout/useLanguage';
import { type TileSpec, TileStrip } from '../ui/Tile';
import './LegalPage.css';
import { useReadSection } from './useReadSection';

const strip: readonly TileSpec[] = [
  ['quarter', 'lapis'],
  ['bars', 'ink', null, 90],
  ['leaf', 'paper', 'clay', 90],
  null,
  ['arcs', 'plum-lift', 'plum'],
  ['checks', 'pine'],
  ['stair', 'ink'],
  ['ring', 'paper', 'lapis'],
  ['halves', 'clay'],
  ['quarter', 'pine', null, 180],
  ['petal', 'plum', 'sand'],
  ['bars', 'ink'],
  null,
  ['disc', 'clay'],
  ['key', 'ink', 'paper'],
  ['quarter', 'lapis', null, 270],
];

/** A legal text: contents that stay in sight, numbered sections, tables. Prints as it reads. */
export function LegalPage({ id }: { id: LegalId }) {
  const document = legalDocument(id);
  const { language } = useLanguage();
  const { t } = useTranslation([document.namespace, 'common']);
  const anchors = [...document.sections, ...(document.acknowledgment ? [document.acknowledgment] : [])];
  const current = useReadSection(anchors);

  // The services this copy of the site is configured to speak to: the text stays true wherever it is deployed.
  const hosts = {
    mailHost: new URL(config.mail.origin).host,
    gatewayHost: new URL(config.gateway.url).host,
    inferenceHost: new URL(config.inference.url).host,
  };
  const text = (key: 'title' | 'intro' | 'updated') =>
    t(key, {
      ...hosts,
      date: formatDate(new Date(document.date), language, { dateStyle: 'long', timeZone: 'UTC' }),
    });
  const texts = t('sections', { returnObjects: true, ...hosts }) as LegalSection[];
  const closing = document.acknowledgment
    ? [t('acknowledgment' as 'sections', { returnObjects: true, ...hosts }) as unknown as LegalSection]
    : [];
  const sections = [...texts, ...closing].map((section, index) => ({
    ...section,
    anchor: anchors[index] ?? '',
    number: index < texts.length ? formatNumber(index + 1, language) : null,
  }));

  return (
    <div className="legal">
      <header className="legal-head">
        <h1 tabIndex={-1} className="text-d1">
          {text('title')}
        </h1>
        <p className="lead mt-6">{text('intro')}</p>
        <p className="soft mt-3">{text('updated')}</p>
      </header>
      <TileStrip className="legal-strip" tiles={strip} />
      <div className="legal-body">
        <nav className="legal-contents" aria-label={t('common:legal.contents')}>
          <ol>
            {sections.map(({ anchor, title, number }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} aria-current={current === anchor ? 'true' : undefined}>
                  <span aria-hidden="true">{number}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          {sections.map(({ anchor, title, number, blocks }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
              <span className="legal-number" aria-hidden="true">
                {number}
              </span>
              <div>
                <h2 id={`${anchor}-title`}>{title}</h2>
                {blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Block({ block }: { block: LegalSection['blocks'][number] }) {
  if ('p' in block) return <p>{block.p}</p>;
  if ('table' in block) return <CookieTable table={block.table} />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
