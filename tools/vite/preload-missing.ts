import type { Plugin, Rolldown } from 'vite';

/** A build's files by their name, as its plugins see them. */
type Bundle = Readonly<Record<string, Pick<Rolldown.OutputChunk, 'type' | 'imports'> | Pick<Rolldown.OutputAsset, 'type'>>>;

/**
 * What a lazy part preloads: not the files that the file which asks for it was made of, since these run already. Each would take bytes in that
 * file, and time in the tap that asks for the part.
 */
export function preloadMissing() {
  let bundle: Bundle = {};
  const plugin: Plugin = {
    name: 'site-preload-missing',
    apply: 'build',
    // Before Vite writes what is preloaded.
    generateBundle: {
      order: 'pre',
      handler(_, files) {
        bundle = files;
      },
    },
  };
  return { plugin, missing: (files: string[], host: string): string[] => missingIn(bundle, files, host) };
}

/** Returns those of the files that a file of the bundle does not load by itself, in their order. */
export function missingIn(bundle: Bundle, files: readonly string[], host: string): string[] {
  const loaded = new Set([host]);
  // Grows while it is walked.
  for (const name of loaded) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const each of file.imports) loaded.add(each);
  }
  return files.filter((file) => !loaded.has(file));
}
