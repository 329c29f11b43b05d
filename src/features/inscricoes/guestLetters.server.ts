import { sql } from 'kysely';
import { notFound, refusal } from '../../calls/refusal.ts';
import type { Values } from '../../fields/field.ts';
import { t } from '../../language/speaking.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { letter } from '../../server/mail/letter.ts';
import { type Letter, outbox, secretMark } from '../../server/mail/outbox.ts';
import { hashOf } from '../../server/process/newSecret.ts';
import { logActivity } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Condition, Store } from '../../server/store/store.ts';
import type { Routes } from '../../server/village/context.ts';
import { narrowed, ofEvent } from './bookingFilters.server.ts';
import {
  type BookingLetterContext,
  bookingFor,
  bookingKinds,
  greetingOf,
} from './bookingLetter.server.ts';
import { whenInWords } from './eventChanges.ts';
import { guestLetterCalls, type guestLetterFields } from './guestLetterCalls.ts';
import { referenceOf } from './inscricoes.ts';
import { refusals } from './refusals.ts';
import { type EventoRow, type inscricoes, listBookings } from './tables.server.ts';
import { inLanguageOf, writeLetters } from './writeLetters.server.ts';

type Written = Values<typeof guestLetterFields>;

/** To the visitor: what the council has to say to those who booked. */
function guestLetter(booking: BookingLetterContext, written: Written): Letter {
  const { assunto, texto } = written;
  const { inscricao, evento, definicoes, page, secret } = booking;
  return letter(
    {
      greeting: greetingOf(inscricao),
      paragraphs: [texto],
      facts: [
        [t('Evento'), evento.title],
        [t('Quando'), whenInWords(evento)],
        [t('Referência'), referenceOf(inscricao)],
      ],
      link: { label: t('A minha reserva'), href: page },
      from: definicoes.councilName,
    },
    {
      recipient: inscricao.email,
      replyTo: definicoes.email,
      subject: `${assunto}: ${evento.title}`,
      tipo: bookingKinds.most,
      secret,
      about: inscricao._id,
      batch: batchOf(written),
      byHand: true,
    },
  );
}

/** The same for the same words, so that nobody gets them twice. */
const batchOf = ({ assunto, texto }: Written) => hashOf(JSON.stringify([assunto, texto]));

/** The active bookings that a letter is for; cancelled ones get none. */
function meant(evento: EventoRow, { a }: Written): Condition<typeof inscricoes.fields> {
  const where = { estado: 'ativa' } as const;
  if (a === 'por-pagar') return { where, ...narrowed(ofEvent(evento), 'porPagar') };
  const all = ofEvent(evento);
  return { where, condition: a === 'presentes' ? sql`${all} and "chegaram" > 0` : all };
}

/** The bookings a letter would go to now: those with an e-mail that were not sent the same letter before. */
async function recipients(store: Store, evento: EventoRow, written: Written) {
  const guests = await listBookings(store, meant(evento, written));
  const reachable = guests.filter(({ email }) => email !== '');
  const about = reachable.map(({ _id }) => _id);
  const where = { about, batch: batchOf(written) };
  const same = await store.list(outbox, { where, fields: ['about'] });
  const reached = new Set(same.map((each) => each.about));
  return {
    fresh: reachable.filter(({ _id }) => !reached.has(_id)),
    jaReceberam: reached.size,
    semEmail: guests.length - reachable.length,
    reachable,
  };
}

/** Staff write to those who booked for an event. */
export const guestLetterRoutes: Routes = (route, context) => {
  const { store, config } = context;

  route(guestLetterCalls.previewLetters, async ({ params, body }) => {
    const evento = await store.find(noticiasEventos, { ...params, type: 'EVENTO' });
    if (!evento) throw notFound('identifier');
    const { fresh, reachable, jaReceberam, semEmail } = await recipients(store, evento, body);
    const [inscricao] = [...fresh, ...reachable];
    if (!inscricao) throw refusal(409, 'a', refusals.nobodyToWriteTo);
    const definicoes = await readDefinicoesForLetters(store);
    // Don't show staff the real address: only the visitor may open that page.
    const sealed = { ...inscricao, segredo: secretMark };
    const sample = inLanguageOf(inscricao, () =>
      guestLetter(bookingFor(sealed, evento, definicoes, config), body),
    );
    const { subject: assunto, body: texto } = sample;
    return { previsao: { assunto, texto, cartas: fresh.length, jaReceberam, semEmail } };
  });

  route(guestLetterCalls.writeLetters, ({ params, body, actor }) =>
    store.transaction(async (trx) => {
      // A second press waits for this lock, and then finds that all letters are written.
      const evento = await trx.lock(noticiasEventos, { ...params, type: 'EVENTO' });
      if (!evento) throw notFound('identifier');
      const { fresh, reachable } = await recipients(trx, evento, body);
      if (reachable.length === 0) throw refusal(409, 'a', refusals.nobodyToWriteTo);
      for (const inscricao of fresh) {
        const toVisitor = (booking: BookingLetterContext) => guestLetter(booking, body);
        await writeLetters(trx, context, { inscricao, evento }, { toVisitor });
      }
      const about = { place: eventos.name, target: evento._id };
      const deed = { verb: 'guestsWrittenTo', subject: evento.title, ...about } as const;
      if (fresh.length > 0) await logActivity(trx, actor, deed);
      return { cartas: fresh.length };
    }),
  );
};
