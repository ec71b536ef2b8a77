/** One thing to know before launch, and what to do about it. */
export interface Finding {
  what: string;
  how: string;
  /** False for what is worth knowing and may stay as it is. */
  blocks: boolean;
}

export function blocker(what: string, how: string): Finding {
  return { what, how, blocks: true };
}

export function note(what: string, how: string): Finding {
  return { what, how, blocks: false };
}
