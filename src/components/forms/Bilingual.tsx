import { formatNumber, isolateLatin, type PageLanguage } from '../../languages';

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

/** Puts values into both texts: numbers in each one's numerals, and a phone number in one piece. */
export function fillIn(text: BilingualText, values: Record<string, string | number>): BilingualText {
  const fill = (words: string, language: PageLanguage) =>
    words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? formatNumber(value, language) : isolateLatin(value, language);
    });
  // Sorani runs in the direction of Arabic and is written with the same numerals.
  return { ckb: fill(text.ckb, 'ar'), en: fill(text.en, 'en') };
}
