import { featureSamples } from '../../demo/featureSamples.ts';
import { inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { addDays, lisbonDay } from '../../src/language/calendar.ts';
import { collections } from '../../src/sections/all.ts';
import type { Context } from '../../src/server/village/context.ts';
import { moved } from '../dinheiro/moved.ts';

/** How many records there are of each kind. */
export const long = {
  news: 130,
  past: 20,
  next: 15,
  notices: 60,
  shops: 30,
  bookings: 120,
};

/** The event that has all the bookings. */
export const fullEvent = 'Romaria de todos';

/** Fills a village with more of every list than fits on one page. */
export async function fillLong({ store, now, content }: Context): Promise<void> {
  const { noticiasEventos, avisos, lojas } = collections;
  const today = lisbonDay(now());
  const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const times = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  await store.transaction(async (trx) => {
    for (const n of times(long.news)) {
      await trx.create(noticiasEventos, {
        type: n % 4 === 0 ? 'PROJETO' : 'NOTICIA',
        title: `Notícia n.º ${n}`,
        identifier: `noticia-${n}`,
        description: `<p>A água número ${n}.</p>`,
        insertionDate: daysAgo(n).toISOString(),
      });
    }
    for (const n of times(long.past + long.next)) {
      const isNext = n > long.past;
      const days = isNext ? n - long.past : -30 * n;
      const { _id } = await trx.create(noticiasEventos, {
        type: 'EVENTO',
        title: n === 1 ? fullEvent : `Evento n.º ${n}`,
        location: 'Adro',
        identifier: `evento-${n}`,
        description: '<p>Uma festa.</p>',
        startDate: addDays(today, days),
        insertionDate: daysAgo(900).toISOString(),
        ...(n === 1 && { permiteInscricao: true, price: 5, childPrice: 0, maxParticipants: 500 }),
      });
      for (const m of times(n === 1 ? long.bookings : 0)) {
        const booking = await trx.create(inscricoes, {
          evento: _id,
          name: `Conceição ${m}`,
          email: `c${m}@exemplo.pt`,
          telefone: '912345678',
          numeroAdultos: 1,
          numeroCriancas: 0,
          numeroPessoas: 1,
          precoAdulto: 5,
          precoCrianca: 0,
          enrollmentDate: daysAgo(40).toISOString(),
          chave: `c${m}`,
          segredo: `s${m}`,
        });
        await moved(trx, booking._id, { pagamento: m % 2 === 0 ? 5 : 0 });
      }
    }
    for (const n of times(long.notices)) {
      await trx.create(avisos, {
        title: `Edital n.º ${n}`,
        smallDescription: 'Afixado.',
        description: '<p>Afixado.</p>',
        date: daysAgo(long.notices - n).toISOString(),
      });
    }
    for (const n of times(long.shops)) {
      await trx.create(lojas, {
        name: `Loja n.º ${n}`,
        identifier: `loja-${n}`,
        description: '<p>Mel.</p>',
        local: 'Largo',
      });
    }
    for (const { addManySamples } of await featureSamples()) await addManySamples?.(trx, now());
  });
  await content.change();
}
