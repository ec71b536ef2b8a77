import { createTurnToWrite } from '../../src/assistant/turnToWrite';
import { atOnce } from '../../src/storage/exclusively';

const never = new AbortController().signal;

test('what came with its turn is written without another lock, until the turn is given back', async () => {
  const exclusively = vi.fn(atOnce);
  const letGo = vi.fn();
  const writing = createTurnToWrite(exclusively as typeof atOnce, never);
  expect(writing.take({ value: 'thought', letGo })).toBe('thought');
  expect(await writing.write(() => 'written')).toBe('written');
  expect(exclusively).not.toHaveBeenCalled();
  writing.end();
  writing.end();
  expect(letGo).toHaveBeenCalledOnce();
  await writing.write(() => 'written');
  expect(exclusively).toHaveBeenCalledOnce();
});

test('what comes later brings its own turn, and the one before is given back', () => {
  const writing = createTurnToWrite(atOnce, never);
  const first = vi.fn();
  writing.take({ value: 1, letGo: first });
  writing.take({ value: 2 });
  expect(first).toHaveBeenCalledOnce();
});

test.each([
  ['with its turn', () => {}],
  ['without', undefined],
])('a question that was called off writes nothing: %s', async (_, letGo) => {
  const calledOff = new AbortController();
  const writing = createTurnToWrite(atOnce, calledOff.signal);
  writing.take(letGo ? { value: 1, letGo } : { value: 1 });
  calledOff.abort();
  const write = vi.fn();
  await expect(writing.write(write)).rejects.toThrow();
  expect(write).not.toHaveBeenCalled();
});
