import type { Refused } from '../../calls/ask.ts';
import { callText } from '../client.ts';
import type { Source } from './source.ts';

/** The public page of a record as it stands in the form; without a key, of a new one. */
export function drawPreview(
  { section: { name, fields } }: Source,
  values: Record<string, unknown>,
  key = '',
): Promise<string | Refused> {
  const written = Object.entries(values).filter(([field]) => Object.hasOwn(fields, field));
  const chave = key && `?chave=${encodeURIComponent(key)}`;
  return callText('POST', `/api/previsao/${name}${chave}`, Object.fromEntries(written));
}
