import type { ComponentProps } from 'react';
import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { euros } from '../../language/euros.ts';
import { signUpState } from '../../sections/eventSignUp.ts';
import { heldFor } from './bookingMoney.ts';
import type { Inscricao } from './inscricoes.ts';

type Cancelling = { inscricao: Inscricao; act: ComponentProps<typeof ActionButton>['act'] };

/** Cancels a booking whose money is still to be refunded. */
export function CancelToRefund({ inscricao, act }: Cancelling) {
  const { name, email } = inscricao;
  const held = euros(heldFor(inscricao));
  const told =
    email === '' ? '. Não deixou email: diga-lho por telefone.' : ', a quem escrevemos a dizê-lo.';
  return (
    <ActionButton
      label="Cancelar, para devolver"
      asked={{
        question: 'Deseja cancelar a reserva?',
        children: `Ficam ${held} por devolver a ${name}${told}`,
        yes: 'Sim, cancelar',
        no: 'Fechar',
      }}
      act={act}
      failed="Não foi possível"
      done={() => `A reserva de «${name}» foi cancelada, com ${held} por devolver.`}
    />
  );
}

type Expired = { inscricao: Inscricao; evento: Parameters<typeof signUpState>[0] };

/** The buttons of an expired booking: restore it while its event takes people or, if money came late, cancel it to refund that. */
export function ExpiredButtons({ inscricao, evento }: Expired) {
  const { _id, name } = inscricao;
  const decide = (decisao: 'repor' | 'cancelar') => () =>
    call('POST /api/inscricoes/:_id/expirada', { params: { _id }, body: { decisao } });
  return (
    <>
      {signUpState(evento, new Date(), 'counter') !== 'closed' && (
        <ActionButton
          label="Repor a reserva"
          variant="filled"
          act={decide('repor')}
          failed="Não foi possível"
          done={() => `A reserva de «${name}» volta a valer.`}
        />
      )}
      {heldFor(inscricao) > 0 && <CancelToRefund inscricao={inscricao} act={decide('cancelar')} />}
    </>
  );
}
