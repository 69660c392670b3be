import { readFileSync, writeFileSync } from 'node:fs';

/** What a layer may import: other folders, folders of which only the types, and packages. */
interface Layer {
  readonly folders: readonly string[];
  readonly types?: readonly string[];
  /** Files of other folders that it may import, by pattern. */
  readonly files?: readonly string[];
  readonly packages: readonly string[];
  /** Files of its own folder that belong to another layer, by pattern. */
  readonly except?: readonly string[];
}

const styles = ['@vanilla-extract/css', '@vanilla-extract/recipes'];
const viewPackages = ['react', 'xstate', '@xstate/react', '@tanstack/react-router', 'lucide', 'valibot', ...styles];
const portFiles = '**/*.ports.ts';
const compositionFiles = ['**/*.flow.ts', '**/*.logic.ts', '**/*.context.ts', '**/*.effects.ts'];

const composition: Layer = {
  folders: [
    'src/api',
    'src/app',
    'src/flows',
    'src/pages',
    'src/ui',
    'src/text',
    'src/routes',
    'src/inspector',
    'src/service-worker',
    'machines',
    'contract',
    'domain',
    'sandbox',
  ],
  packages: [
    'react',
    'react-dom',
    'xstate',
    '@xstate/react',
    'valibot',
    '@tanstack/react-query',
    '@tanstack/react-router',
    'temporal-polyfill',
  ],
};

/**
 * The table of layers in CONTRIBUTING.md, as data: by folder, and within `src/flows` by the ending of the file. A later layer of a file
 * counts. A folder that is not here (tools, test) may import anything.
 */
export const layers: Readonly<Record<string, Layer>> = {
  domain: { folders: [], packages: ['valibot'] },
  contract: { folders: ['domain'], packages: ['valibot'] },
  machines: { folders: ['domain'], packages: ['xstate'] },
  'src/api': { folders: ['contract', 'domain'], packages: ['up-fetch', 'valibot', '@tanstack/react-query'] },
  'src/ui': {
    folders: [],
    packages: ['react', 'react-dom', '@fontsource-variable/figtree', '@fontsource/young-serif', 'lucide', 'maska', ...styles],
  },
  'src/text': { folders: [], packages: ['@lingui/core'] },
  'src/pictures': { folders: [], packages: [] },
  'src/flows': {
    folders: ['src/ui', 'src/text', 'src/pictures', 'domain'],
    types: ['machines', 'src/api'],
    packages: viewPackages,
    except: [portFiles, ...compositionFiles],
  },
  'src/flows/**/*.ports.ts': {
    folders: ['src/api', 'domain'],
    types: ['machines'],
    // What the server says no with; the rest of the wire stops at `src/api`.
    files: ['contract/*reason-codes.ts'],
    packages: ['xstate', '@tanstack/react-query', 'valibot'],
    except: ['**/*.tsx', ...compositionFiles],
  },
  'src/flows/**/*.{flow,logic,context,effects}.ts': composition,
  'src/pages': {
    folders: ['src/ui', 'src/text', 'src/pictures', 'src/flows', 'domain'],
    types: ['machines', 'src/api'],
    packages: viewPackages,
    except: [portFiles, ...compositionFiles],
  },
  'src/routes': {
    folders: ['src/flows', 'src/pages', 'src/text', 'src/api', 'machines', 'domain'],
    types: ['src/app'],
    packages: ['react', 'xstate', '@xstate/react', '@tanstack/react-router', '@tanstack/react-query', 'valibot'],
    except: [portFiles, ...compositionFiles],
  },
  'src/app': composition,
  'src/service-worker': {
    folders: ['contract'],
    packages: ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies'],
  },
  'src/inspector': {
    folders: ['machines', 'domain', 'src/ui'],
    packages: ['react', 'react-dom', 'xstate', 'valibot', '@dagrejs/dagre', ...styles],
  },
  sandbox: { folders: ['contract', 'domain'], packages: ['msw', 'valibot', 'zipcodes'] },
  'model-tests': {
    folders: ['machines', 'domain', 'src/flows', 'src/ui', 'src/text', 'src/inspector', 'src/app'],
    packages: [
      'react',
      'xstate',
      '@xstate/react',
      '@tanstack/react-router',
      'fast-check',
      'vitest',
      'vitest-browser-react',
      '@guidepup/virtual-screen-reader',
      '@testing-library/user-event',
      // The schemas of stored contexts.
      'valibot',
    ],
  },
  stories: {
    folders: [
      'src/flows',
      'src/pages',
      'src/pictures',
      'src/ui',
      'src/text',
      'src/inspector',
      'model-tests',
      'sandbox',
      'machines',
      'domain',
    ],
    packages: [
      'react',
      'xstate',
      '@xstate/react',
      'lucide',
      'storybook',
      '@storybook/react-vite',
      '@storybook/addon-docs',
      '@lingui/message-utils',
      ...styles,
    ],
  },
};

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

const folderOf = (layer: string) => layer.split('/**')[0]!;
const places = [...new Set([...Object.keys(layers).map(folderOf), 'test', 'tools'])];
const packages = () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
};

/** One lint override per layer: whatever it may not import is forbidden. */
function overrideOf([name, may]: [string, Layer]) {
  const types = may.types ?? [];
  const closed = places.filter((other) => other !== folderOf(name) && !may.folders.includes(other) && !types.includes(other));
  const files = may.files ?? [];
  const message = `${name} may import ${[...may.folders, ...files, ...types.map((other) => `types of ${other}`)].join(', ') || 'no other folder'}.`;
  const patterns = [
    { group: [...closed.flatMap(importsOf), ...files.map((file) => `!#${file}`)], message },
    ...(types.length > 0 ? [{ group: types.flatMap(importsOf), allowTypeImports: true, message }] : []),
    ...(may.except === undefined
      ? []
      : [{ group: [...may.except], allowTypeImports: true, message: `${name} may not import ${may.except.join(', ')}.` }]),
    {
      group: packages()
        .filter((known) => !may.packages.includes(known))
        .flatMap((known) => [known, `${known}/**`]),
      message: `${name} may use ${may.packages.join(', ') || 'no package'}.`,
    },
  ];
  return { files: [name.includes('*') ? name : `${name}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const importsOf = (folder: string) => [`#${folder}/**`, `**/${folder}/**`];

const untyped = {
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-return': 'off',
};

/** The whole of `.oxlintrc.json`. */
export const lintConfig = () => ({
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'vitest', 'unicorn', 'oxc'],
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', 'dist', 'storybook-static', '.stryker-tmp', 'public', 'reports', '**/*.gen.ts'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'max-lines': ['error', { max: 300 }],
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    // XState binds `send`.
    'typescript/unbound-method': 'off',
    // Vitest's `expect` takes a message, and the assertions of a path are in its driver.
    'vitest/valid-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-awaited-expect-poll': 'off',
  },
  overrides: [
    ...Object.entries(layers).map(overrideOf),
    { files: ['src/routes/**'], rules: { 'max-lines': ['error', { max: 40 }] } },
    { files: ['sandbox/seeds/**'], rules: { 'max-lines': 'off' } },
    // A type test says what must not compile.
    { files: ['test/**'], rules: { 'typescript/ban-ts-comment': 'off' } },
    // Runs before there is a compiler.
    { files: ['tools/ready.mjs'], rules: untyped },
    // XState's own `AnyMachineSnapshot` and valibot's `GenericSchema` are `any` inside; elsewhere `any` is an error.
    {
      files: ['contract/endpoint.ts', 'sandbox/handlers/answer.ts', 'model-tests/kit/**', 'model-tests/**/*.test.*', 'stories/flows/**'],
      rules: { ...untyped, 'typescript/no-explicit-any': 'off' },
    },
  ],
});

if (process.argv[1] === import.meta.filename) {
  const file = '.oxlintrc.json';
  const text = `${JSON.stringify(lintConfig(), null, 2)}\n`;
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} does not say what tools/layers.ts says: run "npm run layers".`);
    process.exitCode = 1;
  }
}
