import { score } from '../../../src/assistant/retrieval/vectors';

test.each([
  [0.5, 0, 8, 0.58],
  [0.5, 3, 8, 1.18],
  [0, 12, 5, 2.05],
])(
  'a cosine of %f, %i keywords and an importance of %i score %f',
  (cosine, keywords, importance, expected) => {
    const { score: sum, parts } = score(cosine, keywords, importance);
    expect(sum).toBeCloseTo(expected);
    expect(parts.cosine + parts.keywords + parts.importance).toBeCloseTo(sum);
  },
);
