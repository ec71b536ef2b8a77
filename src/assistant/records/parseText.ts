import { isText } from '../../storage/validate';
import { storedCharacters } from '../limits';

/** A stored text, no further than anything is written; undefined for what is none. */
export function parseText(value: unknown): string | undefined {
  return isText(value) ? value.slice(0, storedCharacters) : undefined;
}
