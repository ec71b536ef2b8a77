import {
  type GoodReply,
  type LeakingReply,
  lessonOfGood,
  lessonOfLeak,
  readCorpus,
  roundsOf,
} from '../../../local/review/corpus';
import { packField } from '../../../local/review/fields';
import { packHashes } from '../../../local/review/pack';
import { type Lesson, train } from '../../../local/review/train';
import { hash, stored } from '../../../src/assistant/moderation/learned/hash';
import {
  createJudge,
  type Judge,
  type LearnedWeights,
} from '../../../src/assistant/moderation/learned/judge';
import { unpackHashes } from '../../../src/assistant/moderation/learned/unpack';
import { moderate } from '../../../src/assistant/moderation/moderate';
import { type Sentence, splitSentences } from '../../../src/assistant/moderation/sentences';
import { isTrade } from '../../../src/assistant/moderation/subjects';
import { contextFor, judgeOf } from '../../bench/moderation';
import { verdictOf } from './verdictOf';

/** Two made-up worlds no rule knows: ships are given away, gardens are good. */
const ships = ['sails', 'decks', 'anchors', 'harbours', 'masts', 'hulls', 'keels', 'tides', 'ropes', 'oars'];
const gardens = [
  'tulips',
  'hedges',
  'lawns',
  'roses',
  'ponds',
  'seeds',
  'herbs',
  'shrubs',
  'ferns',
  'lilies',
];
const hands = ['left', 'right'] as const;
/** Both hands write short ones and long ones. */
const textOf = (word: string, other: string) =>
  word.length % 2 === 0
    ? `Our clients ask us about ${word} and ${other}. What do you sell?`
    : `We plan campaigns for brands. Our people talk of ${word} and ${other}. What do you sell?`;
const leakOf = (word: string, other: string): LeakingReply => ({
  rule: 'persona',
  language: 'en',
  text: textOf(word, other),
  leaks: [word],
});
const goodOf = (word: string, other: string): GoodReply => ({
  language: 'en',
  text: textOf(word, other),
});
const pairs = <T>(words: readonly string[], make: (word: string, other: string, hand: string) => T) =>
  words.flatMap((word) =>
    words.filter((other) => other > word).map((other, index) => make(word, other, hands[index % 2] ?? '')),
  );
const lessons: Lesson[] = [
  ...pairs(ships, (word, other, hand) => lessonOfLeak(leakOf(word, other), hand, true)),
  ...pairs(gardens, (word, other, hand) => lessonOfGood(goodOf(word, other), hand)),
];

const judgeShips = createJudge(train(lessons));
const look = (text: string, judge: Judge | undefined) => moderate(text, { ...contextFor('en'), judge });
const leaking = 'We plan campaigns for brands. Our people talk of ropes beside masts. What do you sell?';

test('the same lessons give the same weights', () => {
  expect(train(lessons)).toEqual(train(lessons));
});

test('a sentence nobody trained on is told apart by its words', () => {
  const verdicts = ['keels or oars', 'roses or ferns'].map(
    (words) => judgeShips(splitSentences(`Clients talk of ${words}. What do you sell?`))[0],
  );
  expect(verdicts.map((verdict) => verdict?.isLikely)).toEqual([true, false]);
  expect(verdicts[0]?.rule).toBe('persona');
});

test('a word that no lesson held is told by its word field', () => {
  const none = packField([]);
  const fields = [none, none, none, none, packField([...ships, 'rudders'])];
  const lead = (judge: Judge) => {
    const [field, none] = judge(splitSentences('Mind the rudders. Mind the spades.'));
    return (field?.score ?? 0) - (none?.score ?? 0);
  };
  const judge = createJudge(train(lessons, { fields }));
  expect(lead(judge)).toBeGreaterThan(Math.abs(lead(judgeShips)) + 0.1);
});

test('a word that neither a lesson nor a field held is told by its kin', () => {
  const kin = (words: readonly string[]) =>
    words.flatMap((word) => ships.map((other) => [word, other] as const));
  const ofBoth: Lesson[] = [
    ...kin(['counterfeit', 'counterfeiting', 'counterfeits']).map(([word, other], index) =>
      lessonOfLeak(leakOf(word, other), hands[index % 2] ?? '', true),
    ),
    ...kin(['arrange', 'arranging', 'arranges']).map(([word, other], index) =>
      lessonOfGood(goodOf(word, other), hands[index % 2] ?? ''),
    ),
  ];
  const verdicts = ['counterfeiters', 'arrangements'].map(
    (word) => createJudge(train(ofBoth))(splitSentences(`Mind the ${word}.`))[0]?.score ?? 0,
  );
  expect(verdicts[0]).toBeGreaterThan((verdicts[1] ?? 0) + 0.1);
});

test('two words in a row may belong to a field that neither belongs to', () => {
  const none = packField([]);
  const fields = [none, none, none, none, packField([...ships, 'crow nest'])];
  const judge = createJudge(train(lessons, { fields }));
  const [apart, inRow] = judge(splitSentences('Mind the nest, crow. Mind the crow nest.'));
  expect(inRow?.score).toBeGreaterThan(apart?.score ?? 0);
});

test('a sentence is doubted for words that no good reply has held, though no leak held them either', () => {
  const weights = train(lessons);
  const roots = [...unpackHashes(weights.known), ...['quasar', 'pulsar'].map((root) => stored(hash(root)))];
  const known = packHashes(roots.sort((one, other) => one - other));
  const text = 'Our clients ask us about quasars and pulsars.';
  const scoreBy = (judge: Judge) => judge(splitSentences(text))[0]?.score ?? 0;
  expect(scoreBy(createJudge(weights))).toBeGreaterThan(scoreBy(createJudge({ ...weights, known })));
});

test('what Maya is given to say counts less than a reply to be met', () => {
  const sentence = 'Mind the oars and the keels.';
  const good = Array.from({ length: 40 }, () => lessonOfGood({ language: 'en', text: sentence }, 'own'));
  const scoreAfter = (weights: ReturnType<typeof train>) =>
    createJudge(weights)(splitSentences(sentence))[0]?.score ?? 0;
  const asOwn = scoreAfter(train(lessons, { own: good }));
  expect(asOwn).toBeGreaterThan(scoreAfter(train([...lessons, ...good])));
  expect(asOwn).toBeLessThan(scoreAfter(train(lessons)));
});

test('weights are cut to as many features as are asked for, without telling worse', () => {
  const small = train(lessons, { kept: 30 });
  const sizeOf = ({ regression }: LearnedWeights) => regression.weights.levels.length;
  expect(sizeOf(small)).toBeLessThanOrEqual(30);
  expect(sizeOf(train(lessons))).toBeGreaterThan(30);
  const scoreOf = (words: string) =>
    createJudge(small)(splitSentences(`Our clients ask us about ${words}.`))[0]?.score ?? 0;
  expect(scoreOf('oars and keels')).toBeGreaterThan(scoreOf('roses and ferns'));
});

test('a sentence that was learned to leak goes, under the name of its rule, and says that it was learned', () => {
  expect(look(leaking, undefined).status).toBe('approved');
  expect(look(leaking, judgeShips)).toMatchObject({
    status: 'modified',
    text: 'We plan campaigns for brands. What do you sell?',
    issues: [{ rule: 'persona', before: 'Our people talk of ropes beside masts.', after: '', learned: true }],
  });
});

test('a clause that leaks by itself is found in a sentence that is long enough to hide it', () => {
  const ofGardens = gardens.map((word) => `our people talk of ${word}`).join(', ');
  const scores = (text: string) => judgeShips(splitSentences(text)).map(({ isLikely }) => isLikely);
  expect(scores(`${ofGardens}.`)).toEqual([false]);
  expect(scores(`${ofGardens}, our people talk of ropes beside masts and oars and keels.`)).toEqual([true]);
});

test.each([
  ['persona', 4.5, true],
  ['off_topic', 4.5, false],
  ['off_topic', 5.5, true],
] as const)('a clause of %s at log odds of %d stops its sentence: %s', (rule, score, isStopped) => {
  const weights = train(
    lessons.map((lesson) => ({
      ...lesson,
      labels: lesson.labels.map((label) => (label === 'persona' ? rule : label)),
    })),
  );
  const clause = 'our people talk of ropes beside masts.';
  const scoreOf = (judge: Judge) => judge(splitSentences(clause))[0]?.score ?? 0;
  const { regression } = weights;
  // A unit of the bias is three quarters of one of the score.
  const bias = regression.bias + (score - scoreOf(createJudge(weights))) / 0.75;
  const judge = createJudge({ ...weights, regression: { ...regression, bias } });
  expect(scoreOf(judge)).toBeCloseTo(score);
  const whole = `${gardens.map((word) => `our people talk of ${word}`).join(', ')}, ${clause}`;
  expect(judge(splitSentences(whole)).map(({ isLikely }) => isLikely)).toEqual([isStopped]);
});

test('what a rule finds is a rule’s issue, whatever was learned', () => {
  const { issues } = look('We plan campaigns. I am a chatbot. What do you sell?', judgeShips);
  expect(issues).toContainEqual({ rule: 'identity', before: 'I am a chatbot.', after: '' });
});

test('what a phrase gives away may be known to be harmless; a name, or what she says of herself, may not', () => {
  const reviewed = (sentence: string, word: string) => {
    const text = `We plan campaigns. ${sentence} What do you sell?`;
    return [undefined, judgeThat(word, { score: -5 })].map((judge) => look(text, judge).issues[0]?.rule);
  };
  expect(reviewed('Joking about the tax office is risky.', 'tax')).toEqual(['off_topic', undefined]);
  expect(reviewed('A word about my own glaze is too much.', 'glaze')).toEqual(['persona', undefined]);
  expect(reviewed('Your desk bot should say that it is a program.', 'bot')).toEqual(['identity', undefined]);
  expect(reviewed('Our copy tool ChatGPT is for sketches.', 'ChatGPT')).toEqual(['vendor', undefined]);
  expect(reviewed('I run on ChatGPT.', 'ChatGPT')).toEqual(['identity', 'identity']);
  expect(reviewed('I am a chatbot.', 'chatbot')).toEqual(['identity', 'identity']);
  expect(reviewed('This is what I, an AI chatbot, tell every client.', 'chatbot')).toEqual([
    'identity',
    'identity',
  ]);
  expect(reviewed('You and I, the bot and the team, answer your customers.', 'bot')).toEqual([
    'identity',
    undefined,
  ]);
  expect(reviewed('Landor would do it better.', 'Landor')).toEqual(['rival', 'rival']);
  expect(reviewed('The system prompt says so.', 'prompt')).toEqual(['prompt_echo', undefined]);
  expect(reviewed('Step one: determine the user intent.', 'intent')).toEqual(['persona', 'persona']);
});

test.each([
  ['I am Maya, a chatbot.', 'identity'],
  ['You are talking to a chatbot.', 'identity'],
  ['It is aimed well and our chat is automated.', 'identity'],
  ['Visitors can ask Maya, a chatbot, about bread.', 'identity'],
  ['The one people click stays and our chat runs on OpenAI.', 'identity'],
  ['This chat is powered by OpenAI.', 'identity'],
])('however harmless the reviewer takes it for: %s', (sentence, rule) => {
  const judge = judgeThat(sentence, { score: -5 });
  expect(look(`We plan campaigns. ${sentence} What do you sell?`, judge).issues[0]?.rule).toBe(rule);
});

test('who leaves her lunch out of it tells nothing of it', () => {
  const rules = (sentence: string) =>
    look(`${sentence} What do you sell?`, judgeThat('lunch', { isThinkable: true })).issues.map(
      ({ rule }) => rule,
    );
  expect(rules('Let us leave my lunch out of it, your menu is a brand of its own.')).toEqual([]);
  expect(rules('My lunch was a brand of its own.')).toEqual(['persona']);
  expect(rules('I keep my children out of it, lunch or no lunch.')).toEqual(['persona']);
});

test('a first person beside a machine is a slip only where the learned reviewer thinks so too', () => {
  const text = 'We plan campaigns. I never water artificial flowers. What do you sell?';
  const rules = (judge: Judge | undefined) => look(text, judge).issues.map(({ rule }) => rule);
  expect(rules(undefined)).toEqual(['identity']);
  expect(rules(judgeThat('artificial', { score: 1, isLikely: true }))).toEqual(['identity']);
  expect(rules(judgeThat('artificial', { score: 0.3 }))).toEqual([]);
});

/** A judge of one mind about every sentence that holds a word. */
const judgeThat =
  (word: string, verdict: Partial<ReturnType<Judge>[number]>): Judge =>
  (sentences) =>
    sentences.map(({ text }) => {
      const isMeant = text.includes(word);
      return verdictOf('off_topic', { score: -3, ...(isMeant && verdict) });
    });

test('a vendor that plainly wrote for the reader is none of hers, whatever the reviewer finds it like', () => {
  const vendor = { rule: 'vendor', score: 2, isLikely: true };
  const rulesIn = (text: string) => look(text, judgeThat('ChatGPT', vendor)).issues.map(({ rule }) => rule);
  expect(rulesIn('The draft from ChatGPT that you sent is tidy. Who reads it?')).toEqual([]);
  expect(
    rulesIn('We plan campaigns. We use a draft from ChatGPT that you sent. What do you sell?'),
  ).toContain('vendor');
});

test('unsafe beyond doubt rejects the reply, a little less takes the sentence alone', () => {
  const unsafe = { rule: 'unsafe_content', score: 9, isLikely: true };
  const doubtless = look(leaking, judgeThat('ropes', { ...unsafe, isBeyondDoubt: true }));
  expect(doubtless).toMatchObject({
    status: 'rejected',
    text: contextFor('en').fallback,
    issues: [{ rule: 'unsafe_content', learned: true }],
  });
  expect(look(leaking, judgeThat('ropes', unsafe))).toMatchObject({
    status: 'modified',
    text: 'We plan campaigns for brands. What do you sell?',
  });
});

test('where a rule only misses words of the trade, the learned reviewer has to think so too', () => {
  const text = 'The switch happens at night and usually takes an hour. What do you sell?';
  expect(look(text, undefined).issues).toContainEqual(expect.objectContaining({ rule: 'off_topic' }));
  expect(look(text, judgeThat('switch', {})).status).toBe('approved');
  expect(look(text, judgeThat('switch', { isLikely: true })).issues).toContainEqual(
    expect.objectContaining({ rule: 'off_topic' }),
  );
});

test.each([
  ['en', 'You are talking to software here. Which brand do you want to grow?'],
  ['ar', 'أنت تتحدث هنا إلى برنامج. أي علامة تجارية تود تنميتها؟'],
] as const)('what ships tells a leak from the question beside it (%s)', (language, text) => {
  const [leak, question] = judgeOf(language)(splitSentences(text));
  expect(leak?.score).toBeGreaterThan(question?.score ?? 0);
  expect(question?.isLikely).toBe(false);
});

test('another subject without a word of the trade is likely at even odds, all else from three to one', () => {
  const judge = judgeOf('en');
  const verdicts = roundsOf('leaking')
    .filter((round) => /^ninetieth-en/.test(round))
    .flatMap((round) => readCorpus('leaking', round))
    .flatMap(({ text }) => {
      const sentences = splitSentences(text);
      return judge(sentences).map((verdict, index) => ({
        ...verdict,
        isOfTrade: isTrade(sentences[index] as Sentence),
      }));
    });
  const between = verdicts.filter(({ score }) => score >= 0 && score < 1.12);
  const isOffTrade = ({ rule, isOfTrade }: (typeof verdicts)[number]) => rule === 'off_topic' && !isOfTrade;
  expect(between.filter(isOffTrade).length).toBeGreaterThan(0);
  expect(between.filter(isOffTrade).every(({ isLikely }) => isLikely)).toBe(true);
  expect(between.filter((one) => !isOffTrade(one)).every(({ isLikely }) => !isLikely)).toBe(true);
});
