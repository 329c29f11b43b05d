import type { ComponentProps } from 'react';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { euros } from '../../language/euros.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import type { Inscricao } from './inscricoes.ts';

type Cancelling = { inscricao: Inscricao; act: ComponentProps<typeof ActionButton>['act'] };

/** Cancels a booking whose money is still to be refunded. */
export function CancelToRefund({ inscricao, act }: Cancelling) {
  const { name, email } = inscricao;
  const held = euros(heldFor(inscricao));
  const notice =
    email === '' ? '. Não deixou email: diga-lho por telefone.' : ', a quem escrevemos a dizê-lo.';
  return (
    <ActionButton
      label="Cancelar, para devolver"
      confirm={{
        question: 'Deseja cancelar a reserva?',
        children: `Ficam ${held} por devolver a ${name}${notice}`,
        yes: 'Sim, cancelar',
        no: 'Fechar',
      }}
      act={act}
      failed="Não foi possível"
      done={() => `A reserva de «${name}» foi cancelada, com ${held} por devolver.`}
    />
  );
}
