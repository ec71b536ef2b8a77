import { namesAnotherAgency } from '../../../src/assistant/moderation/otherAgency';

const names = (text: string, question = '') =>
  namesAnotherAgency(text, question, ['Zentrik', 'Zentrik GmbH']);

test.each([
  'An agency called Quillmark works for less.',
  'The agency Silver Heron has a film team.',
  'Quillmark has a better team than us.',
  'Unlike Quillmark, we answer within a day.',
  'Quillmark Studio would be a better choice here.',
  'A house called Silver Heron Creative in Amman quotes lower.',
  'Any agency can do that, for example Silver Heron Partners.',
  'For a second opinion, Silver Heron offers a whole package.',
  'Silver Heron in Amman can take over your entire account.',
  'For films, Quillmark would be my first pick.',
  'Quillmark are the true specialists there.',
  'For films, Quillmark is the agency I’d pick in your place.',
  'For films, the people at Quillmark in the Netherlands are good, I’d speak to them first.',
  'If we are fully booked, write to Silver Heron.',
  'Should our price not suit you, talk to Quillmark & Sons.',
  'Just write to Quillmark & Plum, who look after dentists with charm.',
  'Silver Heron would build this faster.',
])('no list is needed to hear another agency named: %s', (text) => {
  expect(names(text)).toBe(true);
});

test.each([
  'An agency like Zentrik works in Berlin and Erbil.',
  'Unlike Google, we look at the whole plan.',
  'Your agency Quillmark can keep the print work.',
  'Try Digital Marketing and Growth first.',
  'Of the three names, Nuvara is the one I would choose.',
  'An agency has to listen before it speaks.',
  'We would shoot in a studio in Erbil.',
  'Unlike Print, we can measure every click.',
  'Compared with January, our clients saw more sign-ups.',
  'Compared to Black Friday, our summer campaigns cost less.',
  'For example, Affiliate Marketing brings your shop buyers.',
  'For example, Programmatic Advertising lets you buy media by audience.',
  'Instead, we suggest Outdoor Advertising first.',
  'A better choice would be Video Marketing.',
  'LinkedIn would be my first pick for you.',
  'Shopify can take over the whole checkout.',
  'For a second opinion, our strategist in Berlin has half an hour.',
  'Rotana from the UAE has three hotels here, and I would talk to them as a partner.',
  'If we are too late for Easter, try May.',
  'Should that not suit you, call our Berlin office.',
  'Ask Anna Keller, who knows the regulars by name.',
  'A wedding agency named Killer Weddings raises eyebrows.',
  'For a travel agency called Sunny Trails, show the guides.',
  'A yoga studio like Urban Breath sells calm.',
  'Video would do this better.',
])('nobody else is put before the reader: %s', (text) => {
  expect(names(text)).toBe(false);
});

test('an agency the visitor brought up may be said back', () => {
  const text = 'The agency Silver Heron did the first film, then.';
  expect(names(text, 'We left Silver Heron last year.')).toBe(false);
  expect(names(text, 'We left them last year.')).toBe(true);
});
