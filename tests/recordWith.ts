import type { Field } from '../src/fields/field.ts';
import { type CollectionName, collections, type RecordIn } from '../src/sections/all.ts';

/** A record with these values; every other field has its initial value. */
export function recordWith<Name extends CollectionName>(
  name: Name,
  values: Partial<RecordIn<Name>>,
): RecordIn<Name> {
  const { fields, computed } = collections[name];
  const initial = Object.entries<Field>({ ...fields, ...computed }).map(([each, field]) => [
    each,
    field.initial,
  ]);
  const stored = { _id: 'a', updatedAt: '2027-01-02T03:04:05.000Z' };
  return { ...stored, ...Object.fromEntries(initial), ...values };
}
