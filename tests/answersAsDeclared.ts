import { afterEach, expect } from 'vitest';
import { checkAnswers } from './checkAnswers.ts';

// Test files share one process, so subscribe only once; each file registers its own `afterEach`.
const shared = globalThis as { answerFaults?: string[] };
if (!shared.answerFaults) {
  const faults: string[] = [];
  shared.answerFaults = faults;
  checkAnswers((fault) => faults.push(fault));
}

afterEach(() => {
  expect(shared.answerFaults?.splice(0), 'every answer is as its call declares').toEqual([]);
});
