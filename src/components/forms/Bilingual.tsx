export interface BilingualText {
  ckb: string;
  en: string;
}

/** Sorani first, English beside it for whoever reads that more easily. */
export function Bilingual({ text }: { text: BilingualText }) {
  return (
    <>
      {text.ckb}{' '}
      <span className="form-english" lang="en" dir="ltr">
        {text.en}
      </span>
    </>
  );
}

/** Puts values into both texts; a phone number stays in one piece in either direction. */
export function fillIn(text: BilingualText, values: Record<string, string>): BilingualText {
  const fill = (words: string) =>
    words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return { ckb: fill(text.ckb), en: fill(text.en) };
}
