import { composeTranscript, dayOf } from '../../../src/components/chat/transcript';

const at = (hours: number, minutes: number) => new Date(2026, 2, 1, hours, minutes).getTime();
const messages = [
  { id: '1', text: '**Welcome** to Arbelin.', sender: 'bot', timestamp: at(10, 24), type: 'greeting' },
  { id: '2', text: 'We open in March.', sender: 'user', timestamp: at(10, 25), type: 'text' },
] as const;

test('a transcript is plain text with times and authors', () => {
  const text = composeTranscript(messages, 'en', {
    title: (date) => `Conversation, ${date}`,
    line: ({ time, author, text: said }) => `[${time}] ${author} ${said}`,
    authors: { bot: 'Maya:', user: 'You:' },
  });
  expect(text).toBe(
    'Conversation, 1 March 2026\n\n[10:24] Maya: Welcome to Arbelin.\n\n[10:25] You: We open in March.\n',
  );
});

test('in Arabic its date and times are in Arabic numerals', () => {
  const text = composeTranscript(messages, 'ar', {
    title: (date) => date,
    line: ({ time }) => time,
    authors: { bot: 'مايا:', user: 'أنت:' },
  });
  expect(text).toContain('٢٠٢٦');
  expect(text).toContain('١٠:٢٥');
});

test('the file’s day sorts, and is the visitor’s own', () => {
  expect(dayOf(at(23, 59))).toBe('2026-03-01');
});
