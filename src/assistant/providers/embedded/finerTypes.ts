import type { Turn } from './turn';

/** What a message has to say, all of it, over its folded words. */
type Sign = RegExp | ((said: string, turn: Turn) => boolean);

export interface Finer {
  key: string;
  signs: readonly Sign[];
  /** The second part of the answer is the one that is asked for. */
  part?: 'more';
  /** What is told, and not asked, is no question about it. */
  isAsked?: boolean;
  /** Heard as one of these it is what is asked of it. */
  of?: readonly string[];
  /** Nobody is asked for a business, or for a budget, right after it. */
  isAside?: boolean;
  /** Who asks beside it what it costs is told that too. */
  isPriced?: boolean;
}
