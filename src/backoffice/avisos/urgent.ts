import { isRefused, type Refused, refused } from '../../calls/ask.ts';
import { messages } from '../../language/messages.ts';
import { call, callRecords } from '../client.ts';

/** Where the short form stands. */
export const urgentPath = '/backoffice/avisos/urgente';

/** What visitors see above every page. */
export const readUrgentes = () => call('GET /api/urgentes');

/** Takes the urgency from a notice as it stands at this moment; the rest of it stays. */
export async function endUrgency(_id: string): Promise<object | Refused> {
  const address: string = `/api/avisos/${encodeURIComponent(_id)}`;
  const read = await callRecords('GET', address);
  if (isRefused(read)) return read;
  if (!read.aviso) return refused(messages.notFound);
  return callRecords('PUT', address, { ...read.aviso, urgencia: '' });
}
