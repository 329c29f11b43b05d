import { notFound } from '../../calls/refusal.ts';
import { paymentWays } from '../../sections/definicoes.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import type { Patience } from '../../server/api/files.ts';
import { receiveFromVisitor } from '../../server/api/visitorFile.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Context } from '../../server/village/context.ts';
import { noStore, type Route } from '../../server/village/route.ts';
import { heldFor } from '../dinheiro/movimentos.ts';
import { cancelBooking } from './book.server.ts';
import { hasProofToCheck, owedFor } from './bookingMoney.ts';
import { isPayable } from './bookingState.ts';
import { reduceBooking } from './changeBooking.server.ts';
import { arrivalPath, referenceOf } from './inscricoes.ts';
import { openProofs } from './proofs.server.ts';
import { eventTranslations, reservaCalls, wayTranslations } from './reservaCalls.ts';
import { bookingTotal, canCancel, cancelDeadline } from './signUp.ts';
import {
  type EventoRow,
  findBooking,
  type InscricaoRow,
  inscricoes,
  isInBin,
  proofOf,
  refuseUnlessActive,
} from './tables.server.ts';
import { transferCode } from './transferCode.ts';
import { answerOffer } from './waitingList.server.ts';

/** A translation in a row, which has none if it was deleted before there were any. */
const translationIn = (row: object, name: string) =>
  String((row as Readonly<Record<string, unknown>>)[name] ?? '');

/** What the holder of a booking's secret may see and do. Reading changes nothing. */
export function reservaRoutes(declared: Route, context: Context, patience?: Patience): void {
  const { store, now } = context;

  const route = noStore(declared);

  /** The event of a booking; from the bin, if it was deleted. */
  async function eventOf(inscricao: InscricaoRow): Promise<EventoRow | undefined> {
    if (!isInBin(inscricao)) return store.find(noticiasEventos, { _id: inscricao.evento });
    const deleted = await store.find(reciclagem, { _id: inscricao.eventoApagado });
    return deleted && JSON.parse(deleted.valores);
  }

  async function reserva(segredo: string) {
    const inscricao = await findBooking(store, { segredo });
    const evento = inscricao && (await eventOf(inscricao));
    if (!inscricao || !evento) return null;
    const deadline = cancelDeadline(inscricao, evento);
    const isActive = inscricao.estado === 'ativa';
    const eventoRetirado = isInBin(inscricao);
    const definicoes = await readDefinicoesForLetters(store);
    const notes = Object.fromEntries(
      wayTranslations.map(({ from, to }) => [to, translationIn(definicoes, from)]),
    );
    const [porPagar, referencia] = [owedFor(inscricao), referenceOf(inscricao)];
    const proof = await proofOf(store, inscricao._id);
    // The call's declaration cuts off the columns that the holder is not shown.
    return {
      ...inscricao,
      eventoRetirado,
      referencia,
      porPagar,
      precoAdulto: inscricao.precoAdulto ?? 0,
      precoCrianca: inscricao.precoCrianca ?? 0,
      numeroAdultos: inscricao.numeroAdultos ?? 0,
      numeroCriancas: inscricao.numeroCriancas ?? 0,
      guardadoAte: inscricao.guardadoAte > now().toISOString() ? inscricao.guardadoAte : '',
      evento: {
        ...evento,
        ...Object.fromEntries(eventTranslations.map((name) => [name, translationIn(evento, name)])),
      },
      total: bookingTotal(inscricao),
      pago: heldFor(inscricao),
      pagamento: paymentWays(definicoes).map((way) => ({
        ...way,
        ...(way.value === definicoes.paymentNotes && notes),
      })),
      iban: definicoes.iban,
      // The address that the phone at the door opens; it asks for an account.
      codigoEntrada: isActive ? context.config.siteUrl + arrivalPath(evento, inscricao) : '',
      codigoTransferencia: transferCode(definicoes, { sum: porPagar, referencia }),
      comprovativo: proof.comprovativo,
      comprovativoPorValidar: hasProofToCheck({ ...inscricao, ...proof }),
      cancelarAte: deadline.day,
      cancelarAteHora: deadline.time,
      podeCancelar: isActive && !eventoRetirado && canCancel(deadline, now()),
    };
  }

  route(reservaCalls.read, async ({ params }) => ({
    reserva: await reserva(params.segredo),
  }));

  route(reservaCalls.reduce, async ({ params: { segredo }, body }) => {
    if (!(await reduceBooking(context, segredo, body))) throw notFound('segredo');
    return { reserva: await reserva(segredo) };
  });

  route(reservaCalls.answerOffer, async ({ params: { segredo }, body }) => {
    if (!(await answerOffer(context, segredo, body.aceita))) throw notFound('segredo');
    return { reserva: await reserva(segredo) };
  });

  route(reservaCalls.cancel, async ({ params: { segredo } }) => {
    if (!(await cancelBooking(context, { segredo }))) throw notFound('segredo');
    return { reserva: await reserva(segredo) };
  });

  route(reservaCalls.sendProof, async ({ params: { segredo } }, request, reply) => {
    const inscricao = await store.find(inscricoes, { segredo });
    if (!inscricao || isInBin(inscricao)) throw notFound('segredo');
    // Check first: the file may be 20 MB.
    if (!isPayable(inscricao)) refuseUnlessActive(inscricao, 'file');
    const files = await openProofs(context);
    await receiveFromVisitor(context, { request, reply, files, patience }, async ({ temp }) => {
      if (!(await files.keep(temp, segredo))) throw notFound('segredo');
    });
    return { reserva: await reserva(segredo) };
  });
}
