import { type SqlBool, sql } from 'kysely';
import type { pessoas as collection } from '../../sections/pessoas.ts';
import type { Rule } from './rule.ts';

/** Visitors see people in office, and lists hold no others; staff who ask for `isActive=false` see everyone. */
export const pessoas: Rule<typeof collection> = {
  visible: () => sql<SqlBool>`"isActive" = 1`,
  select({ isExecutivo, isActive }, { isStaff }) {
    if (isStaff && isActive === 'false') return {};
    const among = isExecutivo === undefined ? {} : { isExecutivo: isExecutivo === 'true' };
    return { where: { isActive: true, ...among } };
  },
};
