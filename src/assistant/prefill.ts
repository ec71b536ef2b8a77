import { fold, words } from './text';
import { asksForMeeting } from './understanding/intent';

/** What a meeting form can take over from the chat. Budgets are the form's own values. */
export interface Prefill {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  goals?: string;
  budget?: string;
}

const maxGoalsCharacters = 300;

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const phone = /(?:\+|\b0|(?<!\p{N})[\u0660\u06F0])[\p{Nd}](?:[ ().-]{0,2}\p{Nd}){6,14}/u;

/** A name stops at punctuation and at the words a sentence goes on with. */
const latinName = String.raw`(\p{Lu}[\p{L}\p{M}'’-]*(?:\s+(?:al-|Al-|el-|von |van |de )?\p{Lu}[\p{L}\p{M}'’-]*){0,2})`;
const names = [
  new RegExp(String.raw`\b[Mm]y name(?: is|['’]s)\s+${latinName}`, 'u'),
  new RegExp(String.raw`\b[Cc]all me\s+${latinName}`, 'u'),
  new RegExp(String.raw`\bI(?: am|['’]m)\s+${latinName}(?=\s*(?:[,.!\n]|$|from\b|and\b|with\b|at\b))`, 'u'),
  /(?:^|\s)(?:أنا\s+)?[اإ]سمي\s+([\p{Script=Arabic}]+(?:\s+(?!من|في|و(?:أ|ا|ن|ل)|أريد|اريد|أعمل|اعمل|هل|نحن|أنا)[\p{Script=Arabic}]+)?)/u,
];

const ventures =
  'company|business|brand|agency|start-?up|shop|store|restaurant|caf[eé]|clinic|firm|school|hotel';
const companies = [
  new RegExp(
    String.raw`\b(?:${ventures})(?:['’]s name| name)?(?:,? (?:is )?(?:called|named)| is)\s+["“«]?([\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’. -]{1,60}?)(?=["”».,;!?\n]|\s(?:and|in|from|which|that|we)\b|$)`,
    'iu',
  ),
  /\bI(?:['’]m| am)? (?:work (?:for|at)|represent|run|own|from)\s+(?:the )?([\p{Lu}][\p{L}\p{M}\p{N}&'’]*(?:\s+[\p{Lu}&][\p{L}\p{M}\p{N}&'’]*){0,3})/u,
  /(?:شركت(?:ي|نا)|علامت(?:ي|نا)|متجر(?:ي|نا)|مشروع(?:ي|نا)|مطعم(?:ي|نا)|مقها(?:ي|نا))\s+(?:اسمها|اسمه|تُ?دعى|يُ?دعى|تُ?سمى|هي|هو)\s+[«"“]?([^«»"“”.,،؛!؟\n]{2,60}?)(?=[»"”.,،؛!؟\n]|\s(?:و|في|من)\S*|$)/u,
  /(?:أمثّ?ل|أعمل (?:في|لدى)|من)\s+شركة\s+[«"“]?([^«»"“”.,،؛!؟\n\s]+(?:\s[^«»"“”.,،؛!؟\n\s]+)?)/u,
];

const goalWords = new Set(
  words(
    'want need looking goal goals aim launch launching grow growing increase boost improve reach attract sell rebrand ' +
      'نريد أريد نحتاج أحتاج هدفنا هدفي نسعى نطلق إطلاق زيادة نمو تحسين نبحث أبحث نطمح أطمح جذب بيع',
  ),
);

/** Reads a form's fields out of what the visitor wrote, the latest mention of each first. */
export function readPrefill(texts: readonly string[]): Prefill {
  const latestFirst = texts.toReversed();
  const first = (patterns: readonly RegExp[]) => {
    for (const text of latestFirst) {
      for (const pattern of patterns) {
        const found = pattern.exec(text);
        const value = (found?.[1] ?? found?.[0])?.trim();
        if (value) return value;
      }
    }
    return undefined;
  };

  const found = {
    name: first(names),
    email: first([email]),
    phone: first([phone]),
    company: first(companies),
    goals: readGoals(texts),
    budget: latestFirst.map(readBudget).find((value) => value !== undefined),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The sentences that say what the visitor wants, without the ones that ask for the meeting itself. */
function readGoals(texts: readonly string[]): string | undefined {
  const sentences = [...new Set(texts)]
    .flatMap((text) => text.split(/(?<=[.!?؟\n])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => words(sentence).some((word) => goalWords.has(word)))
    .filter((sentence) => !asksForMeeting(sentence) && !email.test(sentence) && !phone.test(sentence));
  const goals = sentences.slice(-3).join(' ');
  return goals ? goals.slice(0, maxGoalsCharacters).trim() : undefined;
}

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

/** A sum in dollars or euros, or one called a budget, as the form's range it falls in. */
function readBudget(text: string): string | undefined {
  const folded = fold(text);
  const isCalledBudget = /\bbudget\b|ميزاني/.test(folded);
  const sums = [...folded.matchAll(amount)].flatMap(([, sign, code, digits = '', unit, after]) => {
    const currency = sign ?? code ?? after;
    if (currency ? !dollarOrEuro.test(currency) : !isCalledBudget) return [];
    const value = Number(digits.replace(/[,\u066C](?=\d{3})|\.(?=\d{3}(?:\D|$))/g, '').replace(/[.,]+$/, ''));
    const sum = value * (scale[unit?.toLowerCase() ?? ''] ?? 1);
    return Number.isFinite(sum) && sum >= 100 ? sum : [];
  });
  if (sums.length === 0) return undefined;
  const middle = (Math.min(...sums) + Math.max(...sums)) / 2;
  if (middle < 10_000) return 'under-10k';
  if (middle <= 25_000) return '10k-25k';
  if (middle <= 50_000) return '25k-50k';
  return middle <= 100_000 ? '50k-100k' : '100k-plus';
}
