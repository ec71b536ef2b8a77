/**
 * A language's own name as a drawing, so that the switch never downloads the other script's font. Set in the
 * display face.
 */
export function LanguageWord({ viewBox, path }: { viewBox: string; path: string }) {
  return (
    <svg className="language-word" viewBox={viewBox} aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
