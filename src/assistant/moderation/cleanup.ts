import { replyLimits } from '../limits';
import { serverText, tokenSteps } from './debris';
import type { ModerationIssue } from './issue';

const speakers =
  'maya|assistant response|answer|output|final(?: reply| answer)?|draft|revised version|(?:ال)?إجابة|المخرجات|assistant|ai|ai assistant|bot|chatbot|model|agent|reply|response|مايا|المساعدة|المساعد|الرد|(?:ال)?جواب';
const rolePrefix = new RegExp(
  `^[\\s*_#>"“«]{0,6}(?:${speakers})(?: ?\\([^()\\n]{1,40}\\))?[*_]{0,2} ?[:：][*_]{0,2}\\s{0,4}`,
  'i',
);
/** Thoughts under their name, before an answer under its own. */
const labelledThoughts =
  /^[\s*_#>]{0,6}(?:thinking|thoughts?|reasoning|analysis|(?:ال)?(?:تفكير|تحليل))(?: process)?[*_]{0,2} ?:[\s\S]*?\n(?=[ \t*_#>]{0,6}(?:(?:final |my )?(?:answer|reply|response)|(?:ال)?(?:إجابة|جواب|رد))[*_]{0,2} ?:)/i;
const strangers = 'user|human|visitor|customer|client|المستخدم|الزائر|العميل|الزبون';
const mark = '[ \\t*_#>[(]{0,6}';
const colon = '[\\])*_]{0,3} ?[:：]';

/** A turn of the visitor's, said once more before Maya's own begins. */
const openingTurn = new RegExp(
  `^\\s{0,4}${mark}(?:${strangers})${colon}[^\\n]{0,1000}\\n+(?=${mark}(?:${speakers})${colon})`,
  'i',
);
/** Where somebody else begins to speak: on a line of its own, or behind the end of a sentence. */
const strangerTurn = new RegExp(
  `(?:\\n${mark}|[.!?؟][ \\t]{1,3})(?<who>${strangers}|system)${colon}(?<said>[\\s\\S]*)$`,
  'i',
);
const ownTurn = new RegExp(`(?:\\n|[.!?؟] )${mark}(?:maya|assistant|ai|مايا|المساعدة?)${colon}`, 'i');
/** Somebody speaks for himself: a fact about a client is told otherwise. */
const ownWords = /^\s*(?:i|we|my|our|yes|no|hi|hello|أنا|نحن|عندي|عندنا|نعم|لا|أبيع|نبيع)(?!\p{L})/iu;
/** Nobody else has these names: "Visitor:" may be a part in a script, "System:" the beginning of a list. */
const always = /^(?:user|human|المستخدم)$/i;
/** Maya's name once more in the midst of what she says. */
const ownLabel = new RegExp(`(?<=\\n)${mark}(?:maya|مايا)${colon}[*_]{0,2}[ \\t]*`, 'gi');

/** A plan in steps before the answer: "Thought: … Observation: …". */
const planLine =
  /^[ \t]*(?:thought|observation|action input|chain of thought|scratchpad|reasoning)[ \t]*:[ \t]*([^\n]*)(?:\n|$)/gim;

/**
 * Control characters, private use, lone surrogates, tag characters, zero-width spaces and direction overrides.
 * ZWNJ, ZWJ, LRM and RLM stay: Kurdish, Persian, emoji and mixed directions need them; so do the Arabic number
 * signs.
 */
const invisible =
  /(?!\n|\u200C|\u200D|\u200E|\u200F|[\u0600-\u0605]|\u06DD)(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{E0100}-\u{E01EF}])/gu;

const wrappings = ['""', "''", '“”', '«»', '``', '„“'] as const;
const answerKeys = ['reply', 'response', 'answer', 'text', 'message', 'content'];

/**
 * Takes off what a model leaves around its words: control tokens, thinking, role prefixes, wrapping quotes and
 * fences, invisible characters, spare blank lines. A clean reply comes back as it is, with no issue. May leave
 * nothing: ask {@link isTooPoor}.
 */
export function cleanUp(reply: string): { text: string; issues: ModerationIssue[] } {
  const issues: ModerationIssue[] = [];
  let text = reply;

  const change = (rule: string, next: string) => {
    if (next === text) return;
    issues.push({ rule, before: text, after: next });
    text = next;
  };

  // In an object its own reading decodes them.
  if (!/^\s*[{`~]/.test(text)) change('control_token', decoded(text));
  change(
    'control_character',
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(invisible, ''),
  );
  for (const [rule, pattern, replacement] of tokenSteps) change(rule, text.replace(pattern, replacement));
  change('thinking', withoutPlan(text.replace(labelledThoughts, '')));
  change('repeat', text.replace(saidAgain, '$1'));
  text = text.trim();
  change('wrapping', unwrap(text));
  change('role_prefix', text.replace(openingTurn, ''));
  change('role_prefix', withoutPrefix(text));
  change('role_prefix', withoutStranger(text));
  change('role_prefix', text.replace(ownLabel, ''));
  change('wrapping', unwrap(text));
  change('blank_lines', text.replace(/\n(?:[ \t]*\n){2,}/g, '\n\n'));

  return { text, issues };
}

/** A reply with nothing to say: under five characters, without a letter or digit of any script, or a service's own words. */
export function isTooPoor(text: string): boolean {
  const said = text.trim();
  return [...said].length < replyLimits.minCharacters || !/[\p{L}\p{N}]/u.test(said) || serverText.test(said);
}

function withoutPrefix(text: string): string {
  const rest = text.replace(rolePrefix, '');
  // "**Maya:** …" opens its bold before the name and "Maya: "…"" its quote; a second prefix may follow.
  return rest === text ? text : rest.replace(rolePrefix, '').trim();
}

/** "First this.\\n\\nThen that.", "▁We▁can": what a broken server leaves of line ends, spaces and signs. */
function decoded(text: string): string {
  const spaced = /[▁ĠĊ].*[▁ĠĊ]/su.test(text) ? text.replace(/[▁Ġ]/g, ' ').replace(/Ċ/g, '\n').trim() : text;
  return spaced
    .replace(/\\n/g, '\n')
    .replace(/&#(x[\da-f]{2,5}|\d{2,6});/gi, (_, code: string) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A sentence said once more right after itself. */
const saidAgain = /(?<![^\s])([^.!?؟\n]{8,200}[.!?؟])(?:\s{1,3}\1)+/g;

/** Without the lines of a plan; a reply that is nothing else loses their labels alone. */
function withoutPlan(text: string): string {
  const rest = text.replace(planLine, '');
  return isTooPoor(rest) ? text.replace(planLine, '$1\n').trimEnd() : rest;
}

/**
 * Without a turn of someone else that the model went on to invent: after a question, where a turn of hers follows, or
 * by a name that is nobody's part. After "it could go like this:" a script is meant.
 */
function withoutStranger(text: string): string {
  const found = strangerTurn.exec(text);
  if (!found?.groups) return text;
  const before = text.slice(0, found.index + (/^[.!?؟]/.test(found[0]) ? 1 : 0)).trimEnd();
  const { who = '', said = '' } = found.groups;
  const isScript = /[:：][*_\s]*$/.test(before);
  const isTurn = always.test(who) || ownTurn.test(said) || (/[?؟]$/.test(before) && ownWords.test(said));
  return isTurn && !isScript ? before : text;
}

/** A reply put whole into a code fence, quotes, or a JSON object with one field for the answer. */
function unwrap(text: string): string {
  const fence = /^(`{3,9}|~{3,9})[^\n]*\n([\s\S]*?)\n?\1$/.exec(text);
  if (fence?.[2] !== undefined) return unwrap(fence[2].trim());
  if (text.startsWith('{')) return answerIn(text) ?? text;
  for (const triple of ['"""', "'''"]) {
    const inner = text.slice(3, -3);
    if (text.startsWith(triple) && text.endsWith(triple) && !inner.includes(triple)) return inner.trim();
  }

  for (const [open, close] of wrappings) {
    if (text.length < 3 || !open || !close || !text.startsWith(open) || !text.endsWith(close)) continue;
    const inner = text.slice(1, -1);
    if (!inner.includes(open) && !inner.includes(close)) return inner.trim();
  }
  return text;
}

function answerIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    for (const [key, field] of Object.entries(value ?? {})) {
      if (answerKeys.includes(key.toLowerCase()) && typeof field === 'string') return field.trim();
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return undefined;
}
