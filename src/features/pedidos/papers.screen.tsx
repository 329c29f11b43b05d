import type { AnswerOf } from '../../calls/all.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { isRunning } from './estados.ts';

type Read = AnswerOf<'GET /api/pedidos/:_id'>;
/** A request, as its screen reads it. */
export type Pedido = NonNullable<Read['pedido']>;

/** What the printed papers of a request need. */
export type PaperProps = Pick<Read, 'junta'> & { pedido: Pedido };

/** What the slip for people who get no e-mail says above the way to their page: number and deadline. */
export function Slip({ pedido, junta }: PaperProps) {
  const { numero, servicoNome, nome, recebidoEm, estado, prazoAte } = pedido;
  return (
    <>
      <p>{junta}</p>
      <h1>Pedido n.º {numero}</h1>
      <p>
        {servicoNome}, de {nome}, recebido a {longMoment(recebidoEm)}.
        {isRunning(estado) && ` A junta responde até ${longDate(prazoAte)}.`}
      </p>
    </>
  );
}
