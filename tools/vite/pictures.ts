import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawPictures, drawServedPictures } from '../../sandbox/pictures/pictures.ts';

/**
 * The pictures of the menu, two files for each key (the dish alone, and `served`), in one folder with one hash of them all: browsers keep these
 * files for a year. The site knows the folder as `import.meta.env.PICTURES`.
 */
export function pictureFiles(): { readonly folder: string; readonly sources: ReadonlyMap<string, string> } {
  const drawn = [...drawPictures(), ...[...drawServedPictures()].map(([key, source]) => [`served/${key}`, source] as const)];
  const folder = `assets/pictures-${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8)}`;
  return { folder, sources: new Map(drawn.map(([key, source]) => [`${folder}/${key}.svg`, source])) };
}

/** Serves the pictures in development and writes them in the build. */
export function pictures(): Plugin {
  const { folder, sources } = pictureFiles();
  return {
    name: 'pictures',
    config: () => ({ define: { 'import.meta.env.PICTURES': JSON.stringify(`/${folder}`) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const picture = sources.get((request.url ?? '').slice(1));
        if (picture === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(picture);
      });
    },
    generateBundle() {
      for (const [fileName, source] of sources) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
