/** Two eyes, a square and a circle: Berlin and Erbil. Open, the face becomes a cross. No mouth. */
export function MayaFace({ open = false }: { open?: boolean }) {
  return (
    <svg className="maya-face" viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="36" fill="var(--color-saffron)" />
      {open ? (
        <path d="M24 24L48 48M48 24L24 48" stroke="var(--color-ink)" strokeWidth="6" />
      ) : (
        <g className="maya-eyes" fill="var(--color-ink)">
          <path d="M17 28h15v15H17z" />
          <circle cx="48" cy="35.5" r="7.5" />
        </g>
      )}
    </svg>
  );
}
