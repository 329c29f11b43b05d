import { z } from 'zod';
import { count } from '../fields/count.ts';
import type { Field } from '../fields/field.ts';
import { text } from '../fields/text.ts';
import { messages } from '../language/messages.ts';

/** How many months a draft is kept after its last change. */
export const monthsOfDrafts = 12;

/** How many drafts one account may have. */
export const mostDrafts = 100;

const mostBytes = 500_000;

function isObject(written: string): boolean {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The values of a form, as JSON. Files they name are not swept while the draft exists. */
export function heldValues(label: string): Field<string> {
  const { isSearched: _, sorts: __, ...kind } = text(label);
  return {
    ...kind,
    initial: '{}',
    uploads: 'photo',
    holdsRecord: 'typed',
    schema: z
      .string(messages.invalid)
      .refine((written) => new TextEncoder().encode(written).length <= mostBytes, {
        error: messages.draftTooLarge,
        abort: true,
      })
      .refine(isObject, messages.invalid),
    answer: z.string(),
  };
}

/** An unsaved form of a section, shown as *Por acabar*. Not to be confused with the record state *Rascunho*. */
export const draftFields = {
  registo: text('O _id do registo', { most: 64, help: 'Vazio, se é novo' }),
  versao: count('Versão do registo em que começou', { most: 1_000_000_000 }),
  titulo: text('Título escrito até agora'),
  valores: heldValues('O que o formulário tem'),
  antes: heldValues('O que estava nos campos que foram alterados'),
  /** Made up by the form for each sending, so that it knows its own when the answer gets lost. */
  revisao: text('Revisão', { required: true, most: 64 }),
} as const;
