import type { Plugin } from 'vite';

/**
 * Runs the script of a module before all others of the page, which import it too: its calls are on their way while the libraries still are. The
 * build has to put it in a file of its own (`codeSplitting`). Fails where that file loads another.
 *
 * @param id The end of the module's path.
 */
export const earlyModule = (id: string): Plugin => ({
  name: 'site-early-module',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((module) => module.endsWith(id)));
      if (chunk?.type !== 'chunk') throw new Error(`The build has no file of ${id}.`);
      const loaded = [...chunk.imports, ...chunk.dynamicImports];
      if (loaded.length > 0) throw new Error(`${id} has to stand alone, and loads ${loaded.join(', ')}.`);
      return withEarly(page, chunk.fileName);
    },
  },
});

/**
 * The page with the script of a file behind what is painted, without waiting for anything: the others, which come in their order, wait for the
 * stylesheets too. What the page has before its code is there already. Throws where the page has no such script.
 */
export function withEarly(page: string, fileName: string): string {
  const own = [...page.matchAll(/[ \t]*<script type="module"[^>]*><\/script>\n?/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`"/${fileName}"`));
  if (own === undefined) throw new Error(`The page has no script ${fileName}.`);
  return page.replace(own, '').replace('</body>', () => `${own.replace('<script ', '<script async fetchpriority="high" ')}  </body>`);
}
