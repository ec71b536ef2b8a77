import { createConversation } from '../../src/assistant/conversation';
import { createTestAssistant } from './createTestAssistant';

// The connection went before the code of a turn was fetched.
vi.mock('../../src/assistant/path', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test.each([
  ['en', 'Network error. Please check your internet connection.'],
  ['ar', /الاتصال/],
] as const)(
  'without the code of a turn the visitor reads why, can write again and retry (%s)',
  async (language, text) => {
    const onUnexpected = vi.fn();
    const { assistant } = createTestAssistant({ onUnexpected });
    const conversation = createConversation({ assistant, pageLanguage: () => language });
    conversation.open();
    await conversation.send('Hello there, mail me at lena@example.com');
    const { messages, status, failedText } = conversation.getState();
    expect(status).toBe('idle');
    expect(failedText).toBe('Hello there, mail me at lena@example.com');
    expect(messages.at(-1)).toMatchObject({ type: 'trouble', text: expect.stringMatching(text) });
    expect(conversation.traces()[0]?.question).not.toContain('lena@example.com');
    expect(onUnexpected).toHaveBeenCalled();
    conversation.dispose();
  },
);
