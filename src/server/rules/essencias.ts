import type { essencias as collection } from '../../sections/essencias.ts';
import type { Rule } from './rule.ts';

/** Answers the title of an essence as `name` too. */
export const essencias: Rule<typeof collection> = {
  compute: async (_store, rows) => rows.map(({ title }) => ({ name: title })),
};
