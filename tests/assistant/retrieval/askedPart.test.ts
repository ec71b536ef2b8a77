import { askedPart } from '../../../src/assistant/retrieval/askedPart';

test.each([
  ['Hello dear, I hope you are fine. How much is a logo?', 'How much is a logo?'],
  ['what do you charge for a film? my boss wants to know.', 'what do you charge for a film?'],
  ['My wife told me to write to you, do you build websites', 'do you build websites'],
  ['we are a small ngo, any discount', 'any discount'],
  ['We need a film and a website. What would that cost?', 'What would that cost?'],
])('%s asks: %s', (text, asked) => {
  expect(askedPart(text)).toBe(asked);
});

test.each([
  'Our logo is old. Can you help?',
  'My sales are falling. What would you do?',
  'We think about billboards on the airport road. Can you arrange it?',
  'every agency says the same thing, what is your story',
  'do you build websites',
  'هلو. شكد سعر الشعار؟',
])('%s is read whole', (text) => {
  expect(askedPart(text)).toBe(text);
});
