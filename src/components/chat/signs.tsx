/** The widget's few signs, drawn from bars, squares and quarters. Decoration: the words are on the controls. */
const strokes = {
  close: { box: 20, path: 'M2 2L18 18M18 2L2 18', width: 3 },
  maximize: { box: 18, path: 'M11 1H17V7M7 17H1V11', width: 2.5 },
  minimize: { box: 18, path: 'M17 7H11V1M1 11H7V17', width: 2.5 },
  menu: { box: 18, path: 'M1 4H17M1 9H17M1 14H11', width: 2.5 },
  copy: { box: 18, path: 'M6 6H17V17H6ZM3 12H1V1H12V3', width: 2 },
  helpful: { box: 18, path: 'M1 8H5V17H1ZM5 9L9 1H11V7H17V17H5', width: 2 },
} as const;

export function StrokeSign({ sign, turned = false }: { sign: keyof typeof strokes; turned?: boolean }) {
  const { box, path, width } = strokes[sign];
  return (
    <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        {...(turned && { transform: `rotate(180 ${box / 2} ${box / 2})` })}
      />
    </svg>
  );
}

export function SendSign() {
  return (
    <svg className="flip" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 22V2A20 20 0 0 1 22 12A20 20 0 0 1 2 22Z" fill="currentColor" />
    </svg>
  );
}

export function CalendarSign() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M1 3H17V17H1ZM1 8H17" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12.5" cy="12.5" r="2.3" fill="var(--color-saffron)" />
    </svg>
  );
}

/** The corner that the panel is dragged by. */
export function GripSign() {
  return (
    <svg className="flip" viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M8 20A12 12 0 0 1 20 8M14 22A8 8 0 0 1 22 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
