import { markOf } from '../../sections/rascunhos.ts';
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
export function isAlive({ id, mark, isUnsent }: Draft, onServer: ReadonlySet<string> | undefined) {
  return onServer === undefined || isUnsent || !mark || onServer.has(id ?? '');
}

/**
 * What a form goes on with, given what this browser and the server have of one draft. The one that
 * knows more wins; where each has something the other has not, this browser's goes on under a new
 * name, and both are there.
 */
export function beginDraft(
  here: Draft | undefined,
  there: KeptDraft | undefined,
): Draft | undefined {
  if (!there) return here;
  const mark = markOf(there);
  if (here && (here.mark === mark || here.janela === there.janela)) {
    return { ...here, mark };
  }
  if (here?.isUnsent) return { ...here, id: randomId(), mark: '' };
  const { _id: id, valores: values, antes, versao, titulo, em, chave } = there;
  return { id, values, antes, versao, titulo, em, chave, mark, base: '' };
}
