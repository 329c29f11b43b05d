import type { AnswerOf } from '../calls/all.ts';

/** An urgent notice, shown above every page. */
export type Urgente = AnswerOf<'GET /api/urgentes'>['arrayUrgentes'][number];

/** The `localStorage` key for the marks of the notices that were closed on a device. */
export const closedKey = 'avisos-fechados';

/**
 * A mark for a notice, which changes when the notice does; it ends with the moment at which the notice is
 * over.
 */
export function markOf({ _id, updatedAt, urgenteAte }: Urgente): string {
  return `${_id}@${updatedAt}@${urgenteAte}`;
}
