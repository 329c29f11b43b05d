import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import type { Booking } from './BookingState.screen.tsx';
import { proofFaults } from './inscricoes.ts';

const other = 'Outro motivo';

const fields = {
  razao: choice('Motivo', [...proofFaults, other], { required: true }),
  texto: text('Por palavras suas', { lines: true, most: 400 }),
};

/** Refuses a proof of payment, with a reason that its sender can act on. */
export function RefuseProof({ inscricao }: { inscricao: Booking }) {
  const { _id, email, estado, comprovativo } = inscricao;
  const notice =
    email === ''
      ? 'Não deixou email: diga-lho por telefone.'
      : 'Quem o enviou recebe agora um email com o motivo.';
  const again = estado === 'ativa' ? ' Na sua página pode enviar outro.' : '';
  return (
    <ActionButton
      label="Recusar"
      confirm={{
        question: 'Deseja recusar o comprovativo?',
        children: `O comprovativo é apagado. ${notice}${again}`,
        yes: 'Sim, recusar',
        no: 'Fechar',
        grave: true,
        fields,
        initial: { razao: '' },
      }}
      act={async ({ razao, texto }) => {
        const parts = razao === other ? [texto] : [razao, texto];
        const motivo = parts.filter(Boolean).join('. ');
        if (motivo === '') return { errors: [{ param: 'texto', msg: messages.required }] };
        return call('POST /api/inscricoes/:_id/comprovativo/recusar', {
          params: { _id },
          body: { motivo, visto: comprovativo },
        });
      }}
      failed="Não foi possível recusar o comprovativo"
      done={() => 'O comprovativo foi recusado.'}
    />
  );
}
