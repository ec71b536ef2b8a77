import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A message on the console is something nobody meant: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  const { error, warn } = console;
  const messages = [error, warn].flatMap((method) => (vi.isMockFunction(method) ? method.mock.calls : []));
  vi.restoreAllMocks();
  expect(messages, 'the console stays silent').toEqual([]);
});
