import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of Node's tick objects alive for good. If a garbage collection finds none, V8 forgets
 * their shape, and creating them is several times slower from then on; Node creates seven for
 * every request.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
