import type { AnswerAt, Found } from '../../calls/all.ts';

/** The call that reads who comes to an event, and who is there. */
export const doorCall = (key: string) =>
  `/api/noticiasEventos/backoffice/${encodeURIComponent(key)}/entrada` as const;

/** Who comes to an event that there is. */
export type Door = Found<AnswerAt<'GET', ReturnType<typeof doorCall>>>;

/** A booking as the door sees it. */
export type Guest = Door['inscricoes'][number];
