/** Undefined until the page has looked at what came along with it; null where nothing did. */
let session: string | null | undefined;

/**
 * The session of the conversation this tab had last. Storage is shared by all tabs, so it travels as words that were
 * typed do (`reload.ts`): in the entry of the browser's history, where a reload finds it and no other tab does.
 */
export const tabSession = {
  read: () => session ?? null,
  write(sessionId: string | null) {
    session = sessionId;
    carry();
  },
};

/** To be called at the start, and whenever the page has gone on to another entry. */
export function carry(): void {
  const { chatSession, ...state } = { ...window.history.state };
  const carried = typeof chatSession === 'string' ? chatSession : null;
  if (session === undefined) session = carried;
  if (session === carried) return;
  window.history.replaceState(session === null ? state : { ...state, chatSession: session }, '');
}
