import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { signUpState } from '../../sections/eventSignUp.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { CancelToRefund } from './CancelToRefund.screen.tsx';
import type { Inscricao } from './inscricoes.ts';

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
