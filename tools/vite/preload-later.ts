import type { Plugin } from 'vite';

/**
 * Lets the tap that asks for a lazy part show its frame first: the links to the scripts that the part needs come after that, while the first of them is on
 * its way. Each link takes a phone 3 to 5 ms (decision 056).
 */
export const preloadLater = (): Plugin => ({
  name: 'site-preload-later',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: withScriptLinksLater(code), map: null }),
  },
});

const appending = /document\.(?:head|body)\.appendChild\(link\);/;
const resolving = 'importMetaResolve(depString)';

/**
 * Vite's preload helper, which from now on appends the links to scripts after the next frame, and those to styles at once as before; it reads the addresses of
 * files without the browser's module loader. Throws when the helper is written in another way.
 */
export function withScriptLinksLater(helper: string): string {
  if (!appending.test(helper) || !helper.includes(resolving))
    throw new Error('The preload helper of this Vite is written in another way: adapt tools/vite/preload-later.ts.');
  return helper
    .replace(resolving, 'new URL(depString, document.baseURI)')
    .replace(appending, (append) => `if (isCss) ${append} else requestAnimationFrame(() => setTimeout(() => ${append.slice(0, -1)}));`);
}
