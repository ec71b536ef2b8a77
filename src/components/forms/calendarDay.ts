/** The day on the visitor's own calendar, as a date field writes it: `2026-03-14`. */
export function calendarDayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** Four digits of year, and a day that exists: the 30th of February does not. */
export function isCalendarDay(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !year || !month || !day) return false;
  return calendarDayOf(new Date(year, month - 1, day)) === text;
}

export function msUntilTomorrow(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getTime() - moment.getTime();
}
