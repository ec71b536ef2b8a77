import { useEffect, useState } from 'react';
import { calendarDayOf, msUntilTomorrow } from './calendarDay';

/** Today by the visitor's clock; a form left open past midnight follows. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDayOf(new Date()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      setToday(calendarDayOf(new Date()));
      timer = setTimeout(follow, msUntilTomorrow(new Date()));
    };
    follow();
    return () => clearTimeout(timer);
  }, []);

  return today;
}
