import type { pessoas as collection } from '../../sections/pessoas.ts';
import type { Rule } from './rule.ts';

/** Visitors see people in office; staff who ask for `isActive=false` see everyone. */
export const pessoas: Rule<typeof collection> = {
  select({ isExecutivo, isActive }, { isStaff }) {
    if (isStaff && isActive === 'false') return {};
    return {
      where: {
        isActive: true,
        ...(isExecutivo === undefined ? {} : { isExecutivo: isExecutivo === 'true' }),
      },
    };
  },
};
