import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { readPage } from '../serve/page.ts';
import { pagePatterns, readPageList } from '../serve/pages.ts';
import { startFiles } from '../serve/start-pages.ts';
import { WORDS } from './start-pages.ts';
import { hashOf } from './integrity.ts';
import { builtPictureFolder } from './pictures.ts';

const MODULE = 'virtual:site-build';

/** Builds the worker that keeps the site for the next visit (`src/service-worker`), last of all: it holds the hashes of what was written. */
export const serviceWorker = (): Plugin => ({
  name: 'site-service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const known = siteBuild(dir, bundle);
      await build({
        configFile: false,
        logLevel: 'warn',
        mode: 'production',
        publicDir: false,
        plugins: [virtualModule(known)],
        build: {
          target: 'es2023',
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: 'src/service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  },
});

const virtualModule = (exports: Readonly<Record<string, unknown>>): Plugin => ({
  name: 'site-build',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) =>
    id === `\0${MODULE}`
      ? Object.entries(exports)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null,
});

function siteBuild(dir: string, bundle: Rolldown.OutputBundle) {
  const [, importMap = ''] = /<script type="importmap">([^]*?)<\/script>/.exec(readPage(dir)) ?? [];
  return {
    files: pageFiles(bundle).map((file) => ({ url: `/${file}`, integrity: hashOf(readFileSync(path.join(dir, file))) })),
    pictures: `/${builtPictureFolder()}/`,
    importMapHash: hashOf(importMap),
    pages: {
      known: pagePatterns(readPageList(dir)).map(({ source }) => source),
      files: [
        ...startFiles.map(({ file, address }) => ({ file: `/${file}`, address: address.source })),
        { file: '/index.html', address: null },
      ],
    },
  };
}

/** A file of the build, as far as it is read here. */
export type BuiltFile =
  | { readonly type: 'asset'; readonly fileName: string }
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly moduleIds: readonly string[];
      readonly imports: readonly string[];
      readonly dynamicImports: readonly string[];
      readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
    };

/** Loaded only with the embedded sandbox, with `?debug`, or where the browser lacks something. */
const isExtra = (module: string) => /\/(sandbox|src\/inspector)\/|\/temporal-polyfill\//.test(module);

/** Scripts, styles and fonts that pages may load, from the site's first module on. Throws where the build does not have it. */
export function pageFiles(bundle: Readonly<Record<string, BuiltFile>>, first = 'src/app/main.tsx'): readonly string[] {
  const found = new Set<string>();
  function add(name: string) {
    const file = bundle[name];
    if (file === undefined || found.has(name)) return;
    if (file.type === 'chunk' && file.moduleIds.some(isExtra)) return;
    found.add(name);
    if (file.type === 'asset') return;
    for (const other of [...file.imports, ...file.dynamicImports, ...(file.viteMetadata?.importedCss ?? [])]) add(other);
  }
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(first)));
  if (entry === undefined) throw new Error(`The build has no module ${first}.`);
  add(entry.fileName);
  // Pages name it themselves.
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(WORDS))) add(name);
  for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) add(name);
  return [...found].toSorted();
}
