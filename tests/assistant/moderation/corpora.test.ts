import {
  goodReplies,
  isStopped,
  isUnchanged,
  leakingReplies,
  secondGoodReplies,
  secondLeakingReplies,
} from '../../bench/moderation';

test('every leaking reply of the tuned corpus is stopped', () => {
  expect(leakingReplies().length).toBeGreaterThan(150);
  expect(leakingReplies().filter((reply) => !isStopped(reply))).toEqual([]);
});

test('every good reply of the tuned corpus is left as it is', () => {
  expect(goodReplies().length).toBeGreaterThan(150);
  expect(goodReplies().filter((reply) => !isUnchanged(reply))).toEqual([]);
});

test('so it is with the second corpus, written after the rules', () => {
  expect(secondLeakingReplies().length).toBeGreaterThanOrEqual(80);
  expect(secondGoodReplies().length).toBeGreaterThanOrEqual(80);
  expect(secondLeakingReplies().filter((reply) => !isStopped(reply))).toEqual([]);
  expect(secondGoodReplies().filter((reply) => !isUnchanged(reply))).toEqual([]);
});
