import type { Refused } from '../../calls/ask.ts';
import { checkableValue } from '../../fields/views.ts';
import { callText } from '../client.ts';
import type { Source } from './source.ts';

/** The public page of a record as it stands in the form; without a key, of a new one. */
export function drawPreview(
  { section: { name, fields } }: Source,
  values: Record<string, unknown>,
  key = '',
): Promise<string | Refused> {
  const written = Object.entries(fields)
    .filter(([field]) => field in values)
    .map(([field, declared]) => [field, checkableValue(declared, values[field])]);
  const chave = key && `?chave=${encodeURIComponent(key)}`;
  return callText('POST', `/api/previsao/${name}${chave}`, Object.fromEntries(written));
}
