import type { Plugin } from 'vite';

/**
 * `….json?first` is a catalogue of which a file takes single areas by name. Its address is its own, so that the
 * bundler keeps those and nothing else, whoever loads the whole catalogue later.
 */
export function firstWords(): Plugin {
  return {
    name: 'arbelin-first-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json\?(?:import&)?first$/ },
      handler(json) {
        const areas = Object.entries(JSON.parse(json) as object).map(([area, words], index) => {
          const name = JSON.stringify(area);
          return `const area${index} = ${JSON.stringify(words)}; export { area${index} as ${name} };`;
        });
        return { code: areas.join('\n'), moduleType: 'js' };
      },
    },
  };
}
