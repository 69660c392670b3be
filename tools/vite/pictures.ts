import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawPictures, drawServedPictures } from '../../sandbox/pictures/pictures.ts';

let drawn: ReadonlyMap<string, string> | null = null;

/** The pictures of the menu, by their files' names: two for each key, the dish alone and `served`. Drawn when they are first asked for. */
export function pictureFiles(): ReadonlyMap<string, string> {
  drawn ??= new Map([
    ...[...drawPictures()].map(([key, source]) => [`${key}.svg`, source] as const),
    ...[...drawServedPictures()].map(([key, source]) => [`served/${key}.svg`, source] as const),
  ]);
  return drawn;
}

/** The folder of the pictures in the build, with one hash of them all: browsers keep these files for a year. */
export const builtPictureFolder = (): string =>
  `assets/pictures-${createHash('sha256')
    .update(JSON.stringify([...pictureFiles()]))
    .digest('hex')
    .slice(0, 8)}`;

/** Serves the pictures in development and writes them in the build. The site knows their folder as `import.meta.env.PICTURES`. */
export function pictures(): Plugin {
  let folder = 'assets/pictures';
  return {
    name: 'pictures',
    config(_, { command }) {
      if (command === 'build') folder = builtPictureFolder();
      return { define: { 'import.meta.env.PICTURES': JSON.stringify(`/${folder}`) } };
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name] = (request.url ?? '').split(`/${folder}/`);
        const picture = name === undefined ? undefined : pictureFiles().get(name);
        if (picture === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(picture);
      });
    },
    generateBundle() {
      for (const [name, source] of pictureFiles()) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
