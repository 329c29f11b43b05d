import { call } from '../../backoffice/client.ts';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { useMay } from '../../backoffice/may.ts';
import { PrintButton } from '../../backoffice/parts/PrintButton.tsx';
import type { Fields } from '../../fields/field.ts';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { PaymentRows } from '../inscricoes/BookingPayments.screen.tsx';
import { meioField } from '../inscricoes/pagamentos.ts';
import { type FeeStep, feeFacts, heldFor, owedFor, refundFor } from './fee.ts';
import styles from './Pedido.module.css';
import type { SlipProps } from './papers.screen.tsx';
import { feeFields } from './pedidoCalls.ts';

type Props = Pick<SlipProps, 'pedido' | 'junta'>;

type Offer = { passo: FeeStep; label: string; question: string; fields?: Fields };

/** What can be done about the fee as things stand. */
function offersFor(pedido: Props['pedido']): Offer[] {
  const { nome, totalDevolvido } = pedido;
  const [owed, held, back] = [owedFor(pedido), heldFor(pedido), refundFor(pedido)];
  const by = (label: string) => ({ meio: { ...meioField, label } });
  const offers: (Offer & { isDue: boolean })[] = [
    {
      ...{ isDue: owed > 0, passo: 'pagamento', label: 'Recebi a taxa' },
      ...{ question: `Recebeu ${euros(owed)} de ${nome}?`, fields: by('Como pagou') },
    },
    {
      ...{ isDue: owed > 0, passo: 'dispensa', label: 'Dispensar da taxa' },
      question: `Dispensar ${nome} de pagar ${euros(owed)}?`,
      fields: { motivo: feeFields.motivo },
    },
    {
      ...{ isDue: back > 0, passo: 'devolucao', label: 'Devolvi a taxa' },
      ...{ question: `Devolveu ${euros(back)} a ${nome}?`, fields: by('Como devolveu') },
    },
    {
      ...{ isDue: held > 0, passo: 'pagamentoAnulado', label: 'Afinal não pagou' },
      question: 'O pagamento foi engano?',
    },
    {
      ...{ isDue: held === 0 && (totalDevolvido ?? 0) > 0, passo: 'devolucaoAnulada' },
      ...{ label: 'Afinal não devolvi', question: 'A devolução foi engano?' },
    },
  ];
  return offers.filter(({ isDue }) => isDue);
}

/** The buttons for it; each asks first. What is waited for stands out. */
function Buttons({ pedido }: Pick<Props, 'pedido'>) {
  const { _id, versao, email, estado } = pedido;
  const told =
    email === '' ? 'Não deixou email: avise por telefone.' : 'Quem pediu recebe um email.';
  const awaited: readonly FeeStep[] =
    estado === 'espera-pagamento' ? ['pagamento', 'devolucao'] : ['devolucao'];
  return (
    <div className={styles.buttons}>
      {offersFor(pedido).map(({ passo, label, question, fields = {} }) => (
        <ActionButton
          key={passo}
          label={label}
          variant={awaited.includes(passo) ? 'filled' : 'outline'}
          asked={{ question, children: told, yes: label, fields }}
          act={(values) =>
            call('PUT /api/pedidos/:_id/pagamento', {
              ...{ params: { _id }, body: { ...values, passo, versao } },
            })
          }
          failed="Não foi possível"
          done={() => 'As contas do pedido mudaram.'}
        />
      ))}
    </div>
  );
}

/** What a request costs, what came in for it and what went back, and the paper that says so. */
export function Fee({ pedido, junta }: Props) {
  const mayTake = useMay().call('PUT /api/pedidos/:_id/pagamento');
  const { pagamentos, nome, numero, servicoNome } = pedido;
  const facts = feeFacts(pedido);
  const held = heldFor(pedido);
  if (facts.length + pagamentos.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="taxa">
      <h2 id="taxa">Taxa</h2>
      <p>
        {facts.map(({ label, value }) => `${label}: ${value}`).join('. ') ||
          'Nada a pagar nem a devolver'}
      </p>
      {mayTake && <Buttons pedido={pedido} />}
      {pagamentos.length > 0 && <PaymentRows pagamentos={pagamentos} />}
      {held > 0 && (
        <PrintButton label="Imprimir recibo">
          <h1>Recibo</h1>
          <p>
            {junta} recebeu de {nome} {euros(held)} de taxa pelo pedido n.º {numero}, «{servicoNome}
            ».
          </p>
          <PaymentRows pagamentos={pagamentos} isOnPaper />
          <p>{longDate(lisbonDay(new Date()))}</p>
          <p>Quem recebeu: ____________________________</p>
        </PrintButton>
      )}
    </section>
  );
}
