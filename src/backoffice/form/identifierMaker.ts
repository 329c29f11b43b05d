import type { Fields } from '../../fields/field.ts';
import { type IdentifierField, identifierBase, makeIdentifier } from '../../fields/identifier.ts';

/** Makes the identifier of a new record while its heading is typed; its random ending stays the same. */
export function identifierMaker(fields: Fields, heading: string, begun: Record<string, unknown>) {
  const field = fields.identifier as IdentifierField | undefined;
  if (field?.kind !== 'identifier') return undefined;
  const base = identifierBase(String(begun[heading] ?? ''));
  const known = String(begun.identifier ?? '');
  const ending =
    base !== '' && known.startsWith(base)
      ? known.slice(base.length)
      : makeIdentifier(field, 'x').slice(1);
  return (typed: string) => {
    const now = identifierBase(typed);
    return now === '' ? '' : `${now}${ending}`;
  };
}
