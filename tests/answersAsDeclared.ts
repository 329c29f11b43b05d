import { afterEach, expect } from 'vitest';
import { checkAnswers } from './checkAnswers.ts';

// Files share their process, and what they subscribed to; each has its own hooks.
const shared = globalThis as { answerFaults?: string[] };
if (!shared.answerFaults) {
  const faults: string[] = [];
  shared.answerFaults = faults;
  checkAnswers((fault) => faults.push(fault));
}

afterEach(() => {
  expect(shared.answerFaults?.splice(0), 'every answer is as its call declares').toEqual([]);
});
