import { useLayoutEffect, useState } from 'react';
import type { Wait } from '../../assistant';
import type { SiteAssistant } from './siteAssistant';

const second = 1000;

/** Seconds left of a wait, counted down while the page is visible; 0 when it is over or there is none. */
export function useSecondsLeft(wait: Wait | null, waitLeft: SiteAssistant['waitLeft']): number {
  const [now, setNow] = useState(Date.now);

  useLayoutEffect(() => {
    if (wait === null) return;
    const isOver = () => waitLeft(wait, Date.now()) === 0;
    let timer: number | undefined;
    const stop = () => window.clearInterval(timer);
    const tick = () => {
      setNow(Date.now());
      if (isOver()) stop();
    };
    const follow = () => {
      stop();
      if (document.hidden) return;
      tick();
      if (!isOver()) timer = window.setInterval(tick, second);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [wait, waitLeft]);

  return Math.ceil(waitLeft(wait, now) / second);
}
