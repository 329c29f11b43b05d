import type { AnswerOf, Found } from '../../calls/all.ts';

/** The call that reads who comes to an event, and who is there. */
export const doorCall = 'GET /api/noticiasEventos/backoffice/:identifier/entrada';

/** Who comes to an event that there is. */
export type Door = Found<AnswerOf<typeof doorCall>>;

/** A booking as the door sees it. */
export type Guest = Door['inscricoes'][number];
