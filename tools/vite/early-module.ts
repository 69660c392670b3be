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
      return withFirst(page, chunk.fileName);
    },
  },
});

const moduleScript = /[ \t]*<script type="module"[^>]*><\/script>\n?/g;

/** The page with the script of a file before its other scripts; it waits for no stylesheet, as they do. Throws where the page has no such script. */
export function withFirst(page: string, fileName: string): string {
  const scripts = [...page.matchAll(moduleScript)].map(([tag]) => tag);
  const own = scripts.find((tag) => tag.includes(`"/${fileName}"`));
  if (own === undefined) throw new Error(`The page has no script ${fileName}.`);
  const first = own.replace('<script ', '<script async fetchpriority="high" ');
  return page.replace(own, '').replace(scripts.find((tag) => tag !== own) ?? '', (other) => first + other);
}

/** The page with one more script, asked for before the other scripts, that runs as soon as what is painted is there. */
export function withWords(page: string, fileName: string): string {
  const asked = `    <link rel="modulepreload" fetchpriority="high" crossorigin href="/${fileName}">\n`;
  return page
    .replace(/[ \t]*<script [^>]*type="module"/, (script) => asked + script)
    .replace('</body>', () => `  <script async type="module" crossorigin src="/${fileName}"></script>\n  </body>`);
}
