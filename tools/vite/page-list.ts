import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pageListFile, pathsInRouteTree } from '../serve/pages.ts';

/** Writes the paths of all pages beside the manifest, so that a server can answer 404 for the others. */
export const pageList = (routeTree: string): Plugin => ({
  name: 'site-page-list',
  apply: 'build',
  generateBundle() {
    const paths = pathsInRouteTree(readFileSync(routeTree, 'utf8'));
    if (paths.length === 0) this.error(`${routeTree} names no page.`);
    this.emitFile({ type: 'asset', fileName: pageListFile, source: JSON.stringify(paths) });
  },
});
