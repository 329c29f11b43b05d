import { everyFeature } from '../../features/all.ts';
import type { Task } from '../../features/feature.ts';

const own: Task[] = [
  {
    ...{ name: 'pedidosDadosUrgentes', place: 7, to: '/backoffice/pessoa-dados?prazo=curto' },
    reads: 'GET /api/pessoa-dados',
    one: 'pedido sobre dados pessoais a acabar o prazo',
    many: 'pedidos sobre dados pessoais a acabar o prazo',
    isUrgent: true,
  },
  {
    ...{ name: 'pedidosDados', place: 8, to: '/backoffice/pessoa-dados' },
    reads: 'GET /api/pessoa-dados',
    one: 'pedido sobre dados pessoais por responder',
    many: 'pedidos sobre dados pessoais por responder',
  },
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
