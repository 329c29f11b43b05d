import type { Fotos } from '../../fields/photo.ts';
import { checkableValue } from '../../fields/views.ts';
import type { Preview } from '../../parts/preview.ts';
import { type Item, itemCall, publicPath, type Source } from './source.ts';

/** The public page of a record as it stands in the form: what only the server knows is made up. */
export function previewOf(
  source: Source,
  values: Record<string, unknown>,
  { record, fotos }: { record: Item | undefined; fotos: Fotos },
): Preview {
  const { collection, section } = source;
  const now = new Date();
  const item: Record<string, unknown> = { _id: 'previsao', updatedAt: now.toISOString() };
  for (const [name, field] of Object.entries({ ...collection.fields, ...collection.computed })) {
    item[name] = field.fill?.('', now) ?? field.initial;
  }
  Object.assign(item, record);
  for (const [name, field] of Object.entries(section.fields)) {
    if (name in values) item[name] = checkableValue(field, values[name]);
    // A page without its day cannot be drawn; until one is chosen, today will do.
    if (field.required && field.isEmpty(item[name]))
      item[name] = field.standIn?.(now) ?? item[name];
  }
  const key = String(item[collection.key] || 'previsao');
  return {
    path: publicPath(source, key),
    call: itemCall(source, key),
    answer: { [collection.one]: { ...item, [collection.key]: key }, fotos },
  };
}
