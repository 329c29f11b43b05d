import { type FieldError, validate } from '../../fields/validate.ts';
import { mensagem } from './mensagens.ts';

/** What is wrong with a message as it was typed; the server asks the same. */
export function checkMensagem(typed: Record<string, string>): FieldError[] {
  const result = validate({ fields: mensagem.fields }, typed);
  return result.ok ? [] : result.errors;
}
