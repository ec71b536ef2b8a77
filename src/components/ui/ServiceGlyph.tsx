import type { ReactNode } from 'react';
import type { ServiceIcon } from '../../content/services';

/** The five figures of the wall, each with its dot. They turn around in RTL. */
export function ServiceGlyph({ icon, className = '' }: { icon: ServiceIcon; className?: string }) {
  return (
    <svg className={`flip service-glyph ${className}`} viewBox="0 0 96 96" aria-hidden="true">
      {glyphs[icon]}
    </svg>
  );
}

/** Radii of the dots, four rows of four; the catalyst takes the place of the missing one. */
const dots = [4, 6, 8, 11, 6, 8, 0, 8, 8, 11, 8, 6, 11, 8, 6, 4].map((r, place) => ({
  cx: 12 + 24 * (place % 4),
  cy: 12 + 24 * Math.floor(place / 4),
  r,
}));

const glyphs: Record<ServiceIcon, ReactNode> = {
  meander: (
    <>
      <path d="M6 96V6H90V90H30V30H66V66" fill="none" stroke="currentColor" strokeWidth="12" />
      <circle cx="48" cy="60" r="9" fill="var(--color-saffron)" />
    </>
  ),
  pinwheel: (
    <>
      <path
        d="M0 48V0A48 48 0 0 1 48 48ZM48 0H96A48 48 0 0 1 48 48ZM96 48V96A48 48 0 0 1 48 48ZM48 96H0A48 48 0 0 1 48 48Z"
        fill="currentColor"
      />
      <circle cx="48" cy="48" r="11" fill="var(--color-saffron)" />
    </>
  ),
  stair: (
    <>
      <path
        d="M0 96V64A32 32 0 0 1 32 96ZM32 96V32A32 32 0 0 1 64 64V96ZM64 96V0A32 32 0 0 1 96 32V96Z"
        fill="currentColor"
      />
      <circle cx="16" cy="32" r="9" fill="var(--color-paper)" />
    </>
  ),
  arcs: (
    <>
      <path
        d="M0 7A89 89 0 0 1 89 96M0 33A63 63 0 0 1 63 96M0 59A37 37 0 0 1 37 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="14"
      />
      <circle cx="9" cy="87" r="9" fill="var(--color-saffron)" />
    </>
  ),
  dots: (
    <>
      <g fill="currentColor">
        {dots.map((dot) => dot.r > 0 && <circle key={`${dot.cx} ${dot.cy}`} {...dot} />)}
      </g>
      <circle cx="60" cy="36" r="11" fill="var(--color-saffron)" />
    </>
  ),
};
