import type { Field, Fields } from '../../fields/field.ts';
import { identifierBase } from '../../fields/identifier.ts';
import type { FieldError } from '../../fields/validate.ts';

/** Makes the identifier of a new record while its heading is typed; its random ending stays the same. */
export function identifierMaker(
  fields: Fields,
  heading: string,
  savedDraft: Record<string, unknown>,
) {
  const make = fields.identifier?.fill;
  if (!make) return undefined;
  const base = identifierBase(String(savedDraft[heading] ?? ''));
  const known = String(savedDraft.identifier ?? '');
  const ending =
    base !== '' && known.startsWith(base)
      ? known.slice(base.length)
      : String(make('x', new Date())).slice(1);
  return (typed: string) => {
    const now = identifierBase(typed);
    return now === '' ? '' : `${now}${ending}`;
  };
}

/** The message that an identifier is taken, with the name of the field that it is made from. */
export function withRemedy({ param, msg }: FieldError, heading: Field | undefined): FieldError {
  if (param !== 'identifier' || !heading) return { param, msg };
  return { param, msg: `${msg}. Mude «${heading.label}»: o endereço faz-se a partir daí` };
}
