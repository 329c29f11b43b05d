import type { Fotos } from '../../fields/photo.ts';
import type { Shape } from '../../fields/shape.ts';
import type { FieldError } from '../../fields/validate.ts';
import { type Committed, UploadError } from '../../fields/view.ts';
import { commitValue } from '../../fields/views.ts';
import { servicesFor } from '../parts/WithServices.tsx';
import { sendable } from './checkValues.ts';

/** Files that wait in the form are sent first: a record must never name one that did not arrive. */
export async function commitAll(
  shape: Shape,
  held: Record<string, unknown>,
  fotos: Fotos,
): Promise<Map<string, Committed> | FieldError[]> {
  const services = servicesFor(fotos);
  const committed = new Map<string, Committed>();
  const failed: FieldError[] = [];
  for (const [name, field] of Object.entries(shape.fields)) {
    if (field.setByServer) continue;
    try {
      committed.set(name, await commitValue(field, sendable(shape, held, name), services));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      failed.push({ param: name, msg: error.message });
    }
  }
  return failed.length > 0 ? failed : committed;
}
