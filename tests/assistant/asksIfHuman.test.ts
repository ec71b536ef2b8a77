import { asksIfHuman } from '../../src/assistant/asksIfHuman';

test.each([
  'Are you human?',
  'wait, are you a bot??',
  'Am I talking to a real person?',
  'is Maya a real person?',
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
  'Do you build chatbots for banks?',
  'Can AI help our marketing?',
  'هل تبنون روبوتات محادثة للبنوك؟',
])('is not asked: %s', (text) => {
  expect(asksIfHuman(text)).toBe(false);
});
