import type { AuthoredChunk } from '../../../src/assistant/retrieval/chunks';
import { elsewhereVectorOf, pieceVectorsOf, vectorOf } from '../../../src/assistant/retrieval/frequencies';
import { piecesOf } from '../../../src/assistant/retrieval/pieces';
import { createSearchIndex } from '../../../src/assistant/retrieval/searchIndex';
import { createSpelling } from '../../../src/assistant/retrieval/spelling';
import { isStop, keywordOf, readText, thesaurusWords } from '../../../src/assistant/retrieval/terms';
import type { VectorRecord } from '../../../src/assistant/types';
import { isGeneralQuestion, subjectOf } from '../../../src/assistant/understanding/subject';
import { pageLanguages } from '../../../src/languages';
import { grow, knownOf, questionsOf, splits } from '../../bench/retrieval';

type Frequencies = Map<string, number>;

const frequenciesOf = ({ terms, vector }: VectorRecord): Frequencies =>
  new Map(terms.map((term, at) => [term, vector[at] ?? 0]));

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0);

/** Naive Bayes as textbooks have it: one logarithm for each term and each record; the last two are nobody's. */
function createPlainLikelihood(kinds: readonly (readonly Frequencies[])[]) {
  const models = kinds.map((said, kind) => {
    const vocabulary = new Set(said.flatMap((each) => [...each.keys()]));
    const totals = said.map((each) => sum(each.values()) + 0.1 * vocabulary.size);
    const shareOf = (term: string, at: number) => ((said[at]?.get(term) ?? 0) + 0.1) / (totals[at] ?? 1);
    return { said, vocabulary, shareOf, weight: kind === 0 ? 1 : 0.5 };
  });
  return (terms: readonly (readonly string[])[]) => {
    const logs = [...(kinds[0] ?? []), 'average'].map((_, at) =>
      sum(
        models.flatMap(({ said, vocabulary, shareOf, weight }, kind) =>
          (terms[kind] ?? [])
            .filter((term) => vocabulary.has(term))
            .map((term) => {
              const shares = said.map((_each, other) => shareOf(term, other));
              return weight * Math.log(shares[at] ?? sum(shares) / said.length);
            }),
        ),
      ),
    );
    const odds = logs.map((log) => Math.exp((log - Math.max(...logs)) / 2));
    return odds.map((each) => each / sum(odds));
  };
}

/** The formula as it is written, chunk by chunk, without an index and without haste. */
function createPlainRank(chunks: readonly AuthoredChunk[], elsewhere?: string) {
  const records = chunks.map(vectorOf);
  const likelihood =
    elsewhere === undefined
      ? undefined
      : createPlainLikelihood([
          [...records, elsewhereVectorOf(elsewhere)].map(frequenciesOf),
          pieceVectorsOf(chunks, elsewhere).map(frequenciesOf),
        ]);
  const vectors = records.map(frequenciesOf);
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
  const spelling = createSpelling(
    () => [
      ...[...uses.keys()].filter((term) => !term.includes(' ')),
      ...thesaurusWords(),
      ...[...allKeywords].flatMap((keyword) => keyword.split(' ')),
    ],
    () => (elsewhere === undefined ? [] : elsewhereVectorOf(elsewhere).terms),
  );

  return (question: string) => {
    const read = readText(question, spelling);
    const named = read.terms.filter((term) => !term.includes(' ') && !isStop(term));
    const unknown = named.filter((stem) => !uses.has(stem) && !allKeywords.has(stem)).length;
    const subject = subjectOf(question);
    const isStrange =
      (likelihood || isGeneralQuestion(question)) && named.length > 0 && unknown / named.length >= 0.5;
    const likely = likelihood?.([read.terms, piecesOf(question)]);
    const kind = subject === 'open' && isStrange ? 'unfamiliar' : subject;
    const most = { elsewhere: 0.002, unfamiliar: 0.03, open: 0.5, ours: 2 }[kind];
    const isElsewhere = likely
      ? sum(likely.slice(chunks.length)) >= most
      : kind === 'elsewhere' || kind === 'unfamiliar';
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
        const ofTerms = lengthsOf ? product / lengthsOf : 0;
        const cosine = likely && !isElsewhere ? 0.4 * ofTerms + 0.6 * Math.sqrt(likely[at] ?? 0) : ofTerms;
        const matching = keywords[at]?.filter((keyword) => offered.has(keyword)).length ?? 0;
        return {
          id: chunk.id,
          score: cosine + Math.min(10, matching) * 0.2 + (chunk.importance / 10) * 0.1,
        };
      })
      .toSorted((one, other) => other.score - one.score);
  };
}

test.each(
  pageLanguages.flatMap((language) => [
    [language, 19, false] as const,
    [language, 19, true] as const,
    [language, 400, false] as const,
    [language, 60, true] as const,
  ]),
)(
  'the index scores and ranks every question as the plain formula does: %s, %i chunks, likelihood: %s',
  (language, size, byLikelihood) => {
    const { chunks: known, elsewhere } = knownOf(language);
    const asked = byLikelihood ? elsewhere : undefined;
    const chunks = size > known.length ? grow(known, size) : known;
    const plainly = createPlainRank(chunks, asked);
    const { rank } = createSearchIndex(chunks, chunks.map(vectorOf), asked);
    const questions = splits.flatMap((split) => questionsOf(language, split)).map(({ question }) => question);
    expect(questions.length).toBeGreaterThan(700);
    // Of the slower ones a part: the plain formula takes its time.
    const step = size > known.length ? 20 : byLikelihood ? 4 : 1;
    for (const question of questions.filter((_, index) => index % step === 0)) {
      const expected = plainly(question);
      const found = rank(question);
      expect(found.length, question).toBe(Math.min(50, size));
      found.forEach(({ score, chunk }, place) => {
        expect(score, question).toBeCloseTo(expected[place]?.score ?? -1, 10);
        const tied = expected.filter((each) => Math.abs(each.score - score) < 1e-10);
        expect(
          tied.map(({ id }) => id),
          question,
        ).toContain(chunk.id);
      });
    }
  },
);
