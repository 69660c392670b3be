import { readFileSync } from 'node:fs';
import { must } from '#domain/must.ts';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** Returns the address, for `page.route`, of the script in the build that has a module which pages import when they need it. Its name is a hash. */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  return `**/${must(manifest[module], module).file}`;
}
