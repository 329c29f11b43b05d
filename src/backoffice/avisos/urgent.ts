import { isRefused, type Refused, refused } from '../../calls/ask.ts';
import { messages } from '../../language/messages.ts';
import { call, callRecords } from '../client.ts';

/** The address of the short form. */
export const urgentPath = '/backoffice/avisos/urgente';

/** The name that what is typed into it is kept under in this browser. */
export const urgentDraft = 'aviso-urgente';

/** Reads the notices that visitors see above every page. */
export const readUrgentes = () => call('GET /api/urgentes');

/** Changes some fields of a notice. It reads the notice first, so that the others keep their current values. */
export async function changeNotice(_id: string, changed: object): Promise<object | Refused> {
  const address: string = `/api/avisos/${encodeURIComponent(_id)}`;
  const read = await callRecords('GET', address);
  if (isRefused(read)) return read;
  if (!read.aviso) return refused(messages.notFound);
  return callRecords('PUT', address, { ...read.aviso, ...changed });
}
