import type { DemoFeature } from '../../../demo/feature.ts';
import { day } from '../../language/durations.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { theProgram } from '../../server/store/atividade.ts';
import { demoBookings } from './bookings.demo.ts';
import { bookingTotal, sizeOf } from './signUp.ts';
import { inscricoes, postPayments } from './tables.server.ts';

/** The people who booked the events of the demo village. */
export const inscricoesDemo: DemoFeature = {
  async fill(trx, now) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
    for (const [title, parties] of Object.entries(demoBookings)) {
      const evento = await trx.find(noticiasEventos, { title });
      const prices = { precoAdulto: evento?.price ?? 0, precoCrianca: evento?.childPrice ?? 0 };
      for (const { daysAgo: booked, cancelledDaysAgo, isPaid, ...party } of parties) {
        const booking = await trx.create(inscricoes, {
          ...party,
          ...prices,
          ...(cancelledDaysAgo !== undefined && {
            estado: 'cancelada',
            canceladaEm: daysAgo(cancelledDaysAgo),
          }),
          demo: true,
          evento: evento?._id ?? '',
          chave: crypto.randomUUID(),
          segredo: newSecret(),
          numeroPessoas: sizeOf(party),
          enrollmentDate: daysAgo(booked),
        });
        if (!isPaid) continue;
        const valor = bookingTotal(booking);
        const paid = { tipo: 'pagamento', valor, meio: 'transferencia' } as const;
        const actor = { who: theProgram, now: new Date(daysAgo(booked - 1)) };
        await postPayments(trx, booking, paid, actor);
      }
    }
  },
};
