import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of Node's ticks for good. V8 forgets the shape of objects of which a collection of garbage
 * meets none, and what makes them is several times slower from then on; Node makes seven for every
 * request.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
