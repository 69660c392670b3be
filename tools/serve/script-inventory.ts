import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProviderScripts } from './provider-scripts.ts';

/** Written beside the manifest by the build (`tools/vite/script-inventory.ts`). */
export const scriptInventoryFile = '.vite/scripts.json';

/** A script as a page loads it: the path on this site, or the whole address elsewhere. `integrity`: of what came; null where that cannot be read. */
export interface LoadedScript {
  readonly address: string;
  readonly integrity: string | null;
}

/** Every script that a page of the build may run, each with its reason. */
export interface ScriptInventory {
  /** Files of the build. */
  readonly files: readonly { readonly address: string; readonly integrity: string; readonly reason: string }[];
  /** Scripts inside of pages. */
  readonly inline: readonly { readonly page: string; readonly integrity: string; readonly reason: string }[];
  /** Scripts from elsewhere, by the setting that brings them. */
  readonly providers: readonly ProviderScripts[];
}

/** The inventory of a build. Throws when the build has none. */
export const readScriptInventory = (build: string): ScriptInventory =>
  JSON.parse(readFileSync(path.join(build, scriptInventoryFile), 'utf8')) as ScriptInventory;

/** Returns the addresses of the scripts that the inventory does not have, or has with another content. */
export function unlistedScripts({ files, providers }: ScriptInventory, loaded: readonly LoadedScript[]): readonly string[] {
  const known = new Map(files.map(({ address, integrity }) => [address, integrity]));
  const elsewhere = new Set(providers.flatMap(({ addresses }) => addresses));
  const isListed = ({ address, integrity }: LoadedScript) =>
    elsewhere.has(address) || (known.has(address) && (integrity ?? known.get(address)) === known.get(address));
  return loaded.filter((script) => !isListed(script)).map(({ address }) => address);
}
