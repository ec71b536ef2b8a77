import type { ChatMessage } from '../../assistant';
import { clockTime, formatDate, type PageLanguage } from '../../languages';

interface TranscriptWords {
  title: (date: string) => string;
  line: (parts: { time: string; author: string; text: string }) => string;
  authors: Record<ChatMessage['sender'], string>;
}

/** The conversation as plain text: a title, then a line for each message with its time and author. */
export function composeTranscript(
  messages: readonly ChatMessage[],
  language: PageLanguage,
  { title, line, authors }: TranscriptWords,
): string {
  const began = messages[0]?.timestamp ?? Date.now();
  const date = formatDate(began, language, { dateStyle: 'long' });
  const lines = messages.map(({ text, sender, timestamp }) =>
    line({
      time: clockTime(timestamp, language),
      author: authors[sender],
      text: plainText(text),
    }),
  );
  return `${[title(date), ...lines].join('\n\n')}\n`;
}

/** A reply without the marks of its formatting. */
export function plainText(text: string): string {
  return text.replaceAll('**', '').trim();
}

/** The visitor's own day, for the file's name: sortable, whatever the language. */
export function dayOf(timestamp: number): string {
  const date = new Date(timestamp);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
