import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Pictures of a folder: their names without `.svg`, and their texts. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * Puts all pictures of the menu into one folder with one hash when the site is built. As imports, each would bring its own hash into the
 * first page's script, which does not compress.
 */
export const pictureSet = (folder: string): Plugin => ({
  name: 'site-picture-set',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pictures\/pictures\.ts$/ },
    handler: () => ({ code: pictureSource(picturesIn(folder)), map: null }),
  },
  generateBundle() {
    const pictures = picturesIn(folder);
    for (const [name, source] of pictures) this.emitFile({ type: 'asset', fileName: `${addressOf(pictures)}/${name}.svg`, source });
  },
});

const picturesIn = (folder: string): Pictures =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .toSorted()
      .map((file) => [path.basename(file, '.svg'), readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Another address whenever a picture changes: browsers keep these files for a year. */
const addressOf = (pictures: Pictures) =>
  `assets/pictures-${createHash('sha256')
    .update(JSON.stringify([...pictures]))
    .digest('hex')
    .slice(0, 8)}`;

/** What `src/pictures/pictures.ts` is in the build. */
export const pictureSource = (pictures: Pictures): string => `
const names = new Set(${JSON.stringify([...pictures.keys()].join(' '))}.split(' '));
export const pictureOf = (key) => (names.has(key) ? '/${addressOf(pictures)}/' + key + '.svg' : null);
`;
