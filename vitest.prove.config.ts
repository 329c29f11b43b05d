import { defineConfig } from 'vitest/config';

/** The promises whose proof takes minutes; each says the figure it reached, and a table ends the run. */
export default defineConfig({
  test: {
    include: ['tests/prove/**/*.test.ts'],
    globalSetup: 'tests/postgres.ts',
    setupFiles: 'tests/answersAsDeclared.ts',
    reporters: ['default', './tests/prove/proofTable.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
