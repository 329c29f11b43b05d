import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { longDate, longMoment } from '../../fields/calendar.ts';
import { euros } from '../../fields/euros.ts';
import { phoneHref } from '../../fields/phoneNumber.ts';
import type { RecordIn } from '../../sections/all.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { bookingTotal } from '../../sections/signUp.ts';
import { call, download } from '../client.ts';
import { FactList } from '../detail/FactList.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Note } from '../parts/Note.tsx';
import { NotFound } from '../parts/NotFound.tsx';
import { notifyDone, notifyFailed } from '../parts/notices.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';

type Evento = RecordIn<'noticiasEventos'>;
/** `comprovativo` is when a proof of payment arrived, or ''. */
type Booking = Inscricao & { comprovativo: string };
type Read = { evento: Evento | null; inscricao: Booking | null };

const bookingCall = (id: string) => `/api/inscricoes/${encodeURIComponent(id)}` as const;

/** Reads a booking and its event; a booking of another event counts as none. */
export async function readBooking({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  const [event, booking] = await Promise.all([
    call('GET', `/api/noticiasEventos/${encodeURIComponent(params.key ?? '')}`),
    call('GET', bookingCall(params.inscricao ?? '')),
  ]);
  if (isRefused(event)) return event;
  if (isRefused(booking)) return booking;
  const evento = event.noticiaEvento;
  const isItsOwn = evento !== null && booking.inscricao?.evento === evento._id;
  return { evento, inscricao: isItsOwn ? booking.inscricao : null };
}

function Proof({ inscricao: { _id, comprovativo, estado } }: { inscricao: Booking }) {
  if (comprovativo === '') return estado === 'ativa' ? 'Ainda não foi enviado' : 'Não há';
  async function open() {
    const refused = await download(`${bookingCall(_id)}/comprovativo`);
    if (refused) notifyFailed('Não foi possível abrir o comprovativo', reasonOf(refused));
    else notifyDone('O comprovativo está nas transferências deste navegador.');
  }
  return (
    <>
      <p>Comprovativo enviado em {longMoment(comprovativo)}</p>
      <BusyButton variant="default" mt="xs" onPress={open}>
        Ver comprovativo
      </BusyButton>
    </>
  );
}

/** What it costs; where the event costs something else by now, why. */
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

/** What became of a booking that its visitor cancelled. */
function cancelledFacts({ estado, canceladaEm, aDevolver, devolvido }: Inscricao) {
  if (estado === 'ativa') return [];
  return [
    {
      label: 'Estado',
      content: (
        <>
          <State tone="off">Cancelada</State>
          <br />
          Pelo visitante, a {longMoment(canceladaEm)}
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
        'Nada: o pagamento não estava confirmado'
      ),
    },
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
      content: <a href={`mailto:${inscricao.email}`}>{inscricao.email}</a>,
    },
    {
      label: 'Telefone',
      content: <a href={phoneHref(inscricao.telefone)}>{inscricao.telefone}</a>,
    },
    ...party,
    {
      label: inscricao.estado === 'ativa' ? 'Total a pagar' : 'Total da reserva',
      content: <Total inscricao={inscricao} evento={evento} />,
    },
    { label: 'Data da reserva', content: longDate(inscricao.enrollmentDate) },
    { label: 'Está pago', content: inscricao.estaPago ? 'Sim' : 'Não' },
    { label: 'Comprovativo de pagamento', content: <Proof inscricao={inscricao} /> },
  ];
}

function PaymentButton({ inscricao: { _id, estado, estaPago } }: { inscricao: Inscricao }) {
  return (
    <ActionButton
      label={estaPago ? 'Cancelar Pagamento' : 'Confirmar Pagamento'}
      variant={estado === 'ativa' && !estaPago ? 'filled' : 'outline'}
      // What is wanted, not the contrary of what it is: two may be pressing at once.
      act={() => call('PUT', bookingCall(_id), { estaPago: !estaPago })}
      failed={() => window.alert('deu erro no backend')}
      done={({ data }) =>
        data.estaPago ? 'O pagamento ficou confirmado.' : 'O pagamento foi cancelado.'
      }
    />
  );
}

function RefundButton({ inscricao }: { inscricao: Inscricao }) {
  const { _id, name, aDevolver, devolvido } = inscricao;
  const owed = euros(aDevolver ?? 0);
  const set = (wanted: boolean) => ({
    act: () => call('PUT', `${bookingCall(_id)}/devolucao`, { devolvido: wanted }),
    failed: 'Não foi possível marcar',
    done: () => (wanted ? 'Ficou marcado como devolvido.' : 'Ficou marcado como por devolver.'),
  });
  return devolvido ? (
    <ActionButton
      key="undo"
      label="Marcar como por devolver"
      asked={{
        question: 'A devolução não foi feita?',
        children: `Escrevemos a ${name} a dizer que os ${owed} ainda estão por devolver.`,
        yes: 'Marcar como por devolver',
      }}
      {...set(false)}
    />
  ) : (
    <ActionButton
      key="do"
      label="Marcar como devolvido"
      variant="filled"
      asked={{
        question: 'O dinheiro já foi devolvido?',
        children: `Confirme que ${owed} foram devolvidos a ${name}. Escrevemos-lhe a dizê-lo, e o comprovativo de pagamento, se houver, é apagado.`,
        yes: 'Sim, foi devolvido',
      }}
      {...set(true)}
    />
  );
}

function DeleteButton({ inscricao, event }: { inscricao: Inscricao; event: string }) {
  const { _id, name, enrollmentDate, aDevolver, devolvido } = inscricao;
  return (
    <ActionButton
      label="Apagar reserva"
      asked={{
        question: 'Deseja apagar a reserva?',
        children: (
          <>
            Antes de apagar, verifique a data da inscrição: foi feita a{' '}
            <strong>{longDate(enrollmentDate)}</strong>. Se apagar, não poderá voltar atrás.
            {aDevolver && !devolvido ? (
              <p>
                Esta reserva tem {euros(aDevolver)} por devolver: depois de apagada, nada o lembra.
              </p>
            ) : null}
          </>
        ),
        yes: 'Sim, apagar.',
        no: 'Fechar',
        grave: true,
      }}
      act={() => call('DELETE', bookingCall(_id))}
      failed="Não foi possível apagar a reserva"
      done={() => `A reserva de «${name}» foi apagada.`}
      to={event}
      leavesAnyway
    />
  );
}

function Shown({ evento, inscricao }: { evento: Evento; inscricao: Booking }) {
  const { key = '' } = useParams();
  const event = `/backoffice/eventos/${encodeURIComponent(key)}`;
  return (
    <>
      <ScreenHead
        title={`Reserva de ${inscricao.name}`}
        back={{ to: `${event}?painel`, label: evento.title }}
      >
        {!inscricao.devolvido && <PaymentButton inscricao={inscricao} />}
        {inscricao.aDevolver ? <RefundButton inscricao={inscricao} /> : null}
        <DeleteButton inscricao={inscricao} event={event} />
      </ScreenHead>
      <FactList facts={factsOf(inscricao, evento)} />
    </>
  );
}

/** One booking: who, how many, whether it is paid and, once it is cancelled, what is to be given back. */
export function BookingScreen() {
  return (
    <Loaded read={useLoaderData<Read | Refused>()} title="Reserva">
      {({ evento, inscricao }) =>
        evento && inscricao ? <Shown evento={evento} inscricao={inscricao} /> : <NotFound />
      }
    </Loaded>
  );
}
