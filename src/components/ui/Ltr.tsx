import type { ReactNode } from 'react';

/** A phone, an address, a URL: Latin and in one piece, whatever the direction around it. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="ltr">
      {children}
    </bdi>
  );
}
