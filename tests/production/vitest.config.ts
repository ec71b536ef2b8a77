import { defineConfig } from 'vitest/config';

/** What is asked of files that only a build makes: run by `tests/run.js`, after it has built. */
export default defineConfig({
  test: { globals: true, include: ['tests/production/*.test.ts'] },
});
