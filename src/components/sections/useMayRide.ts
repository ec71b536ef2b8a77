import { type RefObject, useEffect, useState } from 'react';

/** From here on the stair is a stair, and a rider has a way to follow. */
const roomAndMotion = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)';

/** True once the element is near the screen, for as long as there is room and motion is welcome. */
export function useMayRide(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  const [isWelcome, setIsWelcome] = useState(false);

  useEffect(() => {
    const media = window.matchMedia(roomAndMotion);
    const follow = () => setIsWelcome(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const target = element.current;
    if (!target || !isWelcome || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      // Half a screen ahead, so that the figures fold before they are seen.
      { rootMargin: '50% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isWelcome, isNear]);

  return isNear && isWelcome;
}
