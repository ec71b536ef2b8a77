import { decisionStage, engagementLevel, stageOfVisit } from '../../../src/assistant/understanding/stage';

test.each([
  [1, 'awareness'],
  [3, 'awareness'],
  [4, 'consideration'],
  [6, 'consideration'],
  [7, 'decision'],
  [40, 'decision'],
] as const)('message %i of a visit: %s', (messages, stage) => {
  expect(stageOfVisit(messages)).toBe(stage);
});

const facts = {
  messageCount: 2,
  interestedServices: [] as string[],
  intent: 'unknown',
  meetingScheduled: false,
} as const;

test.each([
  [facts, 'awareness'],
  [{ ...facts, messageCount: 3 }, 'awareness'],
  [{ ...facts, messageCount: 4 }, 'unknown'],
  [{ ...facts, messageCount: 0 }, 'unknown'],
  [{ ...facts, interestedServices: ['brand-strategy'] }, 'consideration'],
  [{ ...facts, intent: 'booking' as const }, 'decision'],
  [{ ...facts, meetingScheduled: true }, 'decision'],
])('%o is %s', (input, stage) => {
  expect(decisionStage(input)).toBe(stage);
});

test.each([
  [0, 'low'],
  [4, 'low'],
  [5, 'medium'],
  [10, 'medium'],
  [11, 'high'],
] as const)('%i messages are %s engagement', (count, level) => {
  expect(engagementLevel(count)).toBe(level);
});
