import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { atOnce } from './tests/atOnce.ts';

/** What a test writes need not outlive it: in memory, nobody waits for a disk. */
function scratch(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 30 ? memory : tmpdir();
}

export default defineConfig({
  test: {
    include: ['{src,setup,demo}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/postgres.ts',
    setupFiles: 'tests/answersAsDeclared.ts',
    env: { TMPDIR: scratch(), PATH: atOnce },
    // What fails in the pages, which are built, is said by its place in the source.
    execArgv: ['--enable-source-maps'],
    // Who waits for a mail server, a clock or another process leaves a core to somebody else.
    maxWorkers: availableParallelism() + 1,
    // A process for each file would spend a fifth of the time on loading the same libraries.
    isolate: false,
    // Passwords and pictures are slow on purpose or by nature; a busy machine doubles that.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
