import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,setup,demo}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/postgres.ts',
    // By default one core would stand idle.
    maxWorkers: '100%',
    // A process for each file would spend a fifth of the time on loading the same libraries.
    isolate: false,
    // Passwords and pictures are slow on purpose or by nature; a busy machine doubles that.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
