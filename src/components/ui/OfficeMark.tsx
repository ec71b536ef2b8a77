import type { Office } from '../../site';

/** Berlin is the square, Erbil the circle. */
export function OfficeMark({ id }: { id: Office['id'] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {id === 'berlin' ? (
        <path d="M0 0H24V24H0Z" fill="currentColor" />
      ) : (
        <circle cx="12" cy="12" r="12" fill="currentColor" />
      )}
    </svg>
  );
}
