import type { Admission } from './records/limiter';
import type { Limit } from './records/usage';
import type { Reply } from './reply';
import type {
  Attempt,
  DecisionStage,
  EngagementLevel,
  MessageLanguage,
  ModelRole,
  PageLanguage,
  SearchResult,
  Tier,
  UserIntent,
} from './types';

/** One moderation rule that fired, with the words before and after. */
export interface TraceIssue {
  rule: string;
  before: string;
  after: string;
  /** The learned reviewer's doing, not a rule's. */
  learned?: true;
}

interface Reviewed {
  status: 'approved' | 'modified' | 'rejected';
  issues: readonly TraceIssue[];
  /** The whole reply as it came and as it went: a sentence may go because of another that gave something away. */
  before: string;
  after: string;
}

/** What each step of a turn decided, by the step's name, in the order of the path. */
export interface TraceNotes {
  language: MessageLanguage;
  intent: UserIntent;
  meeting: boolean;
  cache: 'hit' | 'rejected' | 'miss' | 'skipped';
  /** Why the review rejected what the cache had: the reply then came from elsewhere. */
  recheck: Reviewed;
  limiter: (
    | Omit<Extract<Admission, { allowed: true }>, 'settle'>
    | Extract<Admission, { allowed: false }>
  ) & {
    maxima: Record<Limit, number>;
    /** The use at which a warning is recorded; there is none for the limits of a minute. */
    warnsAt: Record<'hour' | 'day', number>;
  };
  tier: { tier: Tier; role: ModelRole; complexity: 'simple' | 'moderate' | 'complex' };
  retrieval: {
    considered: readonly SearchResult[];
    /** Ids of the chunks that went into the prompt: none when confidence is under the threshold. */
    passedOn: readonly string[];
    /** 0 to 100, like the threshold. */
    confidence: number;
    threshold: number;
  };
  prompt: { stage: 'awareness' | 'consideration' | 'decision'; historyItems: number; characters: number };
  attempts: readonly Attempt[];
  cleanup: { issues: readonly TraceIssue[]; isTooPoor: boolean; isCutShort: boolean };
  moderation: Reviewed;
  memory: {
    topics: readonly string[];
    recommendedServices: readonly string[];
    decisionStage: DecisionStage;
    engagementLevel: EngagementLevel;
  };
  /** What was kept in this browser. */
  stored: { memory: boolean; cache: boolean; learning: boolean; analytics: boolean };
  outcome: {
    kind: Reply['kind'];
    /** What the visitor read, masked; null where nothing was said. */
    reply: string | null;
    model: string | null;
    tokens: number | null;
    error: string | null;
  };
}

export type TraceStep = {
  [Step in keyof TraceNotes]: {
    step: Step;
    /** Milliseconds since the turn began. */
    at: number;
    value: TraceNotes[Step];
  };
}[keyof TraceNotes];

/** A turn as it happened. It holds no key, no header and no prompt, and personal data in it is masked. */
export interface TurnTrace {
  id: string;
  /** The visitor's message, masked. */
  question: string;
  pageLanguage: PageLanguage;
  startedAt: number;
  /** In the order in which things were decided. */
  steps: readonly TraceStep[];
}

export interface TraceBook {
  /** Milliseconds since the turn began; 0 where the clock was set back since. */
  elapsed(): number;
  /** Notes what a step decided and hands it back, so that a line of the path stays a line. */
  note<Step extends keyof TraceNotes, Value extends TraceNotes[Step]>(step: Step, value: Value): Value;
  readonly trace: TurnTrace;
}

/** Opens the trace of one turn. `question` is masked already. */
export function startTrace(
  id: string,
  question: string,
  pageLanguage: PageLanguage,
  now: () => number,
): TraceBook {
  const startedAt = now();
  const steps: TraceStep[] = [];
  const elapsed = () => Math.max(0, now() - startedAt);
  return {
    trace: { id, question, pageLanguage, startedAt, steps },
    elapsed,
    note(step, value) {
      steps.push({ step, at: elapsed(), value } as TraceStep);
      return value;
    },
  };
}

/** What a step decided; undefined when the turn did not come that far. */
export function noted<Step extends keyof TraceNotes>(
  trace: TurnTrace,
  step: Step,
): TraceNotes[Step] | undefined {
  return trace.steps.find((each) => each.step === step)?.value as TraceNotes[Step] | undefined;
}
