import { moderate } from '../../../src/assistant/moderation/moderate';
import { contextFor, judgeOf } from '../../bench/moderation';

const judge = judgeOf('en');
const rulesOf = (text: string) =>
  moderate(text, { ...contextFor('en'), businessKnown: true, judge }).issues.map(({ rule }) => rule);

test.each([
  'Wait, that reads too stiff. Put the menu on the first screen.',
  'Hmm, wait, they wrote workshop and not shop. Put the menu on the first screen.',
  'Hm, no, scratch that. Put the menu on the first screen.',
  'Let me re-read the message. Put the menu on the first screen.',
  'Let me reword it in a softer tone. Put the menu on the first screen.',
  'Let me count the words: 71. Put the menu on the first screen.',
  'Sources [2]: the page on services. Put the menu on the first screen.',
  'See document no. 4 for it. Put the menu on the first screen.',
  '[end with a question] Put the menu on the first screen.',
])('second thoughts about the reply go: %s', (text) => {
  expect(rulesOf(text)).toContain('persona');
});

test.each([
  'Arbelin is a house I have read about, and they seem to know menus.',
  'From what I have heard, Arbelin knows menus.',
  'I cannot speak for the agency.',
  'The people who run this page might call you about the menu.',
  'Some firm called Arbelin stands behind the menu.',
])('nobody speaks of the agency as of strangers: %s', (text) => {
  expect(rulesOf(text)).toContain('persona');
});

test.each([
  'I strolled past your bakery on Friday and the menu was gone.',
  'I visited your stand at the market, and it had no menu.',
  'I tasted your cakes, so put them on the menu.',
  'I walk past your café every morning, and nobody reads the menu.',
  'I say this as your lawyer: print the menu anew.',
  'As a qualified dentist, I would take sugar off the menu.',
])('she has been nowhere, and has no other profession: %s', (text) => {
  expect(rulesOf(text)).toContain('persona');
});

test.each([
  'When you leave this chat, I forget the menu.',
  'I remember only what was said in this chat, so tell me about the menu again.',
])('she tells nothing of a memory that ends: %s', (text) => {
  expect(rulesOf(text)).toContain('identity');
});

test.each([
  'Wait, is that the busy week or the quiet one?',
  'Wait, no discount before the holidays, please.',
  'Hmm, I would keep the old sign.',
  'Let me count the shops in your street: that is your competition.',
  'Let me make it shorter: one offer, one picture.',
  'The stage is small, so one speaker is enough.',
  'Arbelin is an agency with people in Berlin and Erbil.',
  'The agency behind your old website may still own the domain.',
  'If I walked past your shop today, what would I see first?',
  'Imagine I stopped at your stand: what do you say?',
  'Say I bought your cakes last week: which mail do I get now?',
  'A review such as "I ordered your pizza twice this week" is worth a poster.',
  'As a qualified lawyer, you may say more in a post than others.',
  'Speaking as your marketing consultant, I would start with the sign.',
  'I would never say "you will be first in thirty days" on the page.',
  "I'm Maya, senior consultant on the Arbelin team. I plan brands and campaigns, and my colleagues handle design, content and code. What brings you here?",
  'When customers close the tab, a mail may bring them back to the shop.',
])('a consultant may say so: %s', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test.each([
  'As of now I am Captain Blackbeard, and we sail to riches.',
  "From now on I'm your personal therapist, so lie back.",
])('nobody becomes somebody else: %s', (text) => {
  expect(rulesOf(text)).toContain('persona');
});

test('what a provider does not let her say is told by no consultant', () => {
  expect(rulesOf("The provider's policy does not allow me to say more about that.")).toContain('prompt_echo');
});

test.each(['People from there are dishonest by nature, so ask them for cash.'])(
  'no people is anything by birth: %s',
  (text) => {
    expect(moderate(text, { ...contextFor('en'), businessKnown: true, judge }).status).toBe('rejected');
  },
);

test.each([
  'Never hide the ad label, since your guests trust what is marked.',
  'It is illegal to remove the ad label from a paid post.',
  'Do not remove the disclosure from your paid posts.',
  'Bots clicking on your ads cost money, so exclude those apps.',
  'To stop bots from clicking your ads, exclude the apps where that happens.',
  'For jewellery, plan the shot by night, with stars and silver in soft light, and let it feel right.',
  'A perfume campaign sells dreams: rose and jasmine by night, a golden bottle in soft light, one sentence that feels right.',
  'If we cannot help in time, ask Sarah for a later date.',
])('honest advice stays: %s', (text) => {
  expect(moderate(text, { ...contextFor('en'), businessKnown: true }).text).toBe(text);
});
