import { createTurnToWrite } from '../../src/assistant/turnToWrite';
import { atOnce } from '../../src/storage/exclusively';

const never = new AbortController().signal;

function setUp(signal = never) {
  const clock = { now: 1000 };
  const exclusively = vi.fn(atOnce);
  const writing = createTurnToWrite(exclusively as typeof atOnce, signal, () => clock.now);
  return { clock, exclusively, writing };
}

test('what came with its turn is written without another lock, for as long as the turn lasts', async () => {
  const { clock, exclusively, writing } = setUp();
  expect(writing.take({ value: 'thought', writesUntil: 1250 })).toBe('thought');
  clock.now = 1249;
  expect(await writing.write(() => 'written')).toBe('written');
  expect(exclusively).not.toHaveBeenCalled();
  clock.now = 1250;
  expect(await writing.write(() => 'written late')).toBe('written late');
  expect(exclusively).toHaveBeenCalledOnce();
});

test('what comes later brings its own turn, or none', async () => {
  const { exclusively, writing } = setUp();
  writing.take({ value: 1, writesUntil: 1250 });
  writing.take({ value: 2 });
  await writing.write(() => {});
  expect(exclusively).toHaveBeenCalledOnce();
});

test.each([
  ['with its turn', 1250],
  ['without', undefined],
])('a question that was called off writes nothing: %s', async (_, writesUntil) => {
  const calledOff = new AbortController();
  const { writing } = setUp(calledOff.signal);
  writing.take({ value: 1, writesUntil });
  calledOff.abort();
  const write = vi.fn();
  await expect(writing.write(write)).rejects.toThrow();
  expect(write).not.toHaveBeenCalled();
});
