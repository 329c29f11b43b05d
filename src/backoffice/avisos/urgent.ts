import { isRefused, type Refused, refused } from '../../calls/ask.ts';
import { messages } from '../../language/messages.ts';
import { call, callRecords } from '../client.ts';

/** The address of the short form. */
export const urgentPath = '/backoffice/avisos/urgente';

/** The name that what is typed into it is kept under in this browser. */
export const urgentDraft = 'aviso-urgente';

/** Reads the notices that visitors see above every page. */
export const readUrgentes = () => call('GET /api/urgentes');

/** Ends a notice's urgency. It reads the notice first, so that the other fields keep their current values. */
export async function endUrgency(_id: string): Promise<object | Refused> {
  const address: string = `/api/avisos/${encodeURIComponent(_id)}`;
  const read = await callRecords('GET', address);
  if (isRefused(read)) return read;
  if (!read.aviso) return refused(messages.notFound);
  return callRecords('PUT', address, { ...read.aviso, urgencia: '' });
}
