import Beasties from 'beasties';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPages } from '../serve/page.ts';

/**
 * Puts the rules that a page needs for its first paint into the page itself, and its stylesheets behind what is painted: the browser paints as
 * soon as the page is there, and does not wait for a file. The policy of the page allows its style by its hash (`tools/serve/headers.ts`).
 */
export const criticalStyles = (): Plugin => ({
  name: 'site-critical-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: withLaterLinksLast(code), map: null }),
  },
  writeBundle: {
    order: 'post',
    // After the pages are drawn, and before their files get their hashes.
    sequential: true,
    async handler({ dir = 'dist' }) {
      for (const [name, page] of Object.entries(readPages(dir))) writeFileSync(path.join(dir, name), await withCriticalStyles(page, dir));
    },
  },
});

/** The page of a build with the rules for what it holds in it, and the links to its stylesheets last. The page names its fonts itself. */
export const withCriticalStyles = (page: string, build: string): Promise<string> =>
  new Beasties({
    path: build,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true,
    preloadFonts: false,
    reduceInlineStyles: false,
    logLevel: 'silent',
  }).process(page);

const insertion = 'document.head.appendChild(link)';

/**
 * Vite's preload helper, which from now on puts what is loaded later behind the page's own stylesheets: a part changes the look of a control by a
 * rule of the same weight, and the later one counts. Throws when the helper is written in another way.
 */
export function withLaterLinksLast(helper: string): string {
  if (!helper.includes(insertion)) throw new Error('The preload helper of this Vite appends no link: adapt tools/vite/critical-styles.ts.');
  return helper.replace(insertion, insertion.replace('head', 'body'));
}
