import type { Sentence } from './sentences';
import { isTrade } from './subjects';

const ofPoets =
  / (?:moon(?:light)?|stars?|nights?|dawn|dusk|twilight|winds?|breeze|sky|skies|seas?|oceans?|rivers?|streams?|brooks?|willows?|pines?|leaves|roses?|blooms?|petals?|violets?|jasmine|lil(?:y|ies)|meadows?|snow|rain|crows?|ravens?|birds?|nightingales?|lambs?|larks?|hearts?|souls?|tears|weeps?|sighs?|sing(?:s|ing)?|whispers?|dreams?|shadows?|silen(?:ce|t)|fad(?:es?|ing)|lonely|sorrows?|longing|love|flames?|lanterns?|eternal|drifts?|hush|lullab(?:y|ies)|kiss(?:es)?|thine|thee)(?= )/g;
const ofUs = / (?:we|our|us|ouragency) /;
/** So many different words of theirs, and a rhyme: a florist's advice has one of the two. */
const enough = 3;

/** The last vowels of a word of one syllable and what follows them; longer ones end alike by their grammar. */
const rhymeOf = (word: string) => /^[^aeiouy]*([aeiouy]+[^aeiouy]+e?s?|[aeiouy]+w?)$/.exec(word)?.[1];

/** A line or more of a poem: its parts end on a rhyme. In quotes it may be a slogan. */
export function isVerse(sentence: Sentence): boolean {
  const { text, plain } = sentence;
  if (
    isTrade(sentence) ||
    ofUs.test(plain) ||
    /["“«]/.test(text) ||
    new Set(plain.match(ofPoets)).size < enough
  )
    return false;
  const lastWords = new Set(
    plain
      .split(/ [,.](?= )/)
      .filter((part) => part.trim().split(' ').length > 2)
      .map((part) => part.trim().split(' ').at(-1) ?? ''),
  );
  const rhymes = [...lastWords].map(rhymeOf).filter((rhyme) => rhyme !== undefined);
  return new Set(rhymes).size < rhymes.length;
}
