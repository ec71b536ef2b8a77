/**
 * A phone, an address, a date: left to right and isolated, whatever is around it. In one piece, as `ui/Ltr` is,
 * unless it is longer than a bubble may be wide.
 */
export function Latin({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={children.length > longest ? 'chat-latin chat-latin-long' : 'chat-latin'}>
      {children}
    </bdi>
  );
}

/** In characters: what fits in a bubble of the narrowest panel. */
const longest = 24;
