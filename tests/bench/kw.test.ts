import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { readText } from '../../src/assistant/retrieval/terms';

const lang = (process.env.LNG ?? 'en') as 'en' | 'ar';
const accept: Record<string, string[]> = {
  team: ['team', 'faqTeam'],
  faqTeam: ['team', 'faqTeam'],
  awards: ['awards', 'faqAwards'],
  faqAwards: ['awards', 'faqAwards'],
  clients: ['clients', 'faqClients'],
  faqClients: ['clients', 'faqClients'],
  contact: ['contact', 'faqLocations'],
  faqLocations: ['contact', 'faqLocations'],
  company: ['company', 'faqStart'],
  faqStart: ['faqStart', 'approach'],
  approach: ['approach', 'faqStart'],
};
test('kw', () => {
  const json = (f: string) => JSON.parse(readFileSync(f, 'utf8'));
  const words = json(`locales/${lang}/knowledge.json`);
  const data: { t: string; q: string; off: Set<string> }[] = [];
  const add = (t: string, q: string) => {
    const r = readText(q);
    const off = new Set([...r.keywords, ...r.short]);
    for (let s = 0; s < r.phrase.length; s++)
      for (let z = 2; z <= 6 && s + z <= r.phrase.length; z++) off.add(r.phrase.slice(s, s + z).join(' '));
    data.push({ t, q, off });
  };
  for (const [t, w] of Object.entries(words) as [string, any][])
    for (const q of w.questions.split(/(?<=[?.؟])\s+/)) add(t, q);
  for (const sp of ['tuned', 'b', 'c', 'd']) {
    const f = `tests/bench/questions/${lang}.${sp}.json`;
    if (existsSync(f))
      for (const [t, qs] of Object.entries(json(f)) as [string, string[]][]) for (const q of qs) add(t, q);
  }
  const bad: Record<string, string[]> = {};
  let zero = 0,
    total = 0;
  for (const [t, w] of Object.entries(words) as [string, any][]) {
    const seen = new Set<string>();
    for (const k of w.keywords.split(/[,،]\s*/)) {
      const ph = readText(k).phrase.join(' ');
      total++;
      if (seen.has(ph)) {
        (bad[t] ??= []).push('DUP ' + k);
        continue;
      }
      seen.add(ph);
      let own = 0,
        other: string[] = [];
      for (const d of data)
        if (d.off.has(ph)) {
          if ((accept[d.t] ?? [d.t]).includes(t)) own++;
          else other.push(d.t + ': ' + d.q);
        }
      if (own + other.length === 0) zero++;
      if (other.length >= 2 && own / (own + other.length) < 0.5) {
        (bad[t] ??= []).push(`${k} [${ph}] ${own}/${own + other.length}`);
      }
    }
  }
  writeOut(bad);
  console.log('zero', zero, 'of', total);
});

import { writeFileSync } from 'node:fs';

function writeOut(b: unknown) {
  writeFileSync('/tmp/bad.json', JSON.stringify(b, null, 1));
}
