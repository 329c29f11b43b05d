import type { Call } from '../../calls/call.ts';

/** Refuses to start with a call that no route answers, or with a route whose call is in no list. */
export function refuseUnmatched(declared: readonly Call[], routed: readonly Call[]): void {
  const keysOf = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path}`);
  const [listed, answered] = [keysOf(declared), keysOf(routed)];
  const unanswered = listed.filter((key) => !answered.includes(key));
  const unlisted = answered.filter((key) => !listed.includes(key));
  const faults = [
    ...unanswered.map(
      (key) => `${key} has no route: list it in api.ts or in its feature.server.ts.`,
    ),
    ...unlisted.map(
      (key) => `${key} is no listed call: add it to calls/all.ts or features/all.ts.`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
