import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawPictures } from '../../sandbox/pictures/pictures.ts';

/**
 * Draws the pictures of the menu, one file for each key, in one folder with one hash of them all: browsers keep these files for a year. The
 * site knows the folder as `import.meta.env.PICTURES`.
 */
export function pictures(): Plugin {
  const drawn = drawPictures();
  const folder = `assets/pictures-${createHash('sha256')
    .update(JSON.stringify([...drawn]))
    .digest('hex')
    .slice(0, 8)}`;
  return {
    name: 'pictures',
    config: () => ({ define: { 'import.meta.env.PICTURES': JSON.stringify(`/${folder}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const picture = drawn.get(/^\/([\w-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '');
        if (picture === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(picture);
      });
    },
    generateBundle() {
      for (const [key, source] of drawn) this.emitFile({ type: 'asset', fileName: `${folder}/${key}.svg`, source });
    },
  };
}
