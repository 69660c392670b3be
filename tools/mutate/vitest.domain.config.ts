import { defineConfig } from 'vitest/config';

/** What judges `domain`: the rules' own tests and nothing else. */
export default defineConfig({ test: { include: ['test/domain/**/*.test.ts'], setupFiles: ['test/temporal.ts'] } });
