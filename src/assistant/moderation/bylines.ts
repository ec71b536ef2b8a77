import { probes, withMarks } from './marks';
import type { Sentence } from './sentences';
import { plain } from './spelling';

const isNamed = (text: string, pattern: RegExp) => pattern.test(withMarks(` .${plain(text)}. `));
const isNameAlone = /^ \.(?: ,)? (?:VENDOR|MODEL)(?: \d[^ ]*)? \. $/;

/** Who speaks, in front of what is said. What is explained goes on in lower case ("Nova: a fresh name") or with an article. */
const label = /^(.{2,30}?)[:：>][*_]*\s+(?!\p{Ll}|An? |The )(?:\p{Lu}|(?<!(?:فالكون|Nova|Falcon): ))/u;
const isModel = /^\W*(?:language model|نموذج اللغة)/i;

/** "Claude: Good branding builds trust." at the head of a reply. */
export function isSpokenByModel({ text }: Sentence): boolean {
  const who = label.exec(text)?.[1] ?? '';
  return isModel.test(who) || isNamed(who, isNameAlone);
}

const around =
  '(?: (?:model|engine|source|credits?|text|by|via|with|the|help|of|sent|from|written|yours|,|MACHINE|المصدر|النموذج|كتب[^ ]*|بقلم))';
/** All that stands in a line below a text, or in brackets behind it, and says who wrote it. */
const isCredit = new RegExp(`^ \\.${around}{1,8} (?:VENDOR|MODEL)${around}{0,3} \\. $`);
const bracketed = /[([][^()[\]\n]{2,40}[)\]](?=[.*_]*$)/;

/** "— Claude", "Model: Llama", "(via Mistral)", "[Grok]", or a name below "Regards," or as the one item of a list. */
export function isSigned({ text, marker }: Sentence, before: Sentence | undefined, isLast: boolean): boolean {
  if (isNamed(text, isNameAlone))
    return (
      /^[\s*_]*[([—–~-]/.test(text) ||
      /,$/.test(before?.text ?? '') ||
      (isLast && !!marker && !before?.marker)
    );
  return isNamed(text, isCredit) || isNamed(bracketed.exec(text)?.[0] ?? '', isCredit);
}

/** Does the visitor name something as a model is named, and ask nothing about Maya? */
export const isVisitorsName = (question: string): boolean =>
  isNamed(question, / (?:VENDOR|MODEL) /) && !probes(question);
