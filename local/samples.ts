import { blocker, type Finding } from './finding';
import type { Copy } from './launchFindings';

/**
 * Data that belongs to nobody: names reserved for examples, the numbers that regulators keep for films, and
 * numbers that were never given out.
 */
const nobodys = [
  /[\w.@/-]*\b[\w-]+\.(?:example|test|invalid)\b/i,
  /\bexample\.(?:com|net|org)\b/i,
  /\b[\w-]+[-_]example\b/i,
  /\+49[ -]?30[ -]?23125[ -]?\d{3}/,
  /\+?\d[\d ()-]*0{3}[ -]?0{4}\b/,
  /\b(?:sample|example) (?:street|avenue|road)\b|(?:شارع|جادة) المثال/i,
  /lorem ipsum/i,
];

/** What of this copy is still a sample: what `site.ts` marks itself, and what nobody could be reached by. */
export function findSamples({ site, sampleFacts, catalogues }: Copy): Finding[] {
  const found: Finding[] = [];
  if (sampleFacts.length > 0) {
    found.push(
      blocker(
        `src/site.ts marks as sample data: ${sampleFacts.join(', ')}.`,
        'Replace each with the facts, and strike its name from sampleFacts at the end of the file.',
      ),
    );
  }
  const unreachable = leaves(site).flatMap(([path, text]) => (isNobodys(text) ? [`${path} (${text})`] : []));
  if (unreachable.length > 0) {
    found.push(
      blocker(
        `src/site.ts holds data that belongs to nobody: ${unreachable.join('; ')}.`,
        'Write the agency’s own.',
      ),
    );
  }
  const unfinished = Object.entries(catalogues).filter(([, text]) => isNobodys(text));
  for (const [path, text] of unfinished) {
    const [words] = nobodys.flatMap((pattern) => pattern.exec(text) ?? []);
    found.push(blocker(`${path} still says "${words}".`, 'Write the agency’s own words.'));
  }
  return found;
}

const isNobodys = (text: string) => nobodys.some((pattern) => pattern.test(text));

/** Every text and number of an object, with its path. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}
