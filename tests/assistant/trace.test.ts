import { noted, startTrace } from '../../src/assistant/trace';
import { createClock } from './records/fakes';

test('steps stand in the order in which they were decided, with their time', () => {
  const clock = createClock();
  const book = startTrace('turn_1', 'Hello', 'en', clock.now);
  expect(book.note('language', 'en')).toBe('en');
  clock.advance(4);
  book.note('meeting', false);
  expect(book.trace).toEqual({
    id: 'turn_1',
    question: 'Hello',
    pageLanguage: 'en',
    startedAt: clock.now() - 4,
    steps: [
      { step: 'language', at: 0, value: 'en' },
      { step: 'meeting', at: 4, value: false },
    ],
  });
});

test('a step that was never reached has decided nothing', () => {
  const book = startTrace('turn_1', 'Hello', 'en', createClock().now);
  book.note('meeting', false);
  expect(noted(book.trace, 'meeting')).toBe(false);
  expect(noted(book.trace, 'moderation')).toBeUndefined();
});
