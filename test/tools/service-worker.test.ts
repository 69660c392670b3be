import { expect, it } from 'vitest';
import { pageFiles, type BuiltFile } from '#tools/vite/service-worker.ts';

type Chunk = Extract<BuiltFile, { type: 'chunk' }>;
const chunk = (fileName: string, moduleIds: readonly string[], more: Partial<Chunk> = {}): BuiltFile => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports: [],
  dynamicImports: [],
  ...more,
});
const files: readonly BuiltFile[] = [
  chunk('base.js', ['/site/src/app/main.tsx'], {
    imports: ['libraries.js'],
    dynamicImports: ['cart.js', 'drawer.js', 'open.js'],
    viteMetadata: { importedCss: new Set(['base.css']) },
  }),
  chunk('libraries.js', ['/site/node_modules/react/index.js']),
  chunk('cart.js', ['/site/src/flows/cart/CartView.tsx'], { imports: ['base.js'] }),
  chunk('drawer.js', ['/site/sandbox/drawer/drawer.ts'], { imports: ['parts.js'] }),
  chunk('parts.js', ['/site/sandbox/drawer/parts.ts']),
  chunk('open.js', ['/site/src/inspector/open.tsx']),
  // Pages name it themselves.
  chunk('words.js', ['/site/src/app/early/start-page.ts'], { imports: ['early.js'] }),
  chunk('early.js', ['/site/src/app/early/early.ts']),
  chunk('alone.js', ['/site/src/alone.ts']),
  { type: 'asset', fileName: 'base.css' },
  { type: 'asset', fileName: 'figtree.woff2' },
  { type: 'asset', fileName: 'soup.svg' },
];
const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));

it('the worker stores the scripts, styles and fonts that a page may load, and not a byte of the sandbox or the inspector', () => {
  expect(pageFiles(bundle)).toEqual(['base.css', 'base.js', 'cart.js', 'early.js', 'figtree.woff2', 'libraries.js', 'words.js']);
});

it('a build without the site’s first module is refused', () => {
  expect(() => pageFiles(bundle, 'src/other.tsx')).toThrow('no module src/other.tsx');
});
