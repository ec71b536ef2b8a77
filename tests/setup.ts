import { afterEach, beforeEach, expect, vi } from 'vitest';

// A message on the console is something nobody meant: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const { error, warn } = console;
  const messages = [error, warn].flatMap((method) => (vi.isMockFunction(method) ? method.mock.calls : []));
  vi.restoreAllMocks();
  expect(messages, 'the console stays silent').toEqual([]);
});

// Only tests that have a document pay for what works on one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A shared machine stalls now and then; no test asserts on a time.
  configure({ asyncUtilTimeout: 15_000 });
  afterEach(cleanup);
}
