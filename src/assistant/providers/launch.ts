import { containsPhrase } from '../text';

/** How far a launch inquiry has come: the product is asked first, then goal and timeline, then phases follow. */
export type LaunchStep = 'none' | 'product' | 'goal' | 'phases';

/** `said` is what the visitor wrote, oldest first, the present message included. */
export function launchStep(said: readonly string[], launches: readonly string[]): LaunchStep {
  const start = said.findIndex((text) => containsPhrase(text, launches));
  if (start < 0) return 'none';
  const since = said.length - 1 - start;
  return (['product', 'goal', 'phases'] as const)[since] ?? 'none';
}

/** Longer than this is a sentence and not a name. */
const maxNameWords = 4;
/** Words that end a name, and signs that would format the reply it is repeated in. */
const afterName =
  /\s+(?:in|and|next|this|which|that|for|at|on|with|is|we|في|و|هذا|خلال|وهي|ونحن)(?:\s.*)?$/iu;
const formatting = /[*_`#<>[\](){}|\\]/g;

/** The name that follows "called" or «اسمها», in quotation marks or up to the end of its clause. */
export function findCompanyName(text: string, markers: readonly string[]): string | undefined {
  const quoted = text.match(/[«“"„]([^»”"“]{2,40})[»”"]/u)?.[1];
  if (quoted) return plainName(quoted);
  for (const marker of markers) {
    const after = new RegExp(`(?:^|\\s)${marker}\\s+([^.,;:!?،؛؟\\n]+)`, 'iu').exec(text)?.[1];
    const name = plainName(
      after
        ?.split(/\s+/)
        .slice(0, maxNameWords + 1)
        .join(' ')
        .replace(afterName, '') ?? '',
    );
    if (name && name.split(/\s+/).length <= maxNameWords) return name;
  }
  return undefined;
}

function plainName(text: string): string | undefined {
  const name = text.replace(formatting, '').trim();
  return /\p{L}/u.test(name) ? name : undefined;
}
