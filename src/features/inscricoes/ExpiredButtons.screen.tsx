import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { euros } from '../../language/euros.ts';
import { paidFor } from './bookingMoney.ts';
import type { Inscricao } from './inscricoes.ts';

/** The buttons of an expired booking: restore it or, if money came late, cancel it to refund that. */
export function ExpiredButtons({ inscricao }: { inscricao: Inscricao }) {
  const { _id, name } = inscricao;
  const held = paidFor(inscricao);
  const decide = (decisao: 'repor' | 'cancelar') => ({
    act: () => call('POST /api/inscricoes/:_id/expirada', { params: { _id }, body: { decisao } }),
    failed: 'Não foi possível',
  });
  return (
    <>
      <ActionButton
        label="Repor a reserva"
        variant="filled"
        {...decide('repor')}
        done={() => `A reserva de «${name}» volta a valer.`}
      />
      {held > 0 && (
        <ActionButton
          label="Cancelar, para devolver"
          asked={{
            question: 'Deseja cancelar a reserva?',
            children: `Ficam ${euros(held)} por devolver a ${name}, a quem escrevemos a dizê-lo.`,
            yes: 'Sim, cancelar',
          }}
          {...decide('cancelar')}
          done={() => `A reserva de «${name}» foi cancelada, com ${euros(held)} por devolver.`}
        />
      )}
    </>
  );
}
