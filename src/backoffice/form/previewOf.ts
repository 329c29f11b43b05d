import { lisbonDay } from '../../fields/calendar.ts';
import type { Fotos } from '../../fields/photo.ts';
import { checkableValue } from '../../fields/views.ts';
import type { Preview } from '../../site/preview.ts';
import { type Item, itemCall, type Place, publicPath } from '../place.ts';

/** The public page of a record as it stands in the form: what only the server knows is made up. */
export function previewOf(
  place: Place,
  values: Record<string, unknown>,
  { record, fotos }: { record: Item | undefined; fotos: Fotos },
): Preview {
  const { collection, section } = place;
  const now = new Date().toISOString();
  const item: Record<string, unknown> = { _id: 'previsao', updatedAt: now };
  for (const [name, field] of Object.entries({ ...collection.fields, ...collection.computed })) {
    item[name] = field.kind === 'instant' ? now : field.initial;
  }
  Object.assign(item, record);
  for (const [name, field] of Object.entries(section.fields)) {
    if (name in values) item[name] = checkableValue(field, values[name]);
    // A page without its day cannot be drawn; until one is chosen, today will do.
    if (field.kind === 'date' && field.required && item[name] === '') {
      item[name] = lisbonDay(new Date(now));
    }
  }
  const key = String(item[collection.key] || 'previsao');
  return {
    path: publicPath(place, key),
    call: itemCall(place, key),
    answer: { [collection.one]: { ...item, [collection.key]: key }, fotos },
  };
}
