import { PrintButton } from '../../backoffice/parts/PrintButton.tsx';
import type { AnswerOf } from '../../calls/all.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { QrCode } from '../../parts/QrCode.tsx';
import { isRunning } from './estados.ts';

type Read = AnswerOf<'GET /api/pedidos/:_id'>;
/** A request, as its screen reads it. */
export type Pedido = NonNullable<Read['pedido']>;
/** What the printed papers of a request need. */
export type SlipProps = Pick<Read, 'junta' | 'endereco'> & { pedido: Pedido };

/** The slip for people who left no e-mail address: number, deadline, and the private page as a QR code. */
export function Slip({ pedido, junta, endereco }: SlipProps) {
  const { numero, servicoNome, nome, recebidoEm, estado, prazoAte } = pedido;
  return (
    <PrintButton label="Imprimir talão">
      <p>{junta}</p>
      <h1>Pedido n.º {numero}</h1>
      <p>
        {servicoNome}, de {nome}, recebido a {longMoment(recebidoEm)}.
        {isRunning(estado) && ` A junta responde até ${longDate(prazoAte)}.`}
      </p>
      <p>
        Para saber como está, enviar o que falte ou desistir, aponte o telemóvel a este código ou
        escreva o endereço:
      </p>
      <QrCode text={endereco} label="Código da página do pedido" />
      <p style={{ overflowWrap: 'anywhere' }}>{endereco}</p>
      <p>Guarde este talão: quem o tiver pode ver o pedido e mexer nele.</p>
    </PrintButton>
  );
}
