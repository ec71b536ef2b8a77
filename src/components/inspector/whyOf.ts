import type { TraceNotes } from '../../assistant';

/** Why a turn ended as it did, as a key of the catalogue under `why`. */
export type Why =
  | 'cache'
  | 'local'
  | 'localNothing'
  | 'model'
  | 'modelNothing'
  | 'tooPoor'
  | 'meeting'
  | 'callback'
  | 'redirect'
  | 'limitedHere'
  | 'limitedThere'
  | 'declined'
  | 'trouble'
  | 'aborted';

export function whyOf(notes: Partial<TraceNotes>): Why {
  const { outcome, cache, cleanup, retrieval, attempts, limiter, meeting } = notes;
  switch (outcome?.kind) {
    case 'answer': {
      if (cache === 'hit') return 'cache';
      if (cleanup?.isTooPoor) return 'tooPoor';
      const isLocal = attempts?.at(-1)?.service === 'embedded';
      const isGrounded = (retrieval?.passedOn.length ?? 0) > 0;
      if (isLocal) return isGrounded ? 'local' : 'localNothing';
      return isGrounded ? 'model' : 'modelNothing';
    }
    case 'hand_over':
      return meeting ? 'meeting' : 'callback';
    case 'limited':
      return limiter?.allowed === false ? 'limitedHere' : 'limitedThere';
    case 'redirect':
    case 'declined':
    case 'aborted':
      return outcome.kind;
    default:
      return 'trouble';
  }
}
