import { existsSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { buildChunks } from '../../src/assistant/retrieval/chunks';
import { createSearchIndex, vectorOf } from '../../src/assistant/retrieval/searchIndex';
import { readText } from '../../src/assistant/retrieval/terms';
import { brandWords } from '../../src/brandWords';
import { knowledgeOutline } from '../../src/content/knowledge';

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
  faqStart: ['faqStart'],
};
const twin: Record<string, string> = { faqTeam: 'team', faqAwards: 'awards', faqClients: 'clients' };
const lang = (process.env.LNG ?? 'en') as 'en' | 'ar';
test('cv', () => {
  const json = (f: string) => JSON.parse(readFileSync(f, 'utf8'));
  const words = json(`locales/${lang}/knowledge.json`);
  const data: { t: string; q: string }[] = [];
  for (const [t, w] of Object.entries(words) as [string, any][])
    for (const q of w.questions.split(/(?<=[?.؟])\s+/)) data.push({ t, q });
  for (const sp of (process.env.ADD ?? 'tuned,b').split(',')) {
    const f = `tests/bench/questions/${lang}.${sp}.json`;
    if (existsSync(f))
      for (const [t, qs] of Object.entries(json(f)) as [string, string[]][])
        for (const q of qs) data.push({ t, q });
  }
  const base = buildChunks(knowledgeOutline as never, words, brandWords(lang));
  const key = (id: string) => knowledgeOutline[Number(id.slice(6)) - 1]?.key ?? '';
  const K = 5;
  for (const mode of (process.env.KMODE ?? 'union').split(',')) {
    let n = 0,
      r1 = 0,
      r3 = 0,
      low = 0;
    const log: string[] = [];
    for (let f = 0; f < K; f++) {
      const train = data.filter((_, i) => i % K !== f && (i * 7919) % 100 < Number(process.env.FRAC ?? 100)),
        test = data.filter((_, i) => i % K === f);
      const w2 = Object.fromEntries(
        Object.entries(words).map(([k, w]: [string, any]) => [
          k,
          {
            ...w,
            questions: train
              .filter((d) => d.t === k)
              .map((d) => d.q.replace(/[.?؟]$/, ''))
              .join('. '),
          },
        ]),
      );
      const chunks = buildChunks(knowledgeOutline as never, w2 as never, brandWords(lang)).map((c) =>
        mode === 'derived'
          ? {
              ...c,
              metadata: {
                ...c.metadata,
                keywords: c.metadata.keywords.filter(
                  (k) => !words[key(c.id)].keywords.split(', ').includes(k),
                ),
              },
            }
          : c,
      );
      const index = createSearchIndex(chunks, chunks.map(vectorOf));
      for (const { t, q } of test) {
        const rank = index.rank(q);
        n++;
        const ok = accept[t] ?? [t];
        const at = rank.findIndex((r) => ok.includes(key(r.chunk.id)));
        const conf = Math.round(Math.min(1, rank[0]?.score ?? 0) * 100);
        if (conf < 30) low++;
        if (at === 0 && conf >= 30) r1++;
        if (at < 3 && conf >= 30) r3++;
        if (at >= Number(process.env.AT ?? 1) || conf < 30)
          log.push(
            `[${t}] ${q} -> ${rank
              .slice(0, 3)
              .map((r) => key(r.chunk.id) + ' ' + r.score.toFixed(2))
              .join(' ')}`,
          );
      }
    }
    if (process.env.LOG) console.log(log.join('\n'));
    console.log(
      `CV ${mode} n=${n} r@1=${((100 * r1) / n).toFixed(1)} r@3=${((100 * r3) / n).toFixed(1)} low=${low}`,
    );
  }
});
