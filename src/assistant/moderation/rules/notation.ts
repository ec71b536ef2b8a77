import { withoutPersian } from '../spelling';

/**
 * Patterns are written over the spelling that `plain` makes: lower case, pauses as " , ", sentence ends as " . ",
 * no other punctuation, short forms written out, filler words left out, Arabic folded. Each stands between spaces. The notation keeps them short:
 *
 * - `( | )` groups without capturing;
 * - `<w>` is any word, `<3>` up to three of them, `<name>` a group of words kept in one place;
 * - a star ends a stem: `hallucinat*` is "hallucinates" too.
 *
 * A star is never a repetition, and nothing repeats without a bound but the letters of one word: every pattern
 * runs in linear time.
 */
export type Words = Readonly<Record<string, string>>;

const anyWord = '[^ ,.]+';
const restOfWord = '[^ ,.]*';

/** Several patterns as one, which an engine prepares faster than each alone. */
export const either = (...patterns: readonly string[]) => patterns.join('|');

/** The words of a list that is broken over lines. */
export const wordsOf = (list: string): string[] => withoutPersian(list).split(/\s+/);

/** The source of the regular expression behind a pattern. */
export function expand(pattern: string, groups: Words): string {
  return withoutPersian(pattern)
    .replaceAll('*', restOfWord)
    .replace(/\((?!\?)/g, '(?:')
    .replace(/<(\w+)>/g, (_, name: string) => {
      if (name === 'w') return anyWord;
      if (/^\d$/.test(name)) return `(?:${anyWord} ){0,${name}}`;
      return `(?:${expand(groups[name] ?? name, groups)})`;
    });
}

/** An expanded pattern between spaces; the leading one is taken, the closing one left for the next. */
export function between(source: string, flags = ''): RegExp {
  // "And" and "so" are written onto the word that follows.
  return new RegExp(` ${arabic.test(source) ? '[وف]?' : ''}(?:${source})(?= )`, flags);
}

const arabic = /[\u0600-\u06FF]/;
const latin = /[a-z]{2}/;

/** Whether one of the patterns matches. Without `needs` in the text none is looked at. */
export function anyOf(patterns: readonly string[], groups: Words, needs?: RegExp): (text: string) => boolean {
  const patternsFor = byScript(patterns, groups);
  return (text) => (!needs || needs.test(text)) && patternsFor(text).some((one) => one.test(text));
}

/** Every place of a text at which one of the patterns matches. */
export function placesOf(patterns: readonly string[], groups: Words): (text: string) => number[] {
  const patternsFor = byScript(patterns, groups, 'g');
  return (text) => patternsFor(text).flatMap((one) => Array.from(text.matchAll(one), ({ index }) => index));
}

/**
 * The patterns that a text could match. Each is an expression of its own and is built when first needed, for the
 * scripts of the text alone: one large expression takes an engine several times as long to prepare, and a page in one
 * language never pays for the other's.
 */
function byScript(
  patterns: readonly string[],
  groups: Words,
  flags = '',
): (text: string) => readonly RegExp[] {
  const build = (script: RegExp) =>
    lazily(() =>
      patterns
        .map((pattern) => expand(pattern, groups))
        .filter((source) => script.test(source))
        .map((source) => between(source, flags)),
    );
  const inArabic = build(arabic);
  const inLatin = build(latin);
  const inBoth = lazily(() => [...inLatin(), ...inArabic()]);
  return (text) => {
    if (!arabic.test(text)) return latin.test(text) ? inLatin() : [];
    return latin.test(text) ? inBoth() : inArabic();
  };
}

/** Built at its first use, not when the module loads. */
export function lazily<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
