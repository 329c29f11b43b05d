import type { LoaderFunctionArgs } from 'react-router';
import type { Refused } from '../../calls/ask.ts';
import type { Atividade } from '../../sections/atividade.ts';
import { call } from '../client.ts';

/** A page of the activity, and all who have a part in it. */
export type ReadAtividade = {
  arrayAtividade: Atividade[];
  people: string[];
  total: number;
  perPage: number;
};

/** What the address says, and what the call calls it. */
const params = { quem: 'who', tipo: 'kind', pagina: 'page' };

/** Reads the page of the activity that the address names. */
export function readAtividade({ request }: LoaderFunctionArgs): Promise<ReadAtividade | Refused> {
  const { searchParams } = new URL(request.url);
  const asked = Object.entries(params).map(([name, param]) => [
    param,
    searchParams.get(name) ?? '',
  ]);
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ''));
  return call('GET', `/api/atividade?${query}`);
}
