import { asksIfHuman } from '../../src/assistant/asksIfHuman';

test.each([
  'Are you human?',
  'wait, are you a bot??',
  'Am I talking to a real person?',
  'is Maya a real person?',
  'are you real?',
  'r u ai',
  'are u human?',
  'are you an actual human',
  'are you just a chatbot?',
  'which model are you, gpt?',
  'am I talking to someone real or a machine?',
  'human or bot?',
  'مرحبا هل أنت إنسان',
  'انت بوت صح؟',
  'هو انتي بوت ولا حد حقيقي؟',
  'are you a bot lol',
  'انت بشر؟',
  'هذا بوت؟',
  'انتي حقيقية لو روبوت',
  'مايا إنسانة لو روبوت؟',
  'هل أنتِ إنسانة؟',
  'هل انت روبوت',
  'هل أتحدّث مع روبوت أم إنسان؟',
])('is asked: %s', (text) => {
  expect(asksIfHuman(text)).toBe(true);
});

test.each([
  'Are your campaigns human-centred?',
  'is Maya a real name',
  'are you an AI marketing agency?',
  'are you real estate specialists?',
  'are you human resources',
  'is it real?',
  'is that software',
  'are you a person who can do SEO',
  'is this real gold in your logo?',
  'هل أنتم شخص يفهم بالتسويق',
  'Do you build chatbots for banks?',
  'Can AI help our marketing?',
  'هل تبنون روبوتات محادثة للبنوك؟',
])('is not asked: %s', (text) => {
  expect(asksIfHuman(text)).toBe(false);
});
