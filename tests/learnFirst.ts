import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Before the tests: what Maya has to learn in both languages is learned once, side by side. Left to the first tests that
 * need it, each of them would learn the same at the same time.
 */
export async function setup(): Promise<void> {
  const learn = (language: string) =>
    promisify(execFile)(process.execPath, ['local/learn.js', language], { maxBuffer });
  await Promise.all(['en', 'ar'].map(learn));
}

/** Bytes; more than the weights of a language, which are printed. */
const maxBuffer = 2_000_000;
