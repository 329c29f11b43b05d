import { Alert, Button, Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../backoffice/client.ts';
import { ShortForm } from '../../backoffice/form/ShortForm.tsx';
import { notifyDone } from '../../backoffice/parts/notices.tsx';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import { choice } from '../../fields/choice.ts';
import { flag } from '../../fields/flag.ts';
import type { FieldError } from '../../fields/validate.ts';
import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { euros } from '../../language/euros.ts';
import type { RecordIn } from '../../sections/all.ts';
import { availablePlaces, signUpState } from '../../sections/eventSignUp.ts';
import { officePath } from '../../sections/officePath.ts';
import { owedFor, refundFor } from './bookingMoney.ts';
import { inscricao as form, type Inscricao } from './inscricoes.ts';
import { refusals } from './refusals.ts';
import { atBothNumbers, bookingTotal, type Party, partyFields, sizeOf } from './signUp.ts';

type Evento = RecordIn<'noticiasEventos'>;

/** How many of the next events can be chosen from. */
const mostTargets = 30;

/** The booking's own event, followed by the others that still take sign-ups. */
async function readTargets(own: Evento): Promise<Evento[] | Refused> {
  const answer = await call('GET /api/noticiasEventos', {
    query: { type: 'EVENTO', estado: 'todos', limit: mostTargets },
  });
  if (isRefused(answer)) return answer;
  const events = answer.arrayNoticiaEventos as Evento[];
  const now = new Date();
  const isOther = (each: Evento) =>
    each._id !== own._id && signUpState(each, now, 'counter') === 'open';
  return [events.find(({ _id }) => _id === own._id) ?? own, ...events.filter(isOther)];
}

function fieldsFor([own, ...others]: Evento[], { email, name, evento }: Inscricao) {
  const { numeroAdultos, numeroCriancas } = form.fields;
  const wordsOf = (each: Evento) =>
    `${each.title}, ${longDate(each.startDate)} (${counted(availablePlaces(each), 'vaga livre', 'vagas livres')})`;
  const names = Object.fromEntries(
    [own, ...others].flatMap((each) => (each ? [[each._id, wordsOf(each)]] : [])),
  );
  return {
    numeroAdultos,
    numeroCriancas,
    evento: choice('Evento', [evento, ...others.map(({ _id }) => _id)], { names, required: true }),
    ...(email !== '' && {
      avisar: flag(`Escrever a ${name} a dizer o que mudou`, { initial: true }),
    }),
  };
}

/** Refuses a party too large for the places last read; the server checks again. */
function seatFaults(target: Evento, before: Inscricao, party: Party): FieldError[] {
  const own = target._id === before.evento ? (before.numeroPessoas ?? 0) : 0;
  return sizeOf(party) > availablePlaces(target) + own ? atBothNumbers(refusals.seats) : [];
}

/** How a new party changes the total and what is owed, in words, before it is saved. */
function changeInWords(before: Inscricao, party: Party): string[] {
  const after = { ...before, ...party };
  const [was, will] = [bookingTotal(before), bookingTotal(after)];
  const total =
    was === will
      ? `O total continua a ser ${euros(will)}.`
      : `O total passa de ${euros(was)} para ${euros(will)}, aos preços do dia da reserva.`;
  const [owed, back] = [owedFor(after), refundFor(after)];
  return [
    total,
    owed > 0 ? `Ficam por pagar ${euros(owed)}.` : '',
    back > 0 ? `Ficam por devolver ${euros(back)}, já pagos a mais.` : '',
    will > 0 && owed === 0 && back === 0 ? 'Não fica nada por pagar.' : '',
  ].filter(Boolean);
}

type Props = { inscricao: Inscricao; evento: Evento };

/** Changes a booking's party or event, and shows beforehand how that changes the money. */
export function ChangeBooking({ inscricao, evento }: Props) {
  const [targets, setTargets] = useState<Evento[] | Refused>();
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function open() {
    setTargets(undefined);
    setOpen(true);
    setTargets(await readTargets(evento));
  }

  async function save(values: Record<string, unknown>): Promise<Refused | undefined> {
    const target = Array.isArray(targets)
      ? targets.find(({ _id }) => _id === values.evento)
      : undefined;
    const errors = target ? seatFaults(target, inscricao, values as Party) : [];
    if (errors.length > 0) return { errors };
    const answer = await call('PUT /api/inscricoes/:_id/lugares', {
      params: { _id: inscricao._id },
      body: { ...values, visto: inscricao.updatedAt },
    });
    if (isRefused(answer)) {
      if (answer.status === 409) void revalidate();
      return answer;
    }
    setOpen(false);
    const written = values.avisar === true ? ' O email ficou escrito.' : '';
    notifyDone(`A reserva de «${inscricao.name}» ficou alterada.${written}`);
    if (target && target._id !== evento._id) {
      const path = officePath('eventos', target.identifier);
      void navigate(`${path}/${encodeURIComponent(inscricao._id)}`, { replace: true });
    } else void revalidate();
    return undefined;
  }

  const { numeroAdultos, numeroPessoas, numeroCriancas } = inscricao;
  return (
    <>
      <Button variant="outline" onClick={open}>
        Mudar a reserva
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Mudar a reserva"
        closeOnClickOutside={false}
      >
        {targets === undefined && <Loader aria-label="A carregar os eventos" />}
        {isRefused(targets) && (
          <Alert color="red" title="Não foi possível carregar os eventos" role="alert">
            {reasonOf(targets)}
          </Alert>
        )}
        {Array.isArray(targets) && (
          <ShortForm
            together={partyFields}
            fields={fieldsFor(targets, inscricao)}
            initial={{
              numeroAdultos: numeroAdultos ?? numeroPessoas,
              numeroCriancas: numeroCriancas ?? 0,
              evento: evento._id,
            }}
            submit="Guardar"
            failed="Não foi possível mudar a reserva"
            send={save}
            onCancel={() => setOpen(false)}
            after={(values) => (
              <div role="status">
                {changeInWords(inscricao, values as Party).map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            )}
          >
            <p>Quem muda de evento ou de número fica com os preços do dia em que reservou.</p>
          </ShortForm>
        )}
      </Modal>
    </>
  );
}
