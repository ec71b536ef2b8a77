import type { PageLanguage } from '../../languages';

/** The name, drawn. The dot is the tittle of the Latin word and the nun's dot of the Arabic one. */
export function Wordmark({ language, className = '' }: { language: PageLanguage; className?: string }) {
  const { viewBox, strokes, small, blocks, dot } = drawings[language];
  return (
    <svg className={`wordmark wordmark-${language} ${className}`} viewBox={viewBox} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="16">
        {strokes}
      </g>
      {small && <path d={small} fill="none" stroke="currentColor" strokeWidth="7" />}
      {blocks && <path d={blocks} fill="currentColor" />}
      <circle cx={dot.x} cy={dot.y} r="11" fill="var(--color-saffron)" />
    </svg>
  );
}

const drawings = {
  en: {
    viewBox: '0 -1 410 97',
    strokes: (
      <>
        <circle cx="32" cy="64" r="24" />
        <circle cx="162" cy="64" r="24" />
        <path d="M56 32V96M88 96V32M88 66a26 26 0 0 1 28-26M138 0V96M212 64H260A24 24 0 1 0 252.2 81.7M292 0V96M322 32V96M354 96V32M354 64a24 24 0 0 1 48 0V96" />
      </>
    ),
    small: null,
    blocks: null,
    dot: { x: 322, y: 10 },
  },
  ar: {
    viewBox: '0 -1 308 129',
    strokes: (
      <path d="M300 26V96M256 54V82a28 28 0 0 1-28 28H222M200 54V88H64M160 0V88M118 54V88M64 54V92a28 28 0 0 1-56 0V66" />
    ),
    small: 'M304 3.5H293.5V13.5H308',
    blocks: 'M189 106H203V120H189ZM98 106H112V120H98ZM122 106H136V120H122Z',
    dot: { x: 36, y: 68 },
  },
} satisfies Record<PageLanguage, unknown>;
