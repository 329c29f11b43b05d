import { useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { isRefused } from '../../calls/ask.ts';
import { euros } from '../../language/euros.ts';
import { meioField } from '../dinheiro/movimentos.ts';
import type { Inscricao } from './inscricoes.ts';

/** Marks a refund as made, or as not made after all. */
export function RefundButton({ inscricao }: { inscricao: Inscricao }) {
  const { _id, name, email, estado, aDevolver, devolvido } = inscricao;
  const { revalidate } = useRevalidator();
  const refund = euros(aDevolver ?? 0);
  const written = email === '' ? '' : 'Escrevemos-lhe a dizê-lo.';
  const kept = estado === 'cancelada' ? ' O comprovativo de pagamento, se houver, é apagado.' : '';
  const set = (devolvido: boolean) => ({
    act: async (values: Record<string, unknown>) => {
      const answer = await call('PUT /api/inscricoes/:_id/devolucao', {
        params: { _id },
        body: { ...values, devolvido, valor: aDevolver },
      });
      // The booking changed meanwhile: the question shows the new sum.
      if (isRefused(answer) && answer.status === 409) void revalidate();
      return answer;
    },
    failed: 'Não foi possível marcar',
    done: () => (devolvido ? 'Ficou marcado como devolvido.' : 'Ficou marcado como por devolver.'),
  });
  return devolvido ? (
    <ActionButton
      key="undo"
      label="Marcar como por devolver"
      confirm={{
        question: 'A devolução não foi feita?',
        children: `Os ${refund} ficam por devolver a ${name}. ${written}`,
        yes: 'Marcar como por devolver',
      }}
      {...set(false)}
    />
  ) : (
    <ActionButton
      key="do"
      label="Marcar como devolvido"
      variant="filled"
      confirm={{
        question: 'O dinheiro já foi devolvido?',
        children: `Confirme que ${refund} foram devolvidos a ${name}. ${written}${kept}`,
        yes: 'Sim, foi devolvido',
        fields: { meio: { ...meioField, label: 'Como devolveu' } },
        initial: { meio: '' },
      }}
      {...set(true)}
    />
  );
}
