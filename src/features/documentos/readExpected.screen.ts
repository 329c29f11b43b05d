import type { LoaderFunctionArgs } from 'react-router';
import { call } from '../../backoffice/client.ts';
import type { AnswerOf } from '../../calls/all.ts';

export type Expected = AnswerOf<'GET /api/documentosEsperados'>;
export type ExpectedDocument = Expected['arrayEsperados'][number];

/** Where the screen stands. */
export const missingPath = '/backoffice/documentos/em_falta';

/** Reads what is expected of the year in the address, or of this one. */
export function readExpected({ request }: LoaderFunctionArgs) {
  const ano = new URL(request.url).searchParams.get('ano') ?? '';
  return call('GET /api/documentosEsperados', { query: { ano } });
}
