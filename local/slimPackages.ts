import { type Plugin, parseSync } from 'vite';

/** Lets the bundler leave out what the site does not use of three packages. Development keeps them whole. */
export function slimPackages(): Plugin[] {
  return [
    {
      name: 'arbelin-slim-router',
      apply: 'build',
      transform: {
        filter: { id: /\/react-router\/dist\// },
        handler: (code) => withoutAdvice(withoutUnusedComponents(code)),
      },
    },
    {
      name: 'arbelin-slim-i18next',
      apply: 'build',
      transform: {
        filter: { id: /\/(?:i18next\/dist\/esm|react-i18next\/dist\/es)\/\w+\.js$/ },
        handler: withoutAdvice,
      },
    },
  ];
}

/**
 * A name or a context set from outside, a class that extends another, and a call that might do something keep a
 * component that nobody renders.
 */
function withoutUnusedComponents(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{$.*?^\});$(?:\n\1\.contextType = (\w+);$)?/gms,
      (_, name, body, context = 'undefined') =>
        `var ${name} = /* @__PURE__ */ (() => Object.assign(${body}, { contextType: ${context} }))();`,
    );
}

/** What they tell developers to do better: on a built site the console is silent, and nobody would read it. */
function withoutAdvice(code: string): string {
  const cuts = callsIn(parseSync('package.js', code).program).flatMap<Cut>(
    ({ start, end, callee, arguments: given }) => {
      const name = code.slice(callee.start, callee.end);
      if (/\b(?:logger\.(?:warn|error|log|once|deprecate)|warning|warnOnce)$/.test(name))
        return { start, end, instead: 'void 0' };
      // What must hold is still checked; only the sentence about it goes.
      const [condition] = given;
      return name === 'invariant' && condition ? { start: condition.end, end: end - 1, instead: '' } : [];
    },
  );
  // What is said within what is left out goes with it.
  const isWithin = (cut: Cut) => cuts.some((other) => other.start < cut.start && cut.end <= other.end);
  return cuts
    .filter((cut) => !isWithin(cut))
    .reduceRight((slim, { start, end, instead }) => slim.slice(0, start) + instead + slim.slice(end), code);
}

interface Cut {
  start: number;
  end: number;
  instead: string;
}

interface Call {
  start: number;
  end: number;
  callee: { start: number; end: number };
  arguments: readonly { end: number }[];
}

/** Every call of a program. */
function callsIn(node: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return [];
  const isCall = 'type' in node && node.type === 'CallExpression';
  return [...(isCall ? [node as unknown as Call] : []), ...Object.values(node).flatMap(callsIn)];
}
