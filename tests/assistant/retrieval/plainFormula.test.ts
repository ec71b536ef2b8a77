import type { AuthoredChunk } from '../../../src/assistant/retrieval/chunks';
import { createSearchIndex, vectorOf } from '../../../src/assistant/retrieval/searchIndex';
import { createSpelling } from '../../../src/assistant/retrieval/spelling';
import { isStop, keywordOf, readText, thesaurusWords } from '../../../src/assistant/retrieval/terms';
import { isGeneralQuestion, subjectOf } from '../../../src/assistant/understanding/subject';
import { pageLanguages } from '../../../src/languages';
import { chunksOf, grow, questionsOf, splits } from '../../bench/retrieval';

/** The specification's formula as it is written, chunk by chunk, without an index and without haste. */
function createPlainRank(chunks: readonly AuthoredChunk[]) {
  const vectors = chunks
    .map(vectorOf)
    .map(({ terms, vector }) => new Map(terms.map((term, at) => [term, vector[at] ?? 0])));
  const keywords = chunks.map(({ metadata }) => [...new Set(metadata.keywords.map(keywordOf))]);
  const uses = new Map<string, number>();
  for (const term of vectors.flatMap((vector) => [...vector.keys()]))
    uses.set(term, (uses.get(term) ?? 0) + 1);
  const weightOf = (term: string) =>
    Math.sqrt(Math.log(1 + chunks.length / (uses.get(term) ?? 1)) / Math.log(1 + chunks.length));
  const lengthOf = (vector: Map<string, number>) =>
    Math.sqrt([...vector].reduce((sum, [term, count]) => sum + (count * weightOf(term)) ** 2, 0));
  const lengths = vectors.map(lengthOf);
  const allKeywords = new Set(keywords.flat());
  const { correct } = createSpelling(() => [
    ...[...uses.keys()].filter((term) => !term.includes(' ')),
    ...thesaurusWords(),
    ...[...allKeywords].flatMap((keyword) => keyword.split(' ')),
  ]);

  return (question: string) => {
    const read = readText(question, correct);
    const named = read.terms.filter((term) => !term.includes(' ') && !isStop(term));
    const unknown = named.filter((stem) => !uses.has(stem) && !allKeywords.has(stem)).length;
    const subject = subjectOf(question);
    const isStrange = isGeneralQuestion(question) && named.length > 0 && unknown / named.length >= 0.5;
    const isElsewhere = subject === 'elsewhere' || (subject === 'open' && isStrange);
    const { terms, keywords: extracted, short, phrase } = isElsewhere ? readText('') : read;
    const asked = new Map<string, number>();
    for (const term of terms) asked.set(term, (asked.get(term) ?? 0) + 1);
    const runs = phrase.flatMap((_, from) =>
      phrase.slice(from + 1).map((_end, more) => phrase.slice(from, from + more + 2).join(' ')),
    );
    const offered = new Set([...extracted, ...short, ...runs]);

    return chunks
      .map((chunk, at) => {
        const product = [...asked].reduce(
          (sum, [term, count]) => sum + count * (vectors[at]?.get(term) ?? 0) * weightOf(term) ** 2,
          0,
        );
        const lengthsOf = lengthOf(asked) * (lengths[at] ?? 0);
        const matching = keywords[at]?.filter((keyword) => offered.has(keyword)).length ?? 0;
        return {
          id: chunk.id,
          score: (lengthsOf ? product / lengthsOf : 0) + matching * 0.2 + (chunk.importance / 10) * 0.1,
        };
      })
      .toSorted((one, other) => other.score - one.score);
  };
}

test.each(pageLanguages.flatMap((language) => [19, 400].map((size) => [language, size] as const)))(
  'the index scores and ranks every question as the plain formula does: %s, %i chunks',
  (language, size) => {
    const known = chunksOf(language);
    const chunks = size > known.length ? grow(known, size) : known;
    const plainly = createPlainRank(chunks);
    const { rank } = createSearchIndex(chunks, chunks.map(vectorOf));
    const questions = splits.flatMap((split) => questionsOf(language, split)).map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(700);
    // The larger one with every tenth: the plain formula takes its time.
    for (const question of questions.filter((_, index) => size === 19 || index % 10 === 0)) {
      const expected = plainly(question);
      const found = rank(question);
      expect(found.length, question).toBe(Math.min(50, size));
      found.forEach(({ score, chunk }, place) => {
        expect(score, question).toBeCloseTo(expected[place]?.score ?? -1, 12);
        const tied = expected.filter((each) => Math.abs(each.score - score) < 1e-12);
        expect(
          tied.map(({ id }) => id),
          question,
        ).toContain(chunk.id);
      });
    }
  },
);
