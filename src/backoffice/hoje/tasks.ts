import { everyFeature } from '../../features/all.ts';
import type { Task } from '../../features/feature.ts';

const bookings = '/backoffice/inscricoes?estado=';

const own: Task[] = [
  {
    ...{ name: 'comprovativosPorValidar', place: 2, to: `${bookings}comprovativo` },
    one: 'comprovativo por validar',
    many: 'comprovativos por validar',
  },
  {
    ...{ name: 'reservasPorPagar', place: 3, to: `${bookings}porPagar` },
    one: 'reserva por pagar',
    many: 'reservas por pagar',
    always: { unsaidOnPhone: /reservas? /, evenIfNone: true },
  },
  {
    ...{ name: 'devolucoesPorFazer', place: 4, to: `${bookings}porDevolver` },
    one: 'devolução por fazer',
    many: 'devoluções por fazer',
    always: { unsaidOnPhone: / por fazer/, evenIfNone: false },
  },
  {
    ...{ name: 'emailsFalhados', place: 9, to: '/backoffice/cartas?estado=falharam' },
    one: 'email que não saiu',
    many: 'emails que não saíram',
    isUrgent: true,
  },
];

/** Everything that may wait for somebody at the desk, what is most pressing first. */
export const tasks: readonly Task[] = [
  ...own,
  ...everyFeature.flatMap((feature) => feature.tasks ?? []),
].sort((one, other) => one.place - other.place);
