import { readFileSync } from 'node:fs';
import { must } from '#domain/must.ts';

interface BuiltFile {
  readonly name?: string;
  readonly file: string;
  readonly css?: readonly string[];
}

const readManifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Readonly<Record<string, BuiltFile>>;

/** Returns the address, for `page.route`, of the script in the build that has a module which pages import when they need it. Its name is a hash. */
export const scriptOf = (module: string): string => `**/${must(readManifest()[module], module).file}`;

/** Returns the paths of the script that every page of the build starts with, and of its styles. */
export function firstFiles(): { readonly script: string; readonly styles: readonly string[] } {
  const { file, css = [] } = must(
    Object.values(readManifest()).find(({ name }) => name === 'base'),
    'base',
  );
  return { script: `/${file}`, styles: css.map((name) => `/${name}`) };
}
