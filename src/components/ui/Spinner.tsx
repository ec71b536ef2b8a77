import './Spinner.css';

/** The citadel's ring of blocks with the dot going round it. The word says what is awaited. */
export function Spinner({ size = 'md', label }: { size?: 'sm' | 'md' | 'lg'; label: string }) {
  return (
    <span className={`spinner spinner-${size}`} role="status">
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle
          cx="36"
          cy="36"
          r="28"
          fill="none"
          stroke="currentColor"
          strokeWidth="12"
          strokeDasharray="17.6 4.4"
        />
        <circle
          className="spinner-dot"
          cx="56"
          cy="16"
          r="10"
          fill="var(--color-saffron)"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
      <span>{label}</span>
    </span>
  );
}
