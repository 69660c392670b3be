import { readFileSync, writeFileSync } from 'node:fs';

/** What a room may import: other rooms, rooms of which only the types, and packages. */
interface Room {
  readonly rooms: readonly string[];
  readonly types?: readonly string[];
  readonly packages: readonly string[];
}

const formats = ['@vanilla-extract/css', '@vanilla-extract/recipes'];

/** The table of rooms in CONTRIBUTING.md, as data. A room that is not here (tools, test) may import anything. */
export const rooms: Readonly<Record<string, Room>> = {
  domain: { rooms: [], packages: ['valibot'] },
  contract: { rooms: ['domain'], packages: ['valibot'] },
  machines: { rooms: ['domain'], packages: ['xstate'] },
  'src/api': { rooms: ['contract', 'domain'], packages: ['up-fetch', 'valibot', '@tanstack/react-query'] },
  'src/ports': { rooms: ['src/api', 'contract', 'domain'], types: ['machines'], packages: ['xstate', '@tanstack/react-query', 'valibot'] },
  'src/ui': {
    rooms: [],
    packages: ['react', 'react-dom', '@fontsource-variable/figtree', '@fontsource/young-serif', 'lucide', 'maska', ...formats],
  },
  'src/text': { rooms: [], packages: ['@lingui/core'] },
  'src/views': {
    rooms: ['src/ui', 'src/text', 'domain'],
    types: ['machines', 'src/api', 'contract'],
    packages: ['react', 'xstate', '@xstate/react', '@tanstack/react-router', 'lucide', 'valibot', ...formats],
  },
  'src/routes': {
    rooms: ['src/views', 'src/text', 'src/api', 'machines', 'domain'],
    types: ['src/app'],
    packages: ['react', 'xstate', '@xstate/react', '@tanstack/react-router', '@tanstack/react-query', 'valibot'],
  },
  'src/app': {
    rooms: [
      'src/api',
      'src/ports',
      'src/ui',
      'src/text',
      'src/views',
      'src/routes',
      'src/inspector',
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
  },
  'src/inspector': {
    rooms: ['machines', 'domain', 'src/ui'],
    packages: ['react', 'react-dom', 'xstate', 'valibot', '@dagrejs/dagre', ...formats],
  },
  sandbox: { rooms: ['contract', 'domain'], packages: ['msw', 'valibot', 'zipcodes'] },
  'model-tests': {
    rooms: ['machines', 'domain', 'src/views', 'src/ui', 'src/text', 'src/inspector', 'src/app'],
    types: ['contract'],
    packages: [
      'react',
      'xstate',
      '@xstate/react',
      '@tanstack/react-router',
      'fast-check',
      'vitest',
      'vitest-browser-react',
      '@guidepup/virtual-screen-reader',
      'axe-core',
      '@testing-library/user-event',
      // The schemas of stored contexts.
      'valibot',
    ],
  },
  stories: {
    rooms: ['src/views', 'src/ui', 'src/text', 'src/inspector', 'model-tests', 'sandbox', 'machines', 'domain'],
    packages: [
      'react',
      'xstate',
      '@xstate/react',
      'lucide',
      'storybook',
      '@storybook/react-vite',
      '@storybook/addon-docs',
      '@lingui/message-utils',
      ...formats,
    ],
  },
};

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

const places = [...Object.keys(rooms), 'test', 'tools'];
const packages = () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
};

/** One lint override per room: whatever it may not import is forbidden. */
function overrideOf([room, may]: [string, Room]) {
  const types = may.types ?? [];
  const closed = places.filter((other) => other !== room && !may.rooms.includes(other) && !types.includes(other));
  const message = `${room} may import ${[...may.rooms, ...types.map((other) => `types of ${other}`)].join(', ') || 'no other room'}.`;
  const patterns = [
    { group: closed.flatMap(importsOf), message },
    ...(types.length > 0 ? [{ group: types.flatMap(importsOf), allowTypeImports: true, message }] : []),
    {
      group: packages()
        .filter((name) => !may.packages.includes(name))
        .flatMap((name) => [name, `${name}/**`]),
      message: `${room} may use ${may.packages.join(', ') || 'no package'}.`,
    },
  ];
  return { files: [`${room}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const importsOf = (room: string) => [`#${room}/**`, `**/${room}/**`];

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
    // Vitest takes a message, and a path's assertions stand in its gestures.
    'vitest/valid-expect': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-awaited-expect-poll': 'off',
  },
  overrides: [
    ...Object.entries(rooms).map(overrideOf),
    { files: ['src/routes/**'], rules: { 'max-lines': ['error', { max: 40 }] } },
    { files: ['sandbox/seeds/**'], rules: { 'max-lines': 'off' } },
    // A type test says what must not compile.
    { files: ['test/**'], rules: { 'typescript/ban-ts-comment': 'off' } },
    // Runs before there is a compiler.
    { files: ['tools/ready.mjs'], rules: untyped },
    // XState's own `AnyMachineSnapshot` and valibot's `GenericSchema` are `any` inside; elsewhere `any` is an error.
    {
      files: ['contract/endpoint.ts', 'sandbox/handlers/answer.ts', 'model-tests/kit/**', 'model-tests/*.test.*', 'stories/flows/**'],
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
