import type { Sums } from './sums.ts';

/** How many news, projects and events there are. */
export const publicacoes: Sums = {
  table: 'publicacoes',
  of: 'noticiasEventos',
  by: 'type',
  add: { registos: () => '1' },
};
