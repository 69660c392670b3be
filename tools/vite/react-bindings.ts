import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** In the folder of a library, so that its chunk has it. */
const PREFIX = '\0node_modules/react/bindings/';
const require = createRequire(import.meta.url);
/** What is written in CommonJS asks for React itself. */
const commonJs = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/;

/**
 * React's exports as bindings of an ES module. React is written in CommonJS, so that each use of a hook or an element is `(0, react.useState)(…)` in a
 * build; as a binding it is one short name (0.2 kB gzip of the cart and of a product).
 */
export const reactBindings = (): Plugin => ({
  name: 'react-bindings',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler: (id, importer = '') => (importer.startsWith(PREFIX) || commonJs.test(importer) ? null : `${PREFIX}${id}`),
  },
  load: {
    filter: { id: /^\0node_modules\/react\/bindings\// },
    handler: (id) => ({ code: bindingsOf(id.slice(PREFIX.length)), moduleSideEffects: false }),
  },
});

/** The source of a module that exports what a CommonJS module has, each name by itself; what is not imported is dropped. */
export function bindingsOf(module: string): string {
  const names = Object.keys(require(module) as object).filter((name) => !name.startsWith('_'));
  return [
    `import all from '${module}';`,
    'export default all;',
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`),
  ].join('\n');
}
