import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A module of a project and all that it imports, types aside: whatever has a say in what it does. Paths in the project. */
export function modulesOf(entry: string, project = '.'): string[] {
  const found = new Set([entry]);
  // A set goes on with what is added while it is gone through.
  for (const module of found) {
    for (const [, imported = ''] of readFileSync(join(project, module), 'utf8').matchAll(importing)) {
      const path = join(dirname(module), imported);
      found.add(existsSync(join(project, `${path}.ts`)) ? `${path}.ts` : join(path, 'index.ts'));
    }
  }
  return [...found];
}

const importing = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;
