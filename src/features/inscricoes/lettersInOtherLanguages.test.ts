import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { inLanguage } from '../../language/inLanguage.ts';
import { messages } from '../../language/messages.ts';
import { languageCodes, type Words } from '../../language/speaking.ts';
import { en } from '../../language/words/en.ts';
import { es } from '../../language/words/es.ts';
import { fr } from '../../language/words/fr.ts';
import { eventos, noticiasEventos } from '../../sections/noticiasEventos.ts';
import { type Letter, type LetterRow, outbox, withSecret } from '../../server/mail/outbox.ts';
import type { Table } from '../../server/store/table.ts';
import type { BookingLetterContext } from './bookingLetter.server.ts';
import { eventChanges } from './eventChanges.ts';
import * as eventLetters from './eventLetters.server.ts';
import * as bookingLetters from './letters.server.ts';
import * as moneyLetters from './moneyLetters.server.ts';
import { inscricoes } from './tables.server.ts';

const letters = { ...bookingLetters, ...eventLetters, ...moneyLetters };

const site = 'https://aldeia.example';
const now = new Date('2026-06-02T10:00:00.000Z');

const evento = {
  _id: 'e',
  identifier: 'x',
  title: 'X',
  location: 'Y',
  description: '',
  price: 10,
  childPrice: 5,
  startDate: '2026-07-15',
  startTime: '21:30',
  endDate: '2026-07-16',
  endTime: '02:00',
  cancelado: false,
  motivoCancelamento: 'Z',
  permiteInscricao: true,
  updatedAt: '2026-06-01T10:00:00.000Z',
  insertionDate: '2026-06-01T10:00:00.000Z',
};
const inscricao = {
  _id: 'abcdefgh',
  name: 'Bo',
  email: 'bo@example.com',
  telefone: '912345678',
  lingua: '',
  numeroAdultos: 2,
  numeroCriancas: 1,
  numeroPessoas: 3,
  precoAdulto: 10,
  precoCrianca: 5,
  evento: 'e',
  enrollmentDate: '2026-06-01T10:00:00.000Z',
  estaPago: false,
  estado: 'ativa',
  valorPago: 0,
  totalDevolvido: 0,
  aDevolver: 0,
  devolvido: false,
  pagarAte: '2026-06-20',
  ofertaAte: '2026-06-05T17:00:00.000Z',
  motivoRecusa: 'O valor não é o da reserva',
};
const definicoes = {
  councilName: 'W',
  villageName: 'V',
  email: 'w@example.com',
  iban: 'PT50 0000',
  mbway: '910 000 000',
  paymentNotes: '',
};

/** A booking, different in these columns. */
const booking = (different: object = {}, ofEvent: object = {}, ofCouncil: object = {}) =>
  ({
    inscricao: { ...inscricao, ...different },
    evento: { ...evento, ...ofEvent },
    definicoes: { ...definicoes, ...ofCouncil },
    page: 'https://aldeia.example/p',
    siteUrl: 'https://aldeia.example',
  }) as unknown as BookingLetterContext;

const paid = { estaPago: true, valorPago: 25 };
const free = { precoAdulto: 0, precoCrianca: 0 };
const cancelled = { estado: 'cancelada', ...paid, aDevolver: 25 };
const withEvent = { ...cancelled, canceladaComEvento: true };
const tooMuch = { ...paid, valorPago: 30, aDevolver: 5 };
const silent = { iban: '', mbway: '' };
const alone = { numeroCriancas: 0, numeroAdultos: 1, pagarAte: '' };
const allDay = { startTime: '', endTime: '', endDate: '' };
const soon = { startDate: '2026-06-08' };

const changed = (ofEvent: object, of: object = {}, at = now) =>
  letters.eventChanged(
    booking(of, ofEvent),
    eventChanges(evento as never, { ...evento, ...ofEvent } as never, at),
    at,
  );
const off = booking({ estado: 'cancelada' }, { cancelado: true });
const movedFrom = { inscricao: booking({ evento: 'f' }).inscricao, evento: { title: 'Q' } };
const smaller = { inscricao: booking(alone).inscricao, evento };

/** Every letter to a visitor, with every sentence that it can have. */
const cases: [keyof typeof letters, () => Letter][] = [
  ['bookingReceived', () => letters.bookingReceived(booking())],
  ['bookingReceived', () => letters.bookingReceived(booking({}, soon, silent))],
  ['bookingReceived', () => letters.bookingReceived(booking(paid))],
  ['bookingReceived', () => letters.bookingReceived(booking({ ...free, ...alone }, allDay))],
  ['waitingNoted', () => letters.waitingNoted(booking({ estado: 'espera' }))],
  ['placeOffered', () => letters.placeOffered(booking({ estado: 'oferta' }))],
  ['offerEnded', () => letters.offerEnded(booking({ estado: 'expirada' }))],
  ['paymentReminder', () => letters.paymentReminder(booking())],
  ['bookingExpired', () => letters.bookingExpired(booking({ estado: 'expirada' }))],
  ['paymentLate', () => letters.paymentLate(booking({ ...paid, estado: 'expirada' }))],
  ['bookingRestored', () => letters.bookingRestored(booking())],
  ['lateRefund', () => letters.lateRefund(booking(cancelled))],
  ['eventTomorrow', () => letters.eventTomorrow(booking({ valorPago: 5 }))],
  ['eventTomorrow', () => letters.eventTomorrow(booking(paid))],
  ['bookingReduced', () => letters.bookingReduced(booking(tooMuch), inscricao as never)],
  ['bookingReduced', () => letters.bookingReduced(booking(), inscricao as never)],
  ['bookingChanged', () => letters.bookingChanged(booking(), movedFrom)],
  ['bookingChanged', () => letters.bookingChanged(booking(tooMuch), smaller)],
  ['eventChanged', () => changed({ startTime: '22:00', location: 'P' })],
  ['eventChanged', () => changed({ startDate: '2026-07-14', endDate: '', endTime: '' })],
  ['eventChanged', () => changed({ location: 'P' }, {}, new Date('2026-07-10T10:00:00Z'))],
  ['eventChanged', () => changed({ price: 12, childPrice: 6 })],
  ['eventChanged', () => changed({ price: 12 }, free)],
  ['paymentConfirmed', () => letters.paymentConfirmed(booking(paid))],
  ['paymentNoted', () => letters.paymentNoted(5)(booking({ valorPago: 5 }))],
  ['paymentNoted', () => letters.paymentNoted(30)(booking(tooMuch))],
  ['proofRefused', () => letters.proofRefused(booking())],
  ['proofRefused', () => letters.proofRefused(booking({ estado: 'cancelada' }))],
  ['paymentCancelled', () => letters.paymentCancelled(booking())],
  ['bookingCancelled', () => letters.bookingCancelled(booking(cancelled))],
  ['bookingCancelled', () => letters.bookingCancelled(booking({ estado: 'cancelada' }))],
  ['eventCancelled', () => letters.eventCancelled(off, { mensagem: 'M', hasProof: true })],
  ['eventCancelled', () => letters.eventCancelled(off, { mensagem: 'M', hasProof: false })],
  [
    'eventCancelled',
    () => letters.eventCancelled(booking(withEvent), { mensagem: '', hasProof: true }),
  ],
  ['bookingDeleted', () => letters.bookingDeleted(booking(), '')],
  ['bookingDeleted', () => letters.bookingDeleted(booking(cancelled), 'feita')],
  ['bookingDeleted', () => letters.bookingDeleted(booking(withEvent), 'dispensada')],
  ['bookingBack', () => letters.bookingBack(booking())],
  ['refundPromised', () => letters.refundPromised(booking(cancelled))],
  ['refundPromised', () => letters.refundPromised(booking(withEvent))],
  ['refundMade', () => letters.refundMade(booking(cancelled))],
  ['refundMade', () => letters.refundMade(booking(withEvent))],
  ['refundMade', () => letters.refundMade(booking(tooMuch))],
  ['refundPending', () => letters.refundPending(booking(cancelled))],
  ['refundPending', () => letters.refundPending(booking(withEvent))],
  ['refundPending', () => letters.refundPending(booking(tooMuch))],
];

/** The sentences, labels and values of a letter. */
const piecesOf = ({ subject, body }: Letter) =>
  `${subject}\n${body}`
    .split(/\n|(?<=[.!?:;]) /)
    .map((piece) => piece.replace(/^[\d,. ]+|[.:;!]+$/g, ''))
    .filter((piece) => /\p{Ll}/u.test(piece) && !piece.startsWith('http'));

const tables: Record<string, Words> = { en, es, fr };

test('the table of cases has every letter to a visitor', () => {
  const named = new Set(['councilAboutBooking', ...cases.map(([name]) => name)]);
  expect([...named].toSorted()).toEqual(Object.keys(letters).toSorted());
});

describe.each(languageCodes)('a letter in %s', (language) => {
  const words: Readonly<Record<string, string>> = tables[language] as Words;
  const locales = { en: 'en-GB', es: 'es-ES', fr: 'fr-FR' };

  test.each(cases.map(([name, write], at) => [`${name} (${at})`, write] as const))(
    'has nothing of the Portuguese one: %s',
    (_case, write) => {
      const [portuguese, other] = [write(), inLanguage(language, write)];
      expect(portuguese.html).toContain('<html lang="pt-PT">');
      expect(other.html).toContain(`<html lang="${locales[language]}">`);
      const said = piecesOf(other);
      // A few words are the same in both languages, and the tables say so.
      const left = piecesOf(portuguese).filter(
        (piece) => said.includes(piece) && words[piece] !== piece,
      );
      expect(left).toEqual([]);
      expect(other.body).not.toMatch(/[{}]/);
    },
  );
});

describe.each(engines)('a visitor who books in another language, on %s', (engine) => {
  const t = testApp(engine, { settings: { MAIL_TO: 'junta@exemplo.pt', SITE_URL: site } });
  let url: string;
  let body: Record<string, unknown>;
  let _id: string;

  beforeEach(async () => {
    const tables: Table[] = [inscricoes, noticiasEventos, outbox];
    for (const table of tables) await t.store.remove(table, {});
    body = {
      ...validBody(eventos, 'Caminhada'),
      title_en: 'Walk',
      title_es: 'Paseo',
      title_fr: '',
      permiteInscricao: true,
      price: 10,
      startDate: '2026-07-02',
      endDate: '',
      limitEnrollmentDate: '2026-07-02',
      startTime: '',
      endTime: '',
    };
    const made = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body.noticiaEvento;
    ({ _id } = made);
    url = `/api/noticiasEventos/evento/${made.identifier}`;
  });

  const book = async (lingua: object) =>
    t.visitor('POST', '/api/inscricoes', {
      _id,
      name: 'Bo',
      email: 'bo@exemplo.pt',
      telefone: '912345678',
      numeroAdultos: 2,
      numeroCriancas: 0,
      captcha: await t.captcha('inscricoes'),
      ...lingua,
    });
  const written = () => t.store.list(outbox);
  const asSent = (letter?: LetterRow) => letter && withSecret(letter).body;
  const subjects = async () => (await written()).map(({ subject }) => subject);

  test('is written to in it, and the council in Portuguese', async () => {
    const { pagina } = (await book({ lingua: 'en' })).body.inscricao;
    const [toVisitor, toCouncil] = await written();
    expect(toVisitor?.subject).toBe('Booking received: Walk');
    expect(toVisitor?.body).toContain('Event: Walk\n');
    expect(toVisitor?.calendar).toContain('SUMMARY:Walk\r\n');
    expect(toVisitor?.calendar).toContain(`URL:${site}/en/noticias_e_eventos/`);
    expect(asSent(toVisitor)).toContain(`My booking:\n${site}/en${pagina}\n`);
    expect(toCouncil?.subject).toBe('Nova reserva: Caminhada');
    expect(toCouncil?.body).toContain('Telefone: 912345678\nLíngua: Inglês\nEvento: Caminhada\n');
    const [row] = await t.store.list(inscricoes);
    const read = (await t.staff('GET', `/api/inscricoes/${row?._id}`)).body;
    expect(read.inscricao.lingua).toBe('en');
  });

  test('and one who says nothing of a language in Portuguese', async () => {
    const { pagina } = (await book({})).body.inscricao;
    const [toVisitor, toCouncil] = await written();
    expect(asSent(toVisitor)).toContain(`A minha reserva:\n${site}${pagina}\n`);
    expect(toCouncil?.body).not.toContain('Língua');
  });

  test('but a language that the site does not speak is refused', async () => {
    expect(await book({ lingua: 'de' })).toMatchObject(refused('lingua', messages.invalid));
  });

  test('is told of a change in it, and no more once the booking is cancelled', async () => {
    const { pagina } = (await book({ lingua: 'fr' })).body.inscricao;
    await t.staff('PUT', url, { ...body, startTime: '21:30', avisarInscritos: true });
    const told = (await written()).at(-1);
    expect(told?.subject).toBe('Changement pour l’événement: Caminhada');
    expect(told?.body).toContain('Quand: 2 juillet 2026 à 21:30\nAvant: 2 juillet 2026\n');
    await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
    expect(await subjects()).not.toContain(told?.subject);
    expect(await subjects()).toContain('Réservation annulée: Caminhada');
  });

  test('gets what staff write within a letter in it, once', async () => {
    await book({ lingua: 'es' });
    const letter = { a: 'todos', assunto: 'Traga calçado', texto: 'O caminho está molhado.' };
    const seen = (await t.staff('POST', `${url}/cartas/previsao`, letter)).body.previsao;
    expect((await t.staff('POST', `${url}/cartas`, letter)).body.cartas).toBe(1);
    expect((await t.staff('POST', `${url}/cartas`, letter)).body.cartas).toBe(0);
    const { subject, body: text = '' } = (await written()).at(-1) ?? {};
    expect(subject).toBe('Traga calçado: Paseo');
    expect(text).toContain('Hola, Bo:\n\nO caminho está molhado.\n\nEvento: Paseo\nCuándo: ');
    expect(text).toBe(seen.texto);
  });
});
