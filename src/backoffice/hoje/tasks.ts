import { everyFeature } from '../../features/all.ts';
import type { Task } from '../../features/feature.ts';

const own: Task[] = [
  {
    ...{ name: 'emailsFalhados', place: 9, to: '/backoffice/cartas?estado=falharam' },
    reads: 'GET /api/cartas',
    one: 'email que não saiu',
    many: 'emails que não saíram',
    isUrgent: true,
  },
  {
    ...{ name: 'publicacoesPorDecidir', place: 6, to: '/backoffice/publicacoes' },
    reads: 'GET /api/publicacoes',
    one: 'pedido de publicação',
    many: 'pedidos de publicação',
  },
  {
    ...{ name: 'publicacoesDevolvidas', place: 7, to: '/backoffice/publicacoes' },
    reads: 'GET /api/publicacoes',
    one: 'pedido seu devolvido',
    many: 'pedidos seus devolvidos',
  },
];

/** Everything that may wait for somebody at the desk, what is most pressing first. */
export const tasks: readonly Task[] = [
  ...own,
  ...everyFeature.flatMap((feature) => feature.tasks ?? []),
].sort((one, other) => one.place - other.place);
