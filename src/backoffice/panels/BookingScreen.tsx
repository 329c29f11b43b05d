import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router';
import { longDate, longMoment } from '../../fields/calendar.ts';
import { euros } from '../../fields/euros.ts';
import { phoneHref } from '../../fields/phoneNumber.ts';
import type { Item } from '../../sections/all.ts';
import type { Inscricao } from '../../sections/inscricoes.ts';
import { bookingTotal } from '../../sections/signUp.ts';
import { call, download, isRefused, type Refused, reasonOf } from '../client.ts';
import { Facts } from '../detail/Facts.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { BusyButton } from '../parts/BusyButton.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { State } from '../parts/State.tsx';
import { sayDone, sayFailed } from '../parts/say.tsx';

type Evento = Item<'noticiasEventos'>;
/** `comprovativo` is when a proof of payment arrived, or ''. */
type Booking = Inscricao & { comprovativo: string };
type Read = { evento: Evento | null; inscricao: Booking | null };

const bookingCall = (id: string) => `/api/inscricoes/${encodeURIComponent(id)}`;

/** Reads a booking and its event; a booking of another event counts as none. */
export async function readBooking({ params }: LoaderFunctionArgs): Promise<Read | Refused> {
  const [event, booking] = await Promise.all([
    call<{ noticiaEvento: Evento | null }>(
      'GET',
      `/api/noticiasEventos/${encodeURIComponent(params.key ?? '')}`,
    ),
    call<{ inscricao: Booking | null }>('GET', bookingCall(params.inscricao ?? '')),
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
    if (refused) sayFailed('Não foi possível abrir o comprovativo', reasonOf(refused));
    else sayDone('O comprovativo está nas transferências deste navegador.');
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

function PaymentButton({
  inscricao,
  onChange,
}: {
  inscricao: Inscricao;
  onChange(now: Inscricao): void;
}) {
  const { revalidate } = useRevalidator();
  async function toggle() {
    // What is wanted, not the contrary of what it is: two may be pressing at once.
    const wanted = { estaPago: !inscricao.estaPago };
    const answer = await call<{ data: Inscricao }>('PUT', bookingCall(inscricao._id), wanted);
    if (isRefused(answer)) return window.alert('deu erro no backend');
    onChange(answer.data);
    // The numbers of the day count it too.
    void revalidate();
    sayDone(answer.data.estaPago ? 'O pagamento ficou confirmado.' : 'O pagamento foi cancelado.');
  }
  const isExpected = inscricao.estado === 'ativa' && !inscricao.estaPago;
  return (
    <BusyButton variant={isExpected ? 'filled' : 'outline'} onPress={toggle}>
      {inscricao.estaPago ? 'Cancelar Pagamento' : 'Confirmar Pagamento'}
    </BusyButton>
  );
}

function RefundButton({
  inscricao: { _id, name, aDevolver, devolvido },
  onChange,
}: {
  inscricao: Inscricao;
  onChange(now: Inscricao): void;
}) {
  const { revalidate } = useRevalidator();
  async function set(wanted: boolean) {
    const path = `${bookingCall(_id)}/devolucao`;
    const answer = await call<{ inscricao: Inscricao }>('PUT', path, { devolvido: wanted });
    if (isRefused(answer)) return sayFailed('Não foi possível marcar', reasonOf(answer));
    onChange(answer.inscricao);
    // The numbers of the day count it too.
    void revalidate();
    sayDone(wanted ? 'Ficou marcado como devolvido.' : 'Ficou marcado como por devolver.');
  }
  const owed = euros(aDevolver ?? 0);
  return devolvido ? (
    <AskedButton
      label="Marcar como por devolver"
      question="A devolução não foi feita?"
      yes="Marcar como por devolver"
      onYes={() => set(false)}
    >
      Escrevemos a {name} a dizer que os {owed} ainda estão por devolver.
    </AskedButton>
  ) : (
    <AskedButton
      label="Marcar como devolvido"
      question="O dinheiro já foi devolvido?"
      yes="Sim, foi devolvido"
      filled
      onYes={() => set(true)}
    >
      Confirme que {owed} foram devolvidos a {name}. Escrevemos-lhe a dizê-lo, e o comprovativo de
      pagamento, se houver, é apagado.
    </AskedButton>
  );
}

function DeleteBooking({ inscricao, event }: { inscricao: Inscricao; event: string }) {
  const navigate = useNavigate();
  async function remove() {
    const answer = await call('DELETE', bookingCall(inscricao._id));
    if (isRefused(answer)) sayFailed('Não foi possível apagar a reserva', reasonOf(answer));
    else sayDone(`A reserva de «${inscricao.name}» foi apagada.`);
    navigate(event);
  }
  return (
    <AskedButton
      label="Apagar reserva"
      question="Deseja apagar a reserva?"
      yes="Sim, apagar."
      no="Fechar"
      grave
      onYes={remove}
    >
      Antes de apagar, verifique a data da inscrição: foi feita a{' '}
      <strong>{longDate(inscricao.enrollmentDate)}</strong>. Se apagar, não poderá voltar atrás.
      {inscricao.aDevolver && !inscricao.devolvido ? (
        <p>
          Esta reserva tem {euros(inscricao.aDevolver)} por devolver: depois de apagada, nada o
          lembra.
        </p>
      ) : null}
    </AskedButton>
  );
}

function Shown({ evento, inscricao: read }: { evento: Evento; inscricao: Booking }) {
  const { key = '' } = useParams();
  const [inscricao, setInscricao] = useState(read);
  const event = `/backoffice/eventos/${encodeURIComponent(key)}`;
  // Its proof goes once the money was given back.
  const change = (now: Inscricao) =>
    setInscricao({ ...inscricao, ...now, ...(now.devolvido && { comprovativo: '' }) });
  return (
    <>
      <ScreenHead
        title={`Reserva de ${inscricao.name}`}
        back={{ to: `${event}?painel`, label: evento.title }}
      >
        {!inscricao.devolvido && <PaymentButton inscricao={inscricao} onChange={change} />}
        {inscricao.aDevolver ? <RefundButton inscricao={inscricao} onChange={change} /> : null}
        <DeleteBooking inscricao={inscricao} event={event} />
      </ScreenHead>
      <Facts facts={factsOf(inscricao, evento)} />
    </>
  );
}

/** One booking: who, how many, whether it is paid and, once it is cancelled, what is to be given back. */
export function BookingScreen() {
  const read = useLoaderData<Read | Refused>();
  if (isRefused(read)) {
    return (
      <>
        <ScreenHead title="Reserva" />
        <LoadFailure refused={read} />
      </>
    );
  }
  const { evento, inscricao } = read;
  return evento && inscricao ? (
    <Shown key={inscricao._id} evento={evento} inscricao={inscricao} />
  ) : (
    <NotFound />
  );
}
