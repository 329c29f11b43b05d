import { type FieldError, validate } from '../../fields/validate.ts';
import { mensagem } from './mensagens.ts';

/** What is wrong with a typed message; the server makes the same checks. */
export function checkMensagem(typed: Record<string, string>): FieldError[] {
  const result = validate({ fields: mensagem.fields }, typed);
  return result.ok ? [] : result.errors;
}
