import { conductOf } from '../prompt';
import { words } from '../text';
import { between } from './rules/notation';
import { plain, withJointsApart } from './spelling';

/** Names of other agencies that came with the call, as one pattern over plain text. */
export const rivalPattern = remembered((rivals: readonly string[]) => {
  const names = rivals.map(loosely).filter(Boolean);
  return names.length > 0 ? between(names.join('|')) : /(?!)/;
});

/** "Mc Cann" is "McCann": a name is told however its parts are set. Set apart anywhere, "Publicis" is "public is". */
function loosely(name: string): string {
  return plain(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
    .trim()
    .replace(/ +/g, ' ?');
}

/** How many words in a row a reply may share with the conduct in the prompt before it counts as an echo. */
const echoWords = 6;

/** What the conduct gives her to say, or to be: behind the order, it is meant for the visitor. "Offer to …" itself is not. */
const hersToSay =
  /(?<=\b(?:play|point to|offer to|propose|say plainly) )(?:(?!, and)[^.])+|(?<=\d\. )[^.\n]+(?= only\.)/g;

/** Tells whether a text repeats a stretch of the prompt's conduct. Facts are there to be repeated. */
export const echoOf = remembered((prompt: string) => {
  const conduct = conductOf(prompt);
  const said = new Set(conduct.match(hersToSay)?.flatMap(stretchesOf));
  const stretches = new Set(stretchesOf(conduct).filter((stretch) => !said.has(stretch)));
  return (text: string) => stretchesOf(text).some((stretch) => stretches.has(stretch));
});

function stretchesOf(text: string): string[] {
  const all = words(withJointsApart(text));
  return all.slice(echoWords - 1).map((_, index) => all.slice(index, index + echoWords).join(' '));
}

/** Keeps the last answer: a conversation asks with the same rivals and nearly always the same prompt. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { input: Input; output: Output } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
