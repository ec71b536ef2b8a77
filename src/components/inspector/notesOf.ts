import type { TraceNotes, TurnTrace } from '../../assistant';

/** What each step of a turn noted, by the step's name; a step the turn did not come to is missing. */
export function notesOf({ steps }: TurnTrace): Partial<TraceNotes> {
  return Object.fromEntries(steps.map(({ step, value }) => [step, value]));
}

/** Milliseconds from the message to the end of the turn. */
export function durationOf({ steps }: TurnTrace): number {
  return steps.at(-1)?.at ?? 0;
}
