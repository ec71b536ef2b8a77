import type { ProviderFailure } from '../providers/provider';
import type { Mind, MindSettings } from './mind';

/** What page and worker tell each other: plain data. */
export type Verb = keyof Mind;

/** First what the mind has to know, then one question after another. */
export type ToMind =
  | { settings: MindSettings }
  /** `answerAt`: no answer is wanted before, in milliseconds since 1970. */
  | { id: number; verb: Verb; args: readonly unknown[]; answerAt: number | undefined };

/**
 * An answer, a failure, word of a file that could not be fetched, or a sign of life, which comes when the worker stands
 * and every second while it is asked something.
 */
export type FromMind =
  /** `writesUntil`: among all tabs this one writes next, up to that moment. */
  | { id: number; value: unknown; writesUntil?: number }
  | { id: number; failure: { message: string; kind: ProviderFailure | undefined } }
  | { missing: true }
  | { alive: true };

export const aliveEveryMs = 1000;
