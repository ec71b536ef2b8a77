import { formatDate, type PageLanguage } from '../../languages';

/** Hours and minutes, by the clock of 24 hours that the page's header shows too. */
export function timeOf(timestamp: number, language: PageLanguage): string {
  return formatDate(timestamp, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
