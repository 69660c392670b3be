import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Entries of both runs. */
const entry = [
  // Scripts of `package.json` start these through `tools/ready.mjs`, which knip does not follow.
  ...new Set(Object.values(scripts).flatMap((script) => /ready\.mjs node .*?(tools\/\S+\.ts)/.exec(script)?.[1] ?? [])),
  // The bench builds these by their paths.
  'tools/bench/floor/*/main.tsx',
  'tools/bench/measured.config.ts',
  // The build of the site's HTML builds them by their paths.
  'tools/vite/draw-start-page.tsx',
  'src/app/early/early.ts',
  'src/app/early/start-page.ts',
  // And that of the service worker, with a module that it writes.
  'src/service-worker/{service-worker.ts,site-build.d.ts}',
  // Run by hand when the source of its data changes.
  'tools/seeds/cafes.ts',
  // `tools/openapi.ts` imports every file of the contract and reads all of its exports.
  'contract/*.ts',
];

/** The whole repository: `knip`. */
const repository: KnipConfig = {
  entry: [
    ...entry,
    // `tools/stories/generate.ts` writes modules that import these.
    'stories/flows/*.tsx',
  ],
  project: ['**/*.{ts,tsx,mjs}'],
  stryker: { config: ['tools/mutate/stryker.config.json'] },
  vitest: { config: ['vitest.config.ts', 'tools/mutate/vitest.domain.config.ts'] },
  ignoreDependencies: [
    // Named in `fonts.css`.
    '@fontsource-variable/figtree',
    '@fontsource/young-serif',
    // Read or run by their paths, or as commands in a string.
    '@redocly/cli',
    '@stoplight/prism-cli',
  ],
  // The type of a parameter or an answer may have a name without an import of it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

/** What is built: `knip --production`. Use by a test does not count, except by the tests of rules and worked examples. */
const product: KnipConfig = {
  // The site's build draws the pictures, and puts our runtime of recipes in the library's place.
  entry: [
    ...entry,
    'src/main.tsx',
    'src/ui/recipe-runtime.ts',
    'sandbox/pictures/pictures.ts',
    'test/domain/**/*.test.ts',
    'test/src/ui/motion.test.ts',
  ].map((file) => `${file}!`),
  project: ['{contract,domain,machines,sandbox,src}/**/*.{ts,tsx}!'],
  // Knip leaves out of production whatever matches the test files of a plugin.
  vitest: false,
  // What a file uses and a test examines is not unused: `knip` reports it when the test goes.
  ignoreExportsUsedInFile: true,
};

export default ({ production }: { readonly production?: boolean }): KnipConfig => (production === true ? product : repository);
