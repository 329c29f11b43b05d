import { Link, useSearchParams } from 'react-router';
import { lisbonDay, longDate } from '../../language/calendar.ts';
import { daysToAnswer, pedidoDadosFields } from '../../sections/pedidosDados.ts';
import { call } from '../client.ts';
import { ActionButton } from '../form/ActionButton.tsx';
import { LinkedTable } from '../list/LinkedTable.tsx';
import { Note } from '../parts/Note.tsx';
import { State } from '../parts/State.tsx';
import styles from './PessoaDados.module.css';
import { addressOf, isPressing, type Pedido, path, timeLeft } from './pessoaDados.ts';

const { names } = pedidoDadosFields.tipo;

/** Records a person's request, so that its deadline is counted. */
export function NoteRequest({ quem }: { quem: string }) {
  return (
    <ActionButton
      label="Registar o pedido"
      confirm={{
        question: 'Registar o pedido de uma pessoa',
        children: `Tem ${daysToAnswer} dias para responder, a contar do dia em que o pedido chegou. Até lá, fica lembrado em «Hoje».`,
        yes: 'Registar',
        fields: pedidoDadosFields,
        initial: { quem, tipo: 'ver', recebidoEm: lisbonDay(new Date()) },
      }}
      act={(body) => call('POST /api/pessoa-dados/pedidos', { body })}
      failed="Não foi possível registar o pedido"
      done={({ pedidoDados }) =>
        `O pedido ficou registado. Responda até ${longDate(pedidoDados.prazo)}.`
      }
    />
  );
}

function stateOf(pedido: Pedido) {
  const now = new Date();
  if (pedido.respondidoEm !== '') {
    return <State tone="done">{`Respondido a ${longDate(pedido.respondidoEm)}`}</State>;
  }
  return (
    <State tone={isPressing(pedido, now) ? 'failed' : 'pending'}>{timeLeft(pedido, now)}</State>
  );
}

function AnswerButton({ pedido: { _id, respondidoEm } }: { pedido: Pedido }) {
  const isOpen = respondidoEm === '';
  return (
    <ActionButton
      label={isOpen ? 'Marcar como respondido' : 'Ainda não está respondido'}
      act={() =>
        call('PUT /api/pessoa-dados/pedidos/:_id', {
          params: { _id },
          body: { respondido: isOpen },
        })
      }
      failed="Não foi possível mudar o pedido"
      done={() => (isOpen ? 'O pedido está respondido.' : 'O pedido está de novo por responder.')}
    />
  );
}

function Table({ caption, rows }: { caption: string; rows: Pedido[] }) {
  return (
    <LinkedTable
      caption={caption}
      columns={[
        {
          name: 'quem',
          label: 'De quem',
          isTyped: true,
          cell: ({ quem, respondidoEm }) =>
            respondidoEm === '' ? <Link to={addressOf(quem)}>{quem}</Link> : quem,
        },
        { name: 'tipo', label: 'O que pede', cell: ({ tipo }) => names?.[tipo] },
        { name: 'recebidoEm', label: 'Chegou em', cell: (each) => longDate(each.recebidoEm) },
        { name: 'prazo', label: 'Prazo', cell: stateOf },
      ]}
      rows={rows}
      keyOf={({ _id }) => _id}
      buttons={(pedido) => <AnswerButton pedido={pedido} />}
      brief={{
        aside: stateOf,
        line: ({ tipo, recebidoEm }) => `${names?.[tipo]} · ${longDate(recebidoEm)}`,
      }}
    />
  );
}

/** People's requests, those without an answer first. */
export function Requests({ pedidos }: { pedidos: Pedido[] }) {
  const [search] = useSearchParams();
  const isShort = search.get('prazo') === 'curto';
  const open = pedidos.filter(
    (pedido) => pedido.respondidoEm === '' && (!isShort || isPressing(pedido, new Date())),
  );
  const answered = pedidos.filter(({ respondidoEm }) => respondidoEm !== '');
  return (
    <section aria-labelledby="pedidos" className={styles.requests}>
      <h2 id="pedidos">{isShort ? 'Pedidos a acabar o prazo' : 'Pedidos por responder'}</h2>
      {open.length > 0 ? (
        <Table caption="Pedidos por responder" rows={open} />
      ) : (
        <p>Não há pedidos por responder.</p>
      )}
      {isShort && <Link to={path}>Ver todos os pedidos</Link>}
      {answered.length > 0 && !isShort && (
        <details>
          <summary>Pedidos respondidos ({answered.length})</summary>
          <Table caption="Pedidos respondidos" rows={answered} />
        </details>
      )}
      <Note>
        A lei dá {daysToAnswer} dias para responder a quem pede para ver ou apagar os seus dados.
        Entregar o ficheiro ou apagar marca o pedido como respondido.
      </Note>
    </section>
  );
}
