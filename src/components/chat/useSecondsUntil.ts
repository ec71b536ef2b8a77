import { useLayoutEffect, useState } from 'react';

const second = 1000;

/** Seconds left until a moment, counted down while the page is visible; 0 when it has come or none is set. */
export function useSecondsUntil(until: number | null): number {
  const [now, setNow] = useState(Date.now);

  useLayoutEffect(() => {
    if (until === null) return;
    let timer: number | undefined;
    const stop = () => window.clearInterval(timer);
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= until) stop();
    };
    const follow = () => {
      stop();
      if (document.hidden) return;
      tick();
      if (Date.now() < until) timer = window.setInterval(tick, second);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [until]);

  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / second));
}
