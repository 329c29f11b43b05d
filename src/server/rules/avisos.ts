import { type SqlBool, sql } from 'kysely';
import type { avisos as collection } from '../../sections/avisos.ts';
import { refuseOtherThanPdfs } from './pdfs.ts';
import type { Rule } from './rule.ts';

const onTheFrontPage = 4;

/** The front page shows the newest that are in force; only a PDF of this site can be attached. */
export const avisos: Rule<typeof collection> = {
  select: ({ frontPage }, { now }) =>
    frontPage === 'true'
      ? {
          where: { frontPage: true, isActive: true },
          condition: sql<SqlBool>`("urgenteAte" = '' or "urgenteAte" > ${now.toISOString()})`,
          order: [sql`"date" desc`, sql`"sequence" desc`],
          limit: onTheFrontPage,
        }
      : {},
  async beforeSave(store, { file }) {
    if (file !== '') await refuseOtherThanPdfs(store, 'file', [file]);
  },
};
