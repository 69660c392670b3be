import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { formatCents } from '#domain/money/money.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { pageListFile } from '../serve/pages.ts';
import { integrity } from '../vite/integrity.ts';
import { pictures } from '../vite/pictures.ts';

/** The pages that say what the libraries cost by themselves: React alone, and all that the first page needs. */
export const floorNames = ['react', 'libraries'] as const;
export type FloorName = (typeof floorNames)[number];

const ITEMS = 48;

const items = (): FloorItem[] =>
  [...placards.values()].slice(0, ITEMS).map(({ placardId, name, imgKey, items: [first] }) => ({
    id: placardId,
    name,
    imgKey,
    price: formatCents(first?.cents ?? 0),
    calories: first?.calories ?? 0,
  }));

/** What `tools/serve` asks of a build: the list of its pages. */
const onePage: Plugin = {
  name: 'floor-page-list',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: pageListFile, source: '["/"]' });
  },
};

/** Builds a floor page, to be served as the site is, and returns its folder. */
export async function buildFloor(name: FloorName): Promise<string> {
  const outDir = path.resolve('reports/floors', name);
  await build({
    configFile: false,
    root: path.resolve('tools/bench/floor'),
    logLevel: 'warn',
    plugins: [react(), pictures(), onePage, integrity()],
    // The page's script is the one of the floor's name.
    define: { 'import.meta.env.FLOOR_ITEMS': JSON.stringify(items()), 'import.meta.env.FLOOR_NAME': JSON.stringify(name) },
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false }, manifest: true },
  });
  return outDir;
}
