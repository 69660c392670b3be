import { build, type Plugin } from 'vite';

/**
 * Writes a module into the page as an inline script, after the configuration that it reads: its calls leave before the files of the page are asked
 * for. The policy of the page has its hash.
 *
 * @param id The module, which imports no library.
 */
export const earlyScript = (id: string): Plugin => ({
  name: 'site-early-script',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: async (page) => withScript(page, await compiled(id)) },
});

async function compiled(id: string): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: { write: false, target: 'es2023', lib: { entry: id, formats: ['iife'], name: 'early' } },
  });
  const [file, ...others] = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (file?.type !== 'chunk' || others.length > 0) throw new Error(`${id} has to be one script.`);
  return file.code.trim();
}

const configuration = /<script type="application\/json" id="config">[^]*?<\/script>/;

/** Returns the page with an inline script after its configuration. Throws where the page has no configuration, or the code has a script tag or a comment tag. */
export function withScript(page: string, code: string): string {
  if (!configuration.test(page)) throw new Error('The page has no configuration.');
  if (/<(\/?script|!--)/i.test(code)) throw new Error('The script has a tag in it.');
  return page.replace(configuration, (config) => `${config}\n    <script>${code}</script>`);
}

/** The page with one more script, asked for before the other scripts, that runs as soon as what is painted is there. */
export function withWords(page: string, fileName: string): string {
  const asked = `    <link rel="modulepreload" fetchpriority="high" crossorigin href="/${fileName}">\n`;
  return page
    .replace(/[ \t]*<script [^>]*type="module"/, (script) => asked + script)
    .replace('</body>', () => `  <script async type="module" crossorigin src="/${fileName}"></script>\n  </body>`);
}
