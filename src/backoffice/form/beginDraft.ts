import { revisionOf } from '../../sections/drafts.ts';
import type { Draft } from './drafts.ts';
import { randomId } from './randomId.ts';

/** What the server has of a draft. */
export type KeptDraft = {
  _id: string;
  chave: string;
  versao: number | null;
  titulo: string;
  em: string;
  janela: string;
  passo: number | null;
  valores: Record<string, unknown>;
  antes: Record<string, unknown>;
};

/** Whether a draft of this browser is still one: not where the server knew it and has it no longer. */
export function isAlive(
  { id, revision, isUnsent }: Draft,
  onServer: ReadonlySet<string> | undefined,
) {
  return onServer === undefined || isUnsent || !revision || onServer.has(id ?? '');
}

/**
 * What a form goes on with, given what this browser and the server have of one draft. The server's
 * counts unless this browser has typed something since; where each has something the other has not,
 * this browser's goes on under a new name, and both are there.
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
