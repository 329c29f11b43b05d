import type { AnswerOf } from '../calls/all.ts';

/** A notice that stands above every page. */
export type Urgente = AnswerOf<'GET /api/urgentes'>['arrayUrgentes'][number];

/** Where a device keeps the marks of those it has put away. */
export const closedKey = 'avisos-fechados';

/**
 * A mark for a notice, which changes when the notice does; it ends with the moment at which the notice is
 * over.
 */
export function markOf({ _id, updatedAt, urgenteAte }: Urgente): string {
  return `${_id}@${updatedAt}@${urgenteAte}`;
}
