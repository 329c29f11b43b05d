import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { useMay } from '../../backoffice/may.ts';
import type { Fields } from '../../fields/field.ts';
import { euros } from '../../language/euros.ts';
import { MovementRows, Receipt } from '../dinheiro/MovementRows.screen.tsx';
import { heldFor, meioField } from '../dinheiro/movimentos.ts';
import { toldBy } from './estados.ts';
import { type FeeStep, feeFacts, feeStepsFrom, payableFor, refundFor } from './fee.ts';
import styles from './Pedido.module.css';
import type { PaperProps } from './papers.screen.tsx';
import { feeFields } from './pedidoCalls.ts';

type Offer = [passo: FeeStep, label: string, question: string, fields?: Fields];

/** A button for each step that is possible for the fee now; each asks first. The expected step stands out. */
function Buttons({ pedido }: Pick<PaperProps, 'pedido'>) {
  const { _id, versao, nome, estado } = pedido;
  const steps = feeStepsFrom(pedido, pedido.pagamentos);
  const by = (label: string) => ({ meio: { ...meioField, label } });
  const [due, back] = [euros(payableFor(pedido)), euros(refundFor(pedido))];
  const offers: Offer[] = [
    ['pagamento', 'Recebi a taxa', `Recebeu ${due} de ${nome}?`, by('Como pagou')],
    ['devolucao', 'Devolvi a taxa', `Devolveu ${back} a ${nome}?`, by('Como devolveu')],
    ['dispensa', 'Dispensar da taxa', `Não cobrar nada a ${nome}?`, { motivo: feeFields.motivo }],
    ['dispensaAnulada', 'Afinal é de cobrar', `Cobrar a taxa a ${nome}?`],
    ['pagamentoAnulado', 'Afinal não pagou', 'O pagamento foi engano?'],
    ['devolucaoAnulada', 'Afinal não devolvi', 'A devolução foi engano?'],
  ];
  const awaited = estado === 'espera-pagamento' ? 'pagamento' : 'devolucao';
  return (
    <div className={styles.buttons}>
      {offers.map(
        ([passo, label, question, fields = {}]) =>
          steps[passo] && (
            <ActionButton
              key={passo}
              label={label}
              failed="Não foi possível"
              variant={passo === awaited ? 'filled' : 'outline'}
              confirm={{ question, children: toldBy(pedido), yes: label, fields }}
              act={(values) =>
                call('PUT /api/pedidos/:_id/pagamento', {
                  params: { _id },
                  body: { ...values, passo, versao },
                })
              }
              done={() => 'As contas do pedido mudaram.'}
            />
          ),
      )}
    </div>
  );
}

/** The fee of a request: what is owed, its payments and refunds, and a receipt to print. */
export function Fee({ pedido, junta }: PaperProps) {
  const mayTake = useMay().call('PUT /api/pedidos/:_id/pagamento');
  const { pagamentos, nome, numero, servicoNome } = pedido;
  const facts = feeFacts(pedido);
  const held = heldFor(pedido);
  if (facts.length + pagamentos.length === 0 && payableFor(pedido) === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="taxa">
      <h2 id="taxa">Taxa</h2>
      <p>
        {facts.map(({ label, value }) => `${label}: ${value}`).join('. ') ||
          'Nada a pagar nem a devolver'}
      </p>
      {mayTake && <Buttons pedido={pedido} />}
      {pagamentos.length > 0 && <MovementRows movimentos={pagamentos} />}
      {held > 0 && (
        <Receipt movimentos={pagamentos}>
          {junta} recebeu de {nome} {euros(held)} de taxa pelo pedido n.º {numero}, «{servicoNome}».
        </Receipt>
      )}
    </section>
  );
}
