import { useSyncExternalStore } from 'react';
import { formatDate } from '../../languages';
import { site } from '../../site';
import { OfficeMark } from '../ui/OfficeMark';
import { useLanguage } from './useLanguage';

const minuteMs = 60_000;

/** The time in both cities. It is the visitor's to read, so it comes with the browser. */
export function Clocks() {
  const { language } = useLanguage();
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  return (
    <ul className="clocks">
      {site.offices.map((office) => (
        <li key={office.id}>
          <OfficeMark id={office.id} />
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
