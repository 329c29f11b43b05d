import type { essencias as collection } from '../../sections/essencias.ts';
import type { Rule } from './rule.ts';

/** An essence answers to its title as a name too. */
export const essencias: Rule<typeof collection> = {
  compute: async (_store, rows) => rows.map(({ title }) => ({ name: title })),
};
