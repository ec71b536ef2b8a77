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
  clients: ['clients', 'faqClients'],
  contact: ['contact', 'faqLocations'],
  faqLocations: ['contact', 'faqLocations'],
  company: ['company', 'faqStart'],
  faqStart: ['faqStart'],
};
const lang = (process.env.LNG ?? 'en') as 'en' | 'ar';
test('x', () => {
  const json = (f: string) => JSON.parse(readFileSync(f, 'utf8'));
  const words = json(`locales/${lang}/knowledge.json`);
  const chunks = buildChunks(knowledgeOutline as never, words, brandWords(lang));
  if (process.env.ADD)
    for (const sp of process.env.ADD.split(','))
      for (const [t, qs] of Object.entries(json(`tests/bench/questions/${lang}.${sp}.json`)) as [
        string,
        string[],
      ][]) {
        const i = knowledgeOutline.findIndex((o) => o.key === t);
        const c = chunks[i];
        if (c) c.questions += ' ' + qs.join('. ');
      }
  for (const c of chunks)
    for (const k of c.metadata.keywords)
      if (process.env.LINT && k.includes(' ') && readText(k).phrase.length < 2)
        console.log('COLLAPSED', c.id, k, readText(k).phrase);
  const index = createSearchIndex(chunks, chunks.map(vectorOf));
  const key = (id: string) => knowledgeOutline[Number(id.slice(6)) - 1]?.key ?? '';
  for (const split of (process.env.SPLIT ?? 'tuned').split(',')) {
    const f = `tests/bench/questions/${lang}.${split}.json`;
    if (!existsSync(f)) continue;
    let n = 0,
      r1 = 0,
      r3 = 0,
      s1 = 0,
      low = 0,
      pass3 = 0;
    const log: string[] = [];
    for (const [topic, qs] of Object.entries(json(f)) as [string, string[]][])
      for (const q of qs) {
        const rank = index.rank(q);
        n++;
        const ok = accept[topic] ?? [topic];
        const at = rank.findIndex((r) => ok.includes(key(r.chunk.id)));
        const conf = Math.round(Math.min(1, rank[0]?.score ?? 0) * 100);
        if (at === 0 && conf >= 30) r1++;
        if (at < 3 && conf >= 30) r3++;
        if (conf < 30) low++;
        if (at > 0 || conf < 30)
          log.push(
            `${at < 3 ? '  ' : '!!'} ${conf < 30 ? 'LOW' : ''} [${topic}] ${q}  -> ${rank
              .slice(0, 3)
              .map(
                (r) =>
                  `${key(r.chunk.id)} ${r.score.toFixed(2)}(${r.parts.cosine.toFixed(2)},${Math.round(r.parts.keywords / 0.2)})`,
              )
              .join(' ')} | own #${at + 1} ${rank[at]?.score.toFixed(2)}`,
          );
      }
    console.log(log.join('\n'));
    console.log(
      `${lang} ${split} n=${n} r@1=${((100 * r1) / n).toFixed(1)} r@3=${((100 * r3) / n).toFixed(1)} low=${low}`,
    );
  }
  const off = json('tests/bench/questions/offTopic.tuned.json')[lang]; let bad=0;
  for (const q of off) { const [b] = index.rank(q); if ((b?.score??0)>=0.295) { bad++; const r = readText(q); const offer = new Set([...r.keywords,...r.short]); for (let i=0;i<r.phrase.length;i++) for (let z=2;z<7&&i+z<=r.phrase.length;z++) offer.add(r.phrase.slice(i,i+z).join(' '));
    const c = chunks.find(c=>c.id===b?.chunk.id); const hit = [...new Set((c?.metadata.keywords??[]).filter(k=>offer.has(readText(k).phrase.join(' '))))];
    console.log('OFF', q, '->', key(b?.chunk.id??''), b?.score.toFixed(2), 'cos', b?.parts.cosine.toFixed(2), hit.join(' | ')); } }
  console.log('OFFCOUNT', bad, 'of', off.length);
});
