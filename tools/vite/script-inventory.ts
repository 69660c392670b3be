import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from '#domain/config/config.ts';
import { FRAME_PATH } from '../serve/headers.ts';
import { configBlock, readPages, WORKER_PATH } from '../serve/page.ts';
import { providerScripts } from '../serve/provider-scripts.ts';
import { scriptInventoryFile, type ScriptInventory } from '../serve/script-inventory.ts';
import { hashOf } from './integrity.ts';

/** Writes the list of all scripts that the pages may run, last of all. A script without a reason fails the build. */
export const scriptInventory = (): Plugin => ({
  name: 'site-script-inventory',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = 'dist' }) {
      writeFileSync(path.join(dir, scriptInventoryFile), `${JSON.stringify(inventoryOf(dir), null, 2)}\n`);
    },
  },
});

const reasons: readonly (readonly [start: string, reason: string])[] = [
  ['/assets/', 'The site itself; the import map has its hash.'],
  ['/service-worker.js', 'Keeps the site for the next visit.'],
  [WORKER_PATH, 'Answers for the sandbox, in a build that embeds it.'],
  [FRAME_PATH, 'Loads the script of a provider in a frame of an origin of its own.'],
];

/** Returns why the build has a script. Throws where no reason is known. */
export function reasonOf(address: string): string {
  const known = reasons.find(([start]) => address.startsWith(start));
  if (known === undefined) throw new Error(`${address} is a script without a reason: name it in tools/vite/script-inventory.ts.`);
  return known[1];
}

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g;

function inventoryOf(dir: string): ScriptInventory {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name));
  const pages = Object.entries(readPages(dir));
  const { config } = readConfig(configBlock(readPages(dir)['/index.html'] ?? ''));
  if (config === null) throw new Error('The configuration of index.html cannot be read.');
  return {
    files: names
      .map((name) => `/${name.replaceAll(path.sep, '/')}`)
      .toSorted()
      .map((address) => ({ address, integrity: hashOf(readFileSync(path.join(dir, address))), reason: reasonOf(address) })),
    inline: pages.flatMap(([page, content]) =>
      [...content.matchAll(inlineScript)].map(([element, script = '']) => ({
        page,
        integrity: hashOf(script),
        reason: element.includes('importmap')
          ? 'The import map with the hashes of scripts and styles.'
          : 'Makes the calls that the page will need before its code is there.',
      })),
    ),
    providers: providerScripts(config),
  };
}
