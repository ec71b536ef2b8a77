import type { ProviderFailure } from '../providers/provider';
import type { Mind, MindSettings } from './mind';

/** What page and worker tell each other: plain data. */
export type Verb = keyof Mind;

/** First what the mind has to know, then one question after another, and which answers have been written down. */
export type ToMind =
  | { settings: MindSettings }
  /** `answerAt`: no answer is wanted before, in milliseconds since 1970. */
  | { id: number; verb: Verb; args: readonly unknown[]; answerAt: number | undefined }
  | { written: number };

/**
 * An answer, a failure, word of a file that could not be fetched, or a sign of life, which comes when the worker stands
 * and every second while it is asked something.
 */
export type FromMind =
  /** `isYourTurn`: among all tabs this one writes next, until it tells what it has `written`. */
  | { id: number; value: unknown; isYourTurn?: true }
  | { id: number; failure: { message: string; kind: ProviderFailure | undefined } }
  | { missing: true }
  | { alive: true };

export const aliveEveryMs = 1000;
