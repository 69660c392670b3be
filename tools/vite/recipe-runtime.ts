import path from 'node:path';
import type { Plugin } from 'vite';

/** Builds the site with our runtime of recipes, which is 0.6 kB smaller in the first load than the library's. */
export const recipeRuntime = (): Plugin => ({
  name: 'recipe-runtime',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@vanilla-extract\/recipes\/createRuntimeFn$/ },
    handler: () => path.resolve('src/ui/recipe-runtime.ts'),
  },
});
