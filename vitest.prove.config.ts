import { defineConfig } from 'vitest/config';

/** The promises whose proof takes minutes; each prints the figure it reached. */
export default defineConfig({
  test: {
    include: ['tests/prove/**/*.test.ts'],
    globalSetup: 'tests/postgres.ts',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
