import { useSyncExternalStore } from 'react';
import { formatDate } from '../../languages';
import { site } from '../../site';
import { useLanguage } from './useLanguage';

const minuteMs = 60_000;

/** Berlin is the square, Erbil the circle. The time is the visitor's to read, so it comes with the browser. */
export function Clocks() {
  const { language } = useLanguage();
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  return (
    <ul className="clocks">
      {site.offices.map((office) => (
        <li key={office.id}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {office.id === 'berlin' ? (
              <path d="M0 0H24V24H0Z" fill="currentColor" />
            ) : (
              <circle cx="12" cy="12" r="12" fill="currentColor" />
            )}
          </svg>
          {office.city[language]}{' '}
          <span className="clock-time">
            {minute === null
              ? '\u2007\u2007:\u2007\u2007'
              : formatDate(minute * minuteMs, language, {
                  hour: '2-digit',
                  minute: '2-digit',
                  hour12: false,
                  timeZone: office.timeZone,
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const currentMinute = () => Math.floor(Date.now() / minuteMs);

/** Ticks on the full minute, and only while somebody can see it. */
function everyMinute(tick: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(
      () => {
        tick();
        schedule();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  const wake = () => {
    tick();
    schedule();
  };
  schedule();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
