import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { drawStartPage } from './draw-start-page.tsx';
import type { StartKind } from '#src/pages/shell/StartPage.tsx';
import { startFiles } from '../serve/start-pages.ts';
import { className } from './class-name.ts';
import { compileTexts } from './compile-texts.ts';
import { withWords } from './early-script.ts';
import { pictures } from './pictures.ts';
import { recipeRuntime } from './recipe-runtime.ts';

const start = /(<div id="start">)\s*<main>([^]*?)<\/main>\s*(<\/div>\s*<div id="root")/;
const PLACE = '%status%';
/** Shows in a page what holds for its visitor. */
export const WORDS = 'src/app/early/start-page.ts';
const OUT = 'node_modules/.start-pages';

/**
 * Writes a page of its own for every kind that looks different before its code is there: with the bar and blocks in the shape of what comes, and
 * links to the files that it will load.
 */
export const startPages = (): Plugin => ({
  name: 'site-start-pages',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: WORDS });
  },
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const words = chunkOf(bundle, WORDS);
      const index = path.join(dir, 'index.html');
      const page = readFileSync(index, 'utf8');
      const draw = await drawing();
      const withStart = (kind: StartKind) =>
        page.replace(
          start,
          (_, begin: string, status: string, end: string) => begin + draw(kind, PLACE).replace(PLACE, () => status.trim()) + end,
        );
      for (const { kind, file, parts, hasWords } of startFiles) {
        mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
        const linked = withLinks(withStart(kind), filesOf(bundle, parts));
        writeFileSync(path.join(dir, file), hasWords ? withWords(linked, words.fileName) : linked);
      }
      writeFileSync(index, withStart('other'));
    },
  },
});

/** Builds what draws a page, with the same names of styles as the site's. */
async function drawing(): Promise<typeof drawStartPage> {
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [vanillaExtractPlugin({ identifiers: className }), recipeRuntime(), compileTexts(), pictures()],
    build: { ssr: 'tools/vite/draw-start-page.tsx', outDir: OUT, rolldownOptions: { output: { entryFileNames: 'draw.js' } } },
  });
  const module = (await import(`${pathToFileURL(path.resolve(OUT, 'draw.js')).href}?${String(Date.now())}`)) as {
    readonly drawStartPage: typeof drawStartPage;
  };
  return module.drawStartPage;
}

/** The scripts and styles that modules of a build are in, with those that they import. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined) {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  for (const module of modules) add(chunkOf(bundle, module));
  return [...found];
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)));
  if (found?.type !== 'chunk') throw new Error(`The build has no module ${module}.`);
  return found;
}

/** The page with a link to every file that it does not name yet: styles, and scripts to come, which leave the connections to the first calls. */
export function withLinks(page: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
