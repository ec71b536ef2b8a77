import { type RefObject, useEffect, useRef, useState } from 'react';
import { clockTime, type PageLanguage, prepareFormats } from '../../languages';
import { site } from '../../site';
import { OfficeMark } from '../ui/OfficeMark';
import { useLanguage } from './useLanguage';

const minuteMs = 60_000;

/** The time in both cities. It is the visitor's to read, so it comes with the browser. */
export function Clocks() {
  const { language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const minute = useMinute(list, language);
  return (
    <ul ref={list} className="clocks">
      {site.offices.map((office) => (
        <li key={office.id}>
          <OfficeMark id={office.id} />
          {office.city[language]}{' '}
          <span className="clock-time">
            {minute === null
              ? '\u2007\u2007:\u2007\u2007'
              : clockTime(minute * minuteMs, language, office.timeZone)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The minute it is, while the element is on the screen and somebody can see it; null before that. The first time a
 * browser is asked for it takes longer than all of React's start, so who sees no clock is spared it.
 */
function useMinute(element: RefObject<Element | null>, language: PageLanguage): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (!isInView || document.hidden) return;
      setMinute(Math.floor(Date.now() / minuteMs));
      timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
    };
    const view = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      if (isInView) void prepareFormats(language).then(tick);
    });
    view.observe(element.current);
    document.addEventListener('visibilitychange', tick);
    return () => {
      isInView = false;
      clearTimeout(timer);
      view.disconnect();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [element, language]);
  return minute;
}
