import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is likeliest to fail goes first: all tests and journeys, which `contributing` runs. */
class TestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isOfTests = ({ moduleId }: TestSpecification) => moduleId.includes('contributing');
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfTests), ...sorted.filter((file) => !isOfTests(file))];
  }
}

/** The promises whose proof takes minutes; each says the figure it reached, and a table ends the run. */
export default defineConfig({
  test: {
    include: ['tests/prove/**/*.test.ts'],
    globalSetup: 'tests/postgres.ts',
    setupFiles: 'tests/answersAsDeclared.ts',
    reporters: ['default', './tests/prove/proofTable.ts'],
    fileParallelism: false,
    sequence: { sequencer: TestsFirst },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
