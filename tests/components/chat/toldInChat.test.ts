// @vitest-environment jsdom
import { loadChatCode, toldInChat } from '../../../src/components/chat/loadChatCode';

test('what was said to Maya is known to a form that is opened from the page', async () => {
  expect(await toldInChat()).toBeUndefined();
  const { assistant } = await loadChatCode();
  assistant.conversation.open();
  await assistant.conversation.send("I'm Omar Haddad from Tigris Dates.");
  assistant.conversation.close();
  expect(await toldInChat()).toMatchObject({ name: 'Omar Haddad', company: 'Tigris Dates' });
});
