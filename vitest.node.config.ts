import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { limits } from './tools/check/limits.ts';
import { LongestFirst } from './tools/check/longest-first.ts';
import { flowVersions } from './tools/vite/flow-version.ts';
import { pictures } from './tools/vite/pictures.ts';

/** The tests that need no browser. By itself (`npm run verify`) it starts without the list of stories, which takes longer than many tests. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), flowVersions(), pictures()],
  test: {
    ...limits,
    sequence: { sequencer: LongestFirst },
    name: 'node',
    // Loading the same modules again for each of two hundred files took as long as the tests.
    isolate: false,
    include: ['model-tests/**/*.test.ts', 'test/**/*.test.{ts,tsx}'],
    exclude: ['test/journeys/**'],
    setupFiles: ['test/temporal.ts', 'test/wide-window.ts', 'test/put-back.ts', 'test/patient-waits.ts', 'test/react-owner-stacks.ts'],
    // Collecting the garbage of short tests took a fifth of their time.
    execArgv: ['--max-semi-space-size=64'],
  },
});
