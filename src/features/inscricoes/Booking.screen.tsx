import { Text } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { FactList } from '../../backoffice/detail/FactList.tsx';
import { ActionButton } from '../../backoffice/form/ActionButton.tsx';
import { ShowLink } from '../../backoffice/form/ShowLink.tsx';
import { useMay } from '../../backoffice/may.ts';
import { Loaded } from '../../backoffice/parts/Loaded.tsx';
import { Note } from '../../backoffice/parts/Note.tsx';
import { NotFound } from '../../backoffice/parts/NotFound.tsx';
import { ScreenHead } from '../../backoffice/parts/ScreenHead.tsx';
import { State } from '../../backoffice/parts/State.tsx';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { choice } from '../../fields/choice.ts';
import { longDate, longMoment } from '../../language/calendar.ts';
import { euros } from '../../language/euros.ts';
import { groupedPhone, phoneHref } from '../../language/phoneNumber.ts';
import type { RecordIn } from '../../sections/all.ts';
import { paymentWays } from '../../sections/definicoes.ts';
import { linguaFacts } from '../../sections/lingua.ts';
import { officePath, panelPath } from '../../sections/officePath.ts';
import type { Movimento } from '../dinheiro/movimentos.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { BookingNext } from './BookingNext.screen.tsx';
import { BookingPayments } from './BookingPayments.screen.tsx';
import type { Booking } from './BookingState.screen.tsx';
import { hasProofToCheck, isPaid, owedFor, totalName } from './bookingMoney.ts';
import { CancelToRefund } from './CancelToRefund.screen.tsx';
import { ChangeBooking } from './ChangeBooking.screen.tsx';
import { type Inscricao, referenceOf } from './inscricoes.ts';
import { ProofButton } from './ProofLook.screen.tsx';
import { bookingTotal } from './signUp.ts';

type Evento = RecordIn<'noticiasEventos'>;
type Ways = ReturnType<typeof paymentWays>;
type Read = {
  evento: Evento | null;
  inscricao: Booking | null;
  /** Whether the private page is shown to staff. */
  mostraLigacao: boolean;
  ways: Ways;
  pagamentos: readonly Movimento[];
  /** What the council is called. */
  council: string;
};

/** Reads a booking, its payments, its event and the ways to pay; a booking of another event is not found. */
export async function readBooking({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  const _id = params.inscricao ?? '';
  const [event, booking, money, village] = await Promise.all([
    call('GET /api/noticiasEventos/:identifier', { params: { identifier: params.key ?? '' } }),
    call('GET /api/inscricoes/:_id', { params: { _id } }),
    call('GET /api/inscricoes/:_id/pagamentos', { params: { _id } }),
    call('GET /api/definicoes'),
  ]);
  if (isRefused(event)) return event;
  if (isRefused(booking)) return booking;
  const evento = event.noticiaEvento;
  const isItsOwn = evento !== null && booking.inscricao?.evento === evento._id;
  const ways = isRefused(village) ? [] : paymentWays(village.definicoes);
  const council = isRefused(village) ? '' : village.definicoes.councilName;
  const pagamentos = isRefused(money) ? [] : money.arrayPagamentos;
  const { inscricao, mostraLigacao } = booking;
  const own = isItsOwn ? inscricao : null;
  return { evento, inscricao: own, mostraLigacao, ways, pagamentos, council };
}

function Proof({ inscricao }: { inscricao: Booking }) {
  const { _id, comprovativo, motivoRecusa, estado } = inscricao;
  if (comprovativo === '' && motivoRecusa) return `Recusado. Motivo: ${motivoRecusa}`;
  if (comprovativo === '') return estado === 'ativa' ? 'Ainda não foi enviado' : 'Não há';
  return (
    <>
      <p>Comprovativo enviado em {longMoment(comprovativo)}</p>
      {/* A proof still to be checked has its button above, in `BookingNext`. */}
      {!hasProofToCheck(inscricao) && <ProofButton id={_id} />}
    </>
  );
}

/** The total, with a note if the event's prices have changed since. */
function Total({ inscricao, evento }: { inscricao: Inscricao; evento: Evento }) {
  const { precoAdulto, precoCrianca } = inscricao;
  const isOld = precoAdulto !== evento.price || precoCrianca !== evento.childPrice;
  return (
    <>
      {euros(bookingTotal(inscricao))}
      {isOld && evento.permiteInscricao && (
        <Note>
          Aos preços do dia da reserva: {euros(precoAdulto ?? 0)} por adulto e{' '}
          {euros(precoCrianca ?? 0)} por criança.
        </Note>
      )}
    </>
  );
}

/** What became of a booking that was cancelled. */
function cancelledFacts(inscricao: Inscricao) {
  const { estado, canceladaEm, canceladaComEvento } = inscricao;
  const { aDevolver, devolvido, totalDevolvido } = inscricao;
  if (estado !== 'cancelada') return [];
  return [
    {
      label: 'Estado',
      content: (
        <>
          <State tone="off">Cancelada</State>
          <br />
          {canceladaComEvento ? 'Com o evento, a' : 'A'} {longMoment(canceladaEm)}
        </>
      ),
    },
    {
      label: 'A devolver',
      content: aDevolver ? (
        <>
          {euros(aDevolver)}{' '}
          <State tone={devolvido ? 'done' : 'failed'}>
            {devolvido ? 'Devolvido' : 'Por devolver'}
          </State>
        </>
      ) : (
        `Nada: ${totalDevolvido ? 'já foi tudo devolvido' : 'o pagamento não está confirmado'}`
      ),
    },
  ];
}

/** The sums received and refunded, unless the total already says it all. */
function receivedAndRefunded(inscricao: Inscricao) {
  const [received, given] = [inscricao.valorPago ?? 0, inscricao.totalDevolvido ?? 0];
  if (given === 0 && (received === 0 || received === bookingTotal(inscricao))) return [];
  return [
    { label: 'Recebido ao todo', content: euros(received) },
    { label: 'Devolvido ao todo', content: euros(given) },
  ];
}

function factsOf(inscricao: Booking, evento: Evento) {
  const { numeroAdultos, numeroCriancas, numeroPessoas } = inscricao;
  const party =
    numeroAdultos === null
      ? [{ label: 'Número de pessoas', content: numeroPessoas }]
      : [
          { label: 'Número de adultos', content: numeroAdultos },
          { label: 'Número de crianças', content: numeroCriancas ?? 0 },
        ];
  return [
    ...cancelledFacts(inscricao),
    { label: 'Nome', content: inscricao.name },
    {
      label: 'Email',
      content: inscricao.email ? (
        <a href={`mailto:${inscricao.email}`}>{inscricao.email}</a>
      ) : (
        'Não deixou: não recebe emails'
      ),
    },
    {
      label: 'Telefone',
      content: <a href={phoneHref(inscricao.telefone)}>{groupedPhone(inscricao.telefone)}</a>,
    },
    ...linguaFacts(inscricao.lingua).map(([label, content]) => ({ label, content })),
    ...party,
    {
      label: totalName({
        ...inscricao,
        total: bookingTotal(inscricao),
        porPagar: owedFor(inscricao),
      }),
      content: <Total inscricao={inscricao} evento={evento} />,
    },
    ...receivedAndRefunded(inscricao),
    { label: 'Data da reserva', content: longDate(inscricao.enrollmentDate) },
    { label: 'Referência', content: referenceOf(inscricao) },
    { label: 'Está pago', content: isPaid(inscricao) ? 'Sim' : 'Não' },
    { label: 'Comprovativo de pagamento', content: <Proof inscricao={inscricao} /> },
    ...(inscricao.chegaram
      ? [{ label: 'Chegaram', content: `${inscricao.chegaram} de ${inscricao.numeroPessoas}` }]
      : []),
  ];
}

function DeleteButton({ inscricao, event }: { inscricao: Inscricao; event: string }) {
  const { _id, name, enrollmentDate } = inscricao;
  const held = heldFor(inscricao);
  const { revalidate } = useRevalidator();
  const devolucao = choice('O dinheiro desta reserva', ['feita', 'dispensada'], {
    required: true,
    names: { feita: `Já devolvi ${euros(held)}`, dispensada: 'Não há nada a devolver' },
  });
  return (
    <ActionButton
      label="Apagar reserva"
      confirm={{
        question: 'Deseja apagar a reserva?',
        children: (
          <>
            Antes de apagar, verifique a data da inscrição: foi feita a{' '}
            <strong>{longDate(enrollmentDate)}</strong>. Se apagar, não poderá voltar atrás.
            {held > 0 && (
              <Text mt="sm">
                A junta tem {euros(held)} desta reserva. Depois de apagada nada o lembra, e é isto
                que se diz a quem a fez:
              </Text>
            )}
          </>
        ),
        yes: 'Sim, apagar.',
        no: 'Fechar',
        grave: true,
        ...(held > 0 && { fields: { devolucao }, initial: { devolucao: '' } }),
      }}
      act={async (values) => {
        const answer = await call('DELETE /api/inscricoes/:_id', {
          params: { _id },
          ...(held > 0 && { body: { ...values, valor: held } }),
        });
        // The booking changed meanwhile: the question shows the new sum.
        if (isRefused(answer) && answer.status === 409) void revalidate();
        return answer;
      }}
      failed="Não foi possível apagar a reserva"
      done={() => `A reserva de «${name}» foi apagada.`}
      to={event}
      leavesAnyway
    />
  );
}

const cancelling = 'POST /api/inscricoes/:_id/cancelar';

type DetailProps = Read & { evento: Evento; inscricao: Booking };

const showing = 'POST /api/inscricoes/:_id/ligacao';

function BookingDetail({ evento, inscricao, mostraLigacao, ways, ...money }: DetailProps) {
  const { key = '' } = useParams();
  const event = officePath('eventos', key);
  const may = useMay();
  const link =
    may.call(showing) && mostraLigacao
      ? [
          {
            label: 'Página privada',
            content: (
              <ShowLink
                of="da reserva"
                ask={() => call(showing, { params: { _id: inscricao._id } })}
              >
                <p>{money.council}</p>
                <h1>{evento.title}</h1>
                <p>
                  Reserva {referenceOf(inscricao)}, de {inscricao.name}, feita a{' '}
                  {longDate(inscricao.enrollmentDate)}.
                </p>
              </ShowLink>
            ),
          },
        ]
      : [];
  return (
    <>
      <ScreenHead
        title={`Reserva de ${inscricao.name}`}
        back={{ to: panelPath('eventos', key), label: evento.title }}
      >
        {may.call('PUT /api/inscricoes/:_id/lugares') && inscricao.estado === 'ativa' && (
          <ChangeBooking inscricao={inscricao} evento={evento} />
        )}
        {may.call(cancelling) && inscricao.estado === 'ativa' && heldFor(inscricao) > 0 && (
          <CancelToRefund
            inscricao={inscricao}
            act={() => call(cancelling, { params: { _id: inscricao._id } })}
          />
        )}
        {may.call('DELETE /api/inscricoes/:_id') && (
          <DeleteButton inscricao={inscricao} event={event} />
        )}
      </ScreenHead>
      <BookingNext inscricao={inscricao} evento={evento} ways={ways} />
      <FactList isDense facts={[...factsOf(inscricao, evento), ...link]} />
      {money.pagamentos.length > 0 && (
        <BookingPayments inscricao={inscricao} evento={evento} {...money} />
      )}
    </>
  );
}

/** One booking: who, how many, whether it is paid and, once it is cancelled, what is to be given back. */
export function BookingScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Reserva">
      {({ evento, inscricao, ...rest }) =>
        evento && inscricao ? (
          <BookingDetail {...rest} evento={evento} inscricao={inscricao} />
        ) : (
          <NotFound />
        )
      }
    </Loaded>
  );
}
