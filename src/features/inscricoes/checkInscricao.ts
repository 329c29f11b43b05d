import { type FieldError, validate } from '../../fields/validate.ts';
import { inscricao, type inscricaoAoBalcao } from './inscricoes.ts';
import { refusals } from './refusals.ts';
import { atBothNumbers, partyFault, sizeOf } from './signUp.ts';

/**
 * What is wrong with a typed sign-up, seats included; the server makes the same checks. `most` is
 * how many people one booking may bring, if that is limited, `form` the form it was typed in.
 */
export function checkInscricao(
  typed: Record<string, unknown>,
  available: number,
  most: number | null = null,
  form: typeof inscricao | typeof inscricaoAoBalcao = inscricao,
): FieldError[] {
  const result = validate<typeof form.fields>({ fields: form.fields }, typed);
  if (!result.ok) return result.errors;
  const people = sizeOf(result.values);
  if (people < 1) return [{ param: 'numeroAdultos', msg: refusals.nobody }];
  const msg = partyFault(people, { available, most });
  return msg === '' ? [] : atBothNumbers(msg);
}
