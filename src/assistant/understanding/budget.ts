import { fold } from '../text';

const amount =
  /(?:([$€])\s*|\b(usd|eur)\s*)?(\d[\d.,\u066B\u066C]*)\s*(k|thousand|الف|الاف|m|million|مليون)?(?!\p{L})\s*(\$|€|usd|eur|dollars?|euros?|دولار|يورو|iqd|dinars?|دينار|aed|dirhams?|درهم|sar|riyals?|ريال)?/giu;
const dollarOrEuro = /^(?:[$€]|usd|eur|dollars?|euros?|دولار|يورو)$/i;
const scale: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  الف: 1e3,
  الاف: 1e3,
  m: 1e6,
  million: 1e6,
  مليون: 1e6,
};
const isOpen =
  /\bbudget (?:is |would be )?(?:flexible|open|negotiable)\b|\b(?:flexible|open) budget\b|ميزاني\p{L}* (?:مرنه|مفتوحه|قابله للنقاش)/u;

/** A sum in dollars or euros, or one called a budget: its digits, of a span the middle; `flexible` if that was said. */
export function readBudget(text: string): string | undefined {
  const folded = fold(text);
  const isCalledBudget = /\bbudget\b|\b(?:spend|invest)\b|ميزاني/.test(folded);
  const sums = [...folded.matchAll(amount)].flatMap(([, sign, code, digits = '', unit, after]) => {
    const currency = sign ?? code ?? after;
    if (currency ? !dollarOrEuro.test(currency) : !isCalledBudget) return [];
    const value = Number(digits.replace(/[,\u066C](?=\d{3})|\.(?=\d{3}(?:\D|$))/g, '').replace(/[.,]+$/, ''));
    const sum = value * (scale[unit?.toLowerCase() ?? ''] ?? 1);
    return Number.isFinite(sum) && sum >= 100 ? sum : [];
  });
  if (sums.length === 0) return isOpen.test(folded) ? 'flexible' : undefined;
  return String(Math.round((Math.min(...sums) + Math.max(...sums)) / 2));
}
