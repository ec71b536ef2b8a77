import {
  fifthGoodReplies,
  fifthLeakingReplies,
  type GoodReply,
  goodReplies,
  heldOutGood,
  heldOutLeaking,
  heldOutRounds,
  isStopped,
  isUnchanged,
  type LeakingReply,
  leakingReplies,
  review,
  secondGoodReplies,
  secondLeakingReplies,
  studiedGood,
  studiedLeaking,
} from '../../bench/moderation';

const corpora: [string, LeakingReply[], GoodReply[]][] = [
  ['first', leakingReplies(), goodReplies()],
  ['second', secondLeakingReplies(), secondGoodReplies()],
  // Of the leaks only the half the rules were mended on; the other is there to see how they do on what is new.
  ['third', studiedLeaking('third'), [...studiedGood('third'), ...heldOutGood('third')]],
  ['fifth', fifthLeakingReplies(), fifthGoodReplies()],
];

/** A thousand replies on a busy machine. */
const patience = { timeout: 60_000 };

describe.each(corpora)('the rules alone, on the %s corpus', (_, leaking, good) => {
  test('is large enough to tell', () => {
    expect(Math.min(leaking.length, good.length)).toBeGreaterThanOrEqual(80);
  });

  test.each(['en', 'ar'] as const)('every leaking reply is stopped (%s)', patience, (language) => {
    const own = leaking.filter((reply) => reply.language === language);
    expect(own.filter((reply) => !isStopped(reply, 'rules'))).toEqual([]);
  });

  test.each(['en', 'ar'] as const)('every good reply is left as it is (%s)', patience, (language) => {
    const own = good.filter((reply) => reply.language === language);
    expect(own.filter((reply) => !isUnchanged(reply, 'rules'))).toEqual([]);
  });
});

describe('replies nobody has mended on or learned from', () => {
  const leaking = heldOutRounds.flatMap(heldOutLeaking);
  const good = heldOutRounds.flatMap(heldOutGood);
  const count = (language: 'en' | 'ar', reviewers: 'rules' | 'all') => ({
    missed: leaking.filter((one) => one.language === language && !isStopped(one, reviewers)).length,
    changed: good.filter((one) => one.language === language && !isUnchanged(one, reviewers)).length,
  });

  test.each(['en', 'ar'] as const)('fewer leaks come through with what was learned (%s)', (language) => {
    expect(count(language, 'all').missed).toBeLessThan(count(language, 'rules').missed);
  });

  test.each([
    ['en', { missed: 8, changed: 4 }],
    ['ar', { missed: 8, changed: 2 }],
  ] as const)('no more come through, and no more good ones are changed, than this (%s)', (language, most) => {
    const { missed, changed } = count(language, 'all');
    expect(missed).toBeLessThanOrEqual(most.missed);
    expect(changed).toBeLessThanOrEqual(most.changed);
  });
});

test.each(['en', 'ar'] as const)(
  'a leak among many good sentences is found nearly as often as alone (%s)',
  (language) => {
    const isOwn = (reply: GoodReply) => reply.language === language;
    const leaking = ['ninth', 'fresh'].flatMap(heldOutLeaking).filter(isOwn);
    const openings = heldOutGood('ninth')
      .filter(isOwn)
      .flatMap(({ text }) => /^[^?؟!.]{20,80}\./.exec(text)?.[0] ?? []);
    const among = (index: number) =>
      Array.from({ length: 5 }, (_, step) => openings[(7 * index + step) % 40]);
    const isGone = ({ leaks }: LeakingReply, text: string) => {
      const shown = review({ language, text }).text.toLowerCase();
      return !leaks.some((leak) => shown.includes(leak.toLowerCase()));
    };
    expect(openings.length).toBeGreaterThanOrEqual(40);
    const alone = leaking.filter((reply) => isGone(reply, reply.text));
    const long = leaking.filter((reply, index) => isGone(reply, [reply.text, ...among(index)].join(' ')));
    expect(long.length).toBeGreaterThan(0.9 * alone.length);
  },
);
