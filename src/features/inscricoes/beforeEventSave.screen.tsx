import { Stack } from '@mantine/core';
import type { SaveQuestion } from '../../backoffice/panel.ts';
import { isRefused, type Refused } from '../../calls/ask.ts';
import { type FieldError, validate } from '../../fields/validate.ts';
import type { RecordIn } from '../../sections/all.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import type { Stored } from '../../sections/section.ts';
import styles from './beforeEventSave.module.css';
import { concernedInWords, readBookingCounts } from './bookingsInWords.screen.ts';
import { type EventChange, eventChanges } from './eventChanges.ts';
import { refusals } from './refusals.ts';

type Evento = RecordIn<'noticiasEventos'>;

/** Whom a change concerns: people, their bookings, and how many of those left an e-mail to write to. */
type Concerned = { people: number; bookings: number; letters: number };

type ChangesProps = { changes: readonly EventChange[]; concerned: Concerned };

function Changes({ changes, concerned }: ChangesProps) {
  const { bookings, letters } = concerned;
  const isAboutPrice = changes.some(({ what }) => what === 'price');
  return (
    <Stack gap="sm">
      <Stack component="dl" gap="sm" m={0} className={styles.changes ?? ''}>
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>
                <span className="visually-hidden">Antes: </span>
                {before}
              </del>{' '}
              <ins>
                <span className="visually-hidden">Agora: </span>
                {after}
              </ins>
            </dd>
          </div>
        ))}
      </Stack>
      {isAboutPrice && (
        <p>O novo preço é só para novas inscrições: quem já reservou paga o que reservou.</p>
      )}
      {letters > 0 && <p>Quer escrever a quem se inscreveu a dizer o que mudou?</p>}
      {letters < bookings && <p>A quem não deixou email, telefone.</p>}
    </Stack>
  );
}

/** The question asked before saving a change that concerns people who booked. */
export function changeQuestion(
  changes: readonly EventChange[],
  concerned: Concerned,
): SaveQuestion {
  const { people, bookings, letters } = concerned;
  const writing = {
    label: 'Guardar e escrever',
    envelope: { avisarInscritos: true },
    message: letters === 1 ? 'Ficou escrito 1 email.' : `Ficaram escritos ${letters} emails.`,
  };
  const silently = { label: 'Guardar sem escrever', envelope: {}, message: 'Ninguém foi avisado.' };
  return {
    question: `Esta alteração diz respeito a ${concernedInWords(people, bookings)}`,
    words: <Changes changes={changes} concerned={concerned} />,
    answers: letters > 0 ? [writing, silently] : [silently],
  };
}

/** Whether an event would have fewer places than people who come. */
function placesFault(values: Partial<Evento>, enrolled: number): FieldError[] {
  const { permiteInscricao, maxParticipants } = values;
  return permiteInscricao && (maxParticipants ?? 0) < enrolled
    ? [{ param: 'maxParticipants', msg: refusals.belowEnrolled(enrolled) }]
    : [];
}

/** Checks what a change to an event means for the people who booked it, with counts read just now. */
export async function beforeEventSave(
  record: (Stored & Readonly<Record<string, unknown>>) | undefined,
  typed: Readonly<Record<string, unknown>>,
): Promise<Refused | SaveQuestion | undefined> {
  if (!record) return undefined;
  const before = record as unknown as Evento;
  const values = validate(eventos, typed).values as Partial<Evento>;
  const changes = eventChanges(before, { ...before, ...values }, new Date());
  const hasOtherPlaces = values.maxParticipants !== before.maxParticipants;
  if (changes.length === 0 && !hasOtherPlaces) return undefined;
  const read = await readBookingCounts(before.identifier);
  // Let the save go on: it reports a connection problem itself.
  if (isRefused(read)) return undefined;
  const people = read.noticiaEvento.currentParticipants ?? 0;
  const errors = hasOtherPlaces ? placesFault(values, people) : [];
  if (errors.length > 0) return { errors };
  const { comLugar: bookings, comEmail: letters } = read.reservas;
  return changes.length > 0 && bookings > 0
    ? changeQuestion(changes, { people, bookings, letters })
    : undefined;
}
