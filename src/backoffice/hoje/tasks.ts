import { everyFeature } from '../../features/all.ts';
import type { Task } from '../../sections/feature.ts';

/** People's requests about their personal data. */
const dataRequests: readonly Task[] = [
  {
    name: 'pedidosDadosUrgentes',
    order: 11,
    to: '/backoffice/pessoa-dados?prazo=curto',
    needs: 'GET /api/pessoa-dados',
    one: 'pedido sobre dados pessoais a acabar o prazo',
    many: 'pedidos sobre dados pessoais a acabar o prazo',
    isUrgent: true,
  },
  {
    name: 'pedidosDados',
    order: 12,
    to: '/backoffice/pessoa-dados',
    needs: 'GET /api/pessoa-dados',
    one: 'pedido sobre dados pessoais por responder',
    many: 'pedidos sobre dados pessoais por responder',
  },
];

const failedLetters: Task = {
  name: 'emailsFalhados',
  order: 13,
  to: '/backoffice/cartas?estado=falharam',
  needs: 'GET /api/cartas',
  one: 'email que não saiu',
  many: 'emails que não saíram',
  isUrgent: true,
};

/** Publishing requests: waiting for a decision, or given back to their author. */
export const publishingTasks: readonly Task[] = [
  {
    name: 'publicacoesPorDecidir',
    order: 1,
    to: '/backoffice/publicacoes',
    needs: 'GET /api/publicacoes',
    one: 'pedido de publicação',
    many: 'pedidos de publicação',
  },
  {
    name: 'publicacoesDevolvidas',
    order: 2,
    to: '/backoffice/publicacoes',
    needs: 'GET /api/publicacoes',
    one: 'pedido seu devolvido',
    many: 'pedidos seus devolvidos',
  },
];

/** Everything that may wait for somebody at the desk, what is most pressing first. */
export const deskTasks: readonly Task[] = [
  failedLetters,
  ...dataRequests,
  ...everyFeature.flatMap((feature) => feature.tasks ?? []),
].sort((one, other) => one.order - other.order);

export const tasks: readonly Task[] = [...publishingTasks, ...deskTasks];
