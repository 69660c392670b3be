import { globSync, readFileSync } from 'node:fs';

/** Folders whose code a browser may load. */
const folders = ['src', 'machines', 'domain', 'contract', 'sandbox', 'model-tests', 'stories'];

/** Packages that no line of ours names: compilers write these imports, or a test library makes them. */
const implied = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'temporal-polyfill/global',
  'vitest-browser-react',
  'vitest-browser-react/pure',
];

/** Run in Node, made by a plugin, or brought along by a tool that bundles them itself. */
const isForeign = (name: string) => /^(node:|virtual:|vitest($|\/)|vite($|\/)|storybook($|\/)|@storybook\/|@fontsource)/.test(name);

/**
 * Every package that the browser may be asked for, read from our own imports. A dependency found in mid-run makes Vite
 * bundle again and load a second React; a warm cache hides that, so the list must be whole before the first request.
 */
export function browserPackages(): string[] {
  const files = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter((file) => !file.endsWith('.css.ts'));
  return [...new Set([...implied, ...files.flatMap((file) => packagesIn(readFileSync(file, 'utf8')))])].toSorted();
}

/** The packages that a source imports for more than types. */
export function packagesIn(source: string): string[] {
  const imports = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm);
  return [...imports].map(([, named, lazy]) => named ?? lazy ?? '').filter((name) => /^(@[a-z]|[a-z])/.test(name) && !isForeign(name));
}
