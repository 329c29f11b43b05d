import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';

type Props = {
  carta: { _id: string; recipient: string };
  temServidor: boolean;
  variant?: 'filled';
};

/** Has a letter sent again, as if it were new. */
export function SendAgain({ carta: { _id, recipient }, temServidor, variant }: Props) {
  return (
    <ActionButton
      label="Enviar de novo"
      {...(variant && { variant })}
      act={() => call('PUT /api/cartas/:_id', { params: { _id } })}
      failed="Não foi possível enviar de novo"
      done={() =>
        temServidor
          ? `O email para ${recipient} vai sair dentro de momentos.`
          : `O email para ${recipient} sai assim que houver servidor de correio.`
      }
    />
  );
}
