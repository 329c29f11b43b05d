import { type Mensagem, mensagemFields } from '../../sections/mensagens.ts';
import { State } from '../parts/State.tsx';

/** Whether a message was answered. */
export function MensagemState({ mensagem: { respondida } }: { mensagem: Mensagem }) {
  const [answered, waiting] = mensagemFields.respondida.markers;
  return <State tone={respondida ? 'done' : 'pending'}>{respondida ? answered : waiting}</State>;
}
