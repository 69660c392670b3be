import type { Plugin } from 'vite';

/**
 * Names of the files of a build. The first file lists every other, so the shortest name, a hash alone, makes it smaller (0.6 kB gzip of the menu);
 * the build's manifest says which module is in which file. A build that keeps the names of functions, for a profile, keeps those of files.
 */
export const fileNames = (): Plugin => ({
  name: 'file-names',
  apply: 'build',
  config: ({ build }) => ({
    build: {
      rolldownOptions: {
        output: {
          // The command line hands `false` as text.
          chunkFileNames: String(build?.minify) === 'false' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          // Fonts keep their name, by which the maintenance page finds them.
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        },
      },
    },
  }),
});
