import type { Plugin } from 'vite';

/**
 * React is published as CommonJS, which a bundler can only wrap: its whole code in one function, out of which nothing can
 * be left. As modules its functions stand on their own, are called without a detour, and stay out where nobody calls
 * them. Only what a production build needs is turned into modules; development keeps the packages as they are.
 */
export function reactModules(): Plugin {
  return {
    name: 'arbelin-react-modules',
    apply: 'build',
    transform: {
      filter: {
        id: /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/[\w-]+\.production|[\w-]+)\.js$/,
      },
      handler(code, id) {
        if (!this.environment.config.isProduction) return;
        return id.includes('/cjs/') ? moduleOf(code) : entryOf(code);
      },
    },
  };
}

/** The entry of a package leads to its code for production. */
export function entryOf(code: string): string {
  const [, path] = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code) ?? [];
  if (!path) return code;
  return `import * as production from '${path}';\nexport * from '${path}';\nexport default production;`;
}

/** CommonJS as React writes it, as a module of the same names. */
export function moduleOf(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.([\w$]+)/g)].map(([, name]) => name as string))];
  const body = withoutStacks(withImports(code)).replace(/\bexports\.([\w$]+)/g, 'exported_$1');
  if (/\b(?:require\(|exports\b)/.test(body)) throw new Error('React is not written as this plugin expects.');

  // Most are set once and never again: only those can be left out where nobody asks for them.
  const isConstant = (name: string) =>
    body.split(`exported_${name} =`).length === 2 && body.includes(`\nexported_${name} =`);
  const withConstants = names
    .filter(isConstant)
    .reduce((text, name) => text.replace(`\nexported_${name} =`, `\nconst exported_${name} =`), body);
  const variables = names.filter((name) => !isConstant(name)).map((name) => `let exported_${name};\n`);
  const exported = names.map((name) => `exported_${name} as ${name}`).join(', ');
  return `${variables.join('')}${withConstants}\nexport { ${exported} };`;
}

function withImports(code: string): string {
  return code.replace(/^var (?:\w+ = require\("[\w-]+"\),\s*)*\w+ = require\("[\w-]+"\);/gm, (required) =>
    required.replace(/(?:var )?(\w+) = require\("([\w-]+)"\)[,;]/g, 'import * as $1 from "$2";'),
  );
}

/**
 * Errors that are made as mere marks, while the module runs, become objects without a stack. With an inspector attached
 * (Lighthouse, the developer tools) the browser reads the whole script again for the lines of such a stack, which takes
 * as long as everything else at the start, and would be measured though no visitor waits for it.
 */
function withoutStacks(code: string): string {
  return code.replace(
    /^((?:var| ) \w+ = )Error\((.*)\)([,;])$/gm,
    '$1Object.assign(Object.create(Error.prototype), { message: $2 })$3',
  );
}
