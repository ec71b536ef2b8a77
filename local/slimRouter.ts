import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of the router: two thirds of it. A name that is set
 * from outside (`Form.displayName = …`) and a call that might do something keep a component nobody renders.
 */
export function slimRouter(): Plugin {
  return {
    name: 'arbelin-slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
