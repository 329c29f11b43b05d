import type { AnswerOf } from '../../calls/all.ts';
import { revisionOf } from '../../sections/drafts.ts';
import type { Draft } from './drafts.ts';
import { randomId } from './randomId.ts';

/** A draft as the server has it. */
export type KeptDraft = Omit<
  NonNullable<AnswerOf<'GET /api/rascunhos/:_id'>['rascunho']>,
  'seccao'
>;

/** Whether a draft in this browser is still wanted: not if the server once had it and no longer does. */
export function isAlive(
  { id, revision, isUnsent }: Draft,
  onServer: ReadonlySet<string> | undefined,
) {
  return onServer === undefined || isUnsent || !revision || onServer.has(id ?? '');
}

/**
 * The draft that a form continues with, given what this browser and the server have of it. It is the server's,
 * unless something was typed here that the server does not have. If each has something that the other has not,
 * this browser's continues under a new name, and both are kept.
 */
export function beginDraft(
  here: Draft | undefined,
  there: KeptDraft | undefined,
): Draft | undefined {
  const typed = here?.isUnsent === false ? undefined : here;
  if (!there) return typed;
  const revision = revisionOf(there);
  if (typed && (typed.revision === revision || typed.janela === there.janela)) {
    return { ...typed, revision };
  }
  if (typed?.isUnsent) return { ...typed, id: randomId(), revision: '' };
  const { _id: id, valores: values, antes, versao, titulo, em, chave } = there;
  const { errors = [] } = here ?? {};
  return { id, values, antes, versao, titulo, em, chave, revision, errors, base: '' };
}
