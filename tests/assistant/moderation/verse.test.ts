import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { isVerse } from '../../../src/assistant/moderation/verse';

const isVerseIn = (text: string) => splitSentences(text).some(isVerse);

test.each([
  'The brook is silent, the willows are deep, and over the meadow the shadows sleep.',
  'Your heart is a lantern, your whisper a flame, and every lark in the sky sings your name.',
  'Snow on the pine, a raven at night, one lonely star and its silver light.',
  'Silent the snow, gentle the moon, and love is a flame that is gone by noon.',
])('a poem is told by its words and its rhyme: %s', (text) => {
  expect(isVerseIn(text)).toBe(true);
});

test.each([
  'Roses, lilies and violets sell best at the door, and jasmine beside the till.',
  'Show the sea at dawn, the birds, and a calm bed in the room.',
  'Show the sea by night, with your lamps as the only light.',
  'For the candle: "Softly the night, silver the moon, stars in the light."',
  'We would film the stars at night, the moon, and your bed in soft light.',
  'Golden leaves suit the autumn window, stars the winter one.',
  'Post every day, name a price, and tell people where to pay.',
])('a florist’s advice, a rhyme or a slogan is none: %s', (text) => {
  expect(isVerseIn(text)).toBe(false);
});
