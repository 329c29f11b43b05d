import type { AnswerOf } from '../calls/all.ts';

/** A notice that stands above every page. */
export type Urgente = AnswerOf<'GET /api/urgentes'>['arrayUrgentes'][number];

/** Where a device keeps the marks of those it has put away. */
export const closedKey = 'avisos-fechados';

/** What tells a notice from all others and from itself before it was changed; its end stands last. */
export function markOf({ _id, updatedAt, urgenteAte }: Urgente): string {
  return `${_id}@${updatedAt}@${urgenteAte}`;
}
