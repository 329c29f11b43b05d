import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../fields/messages.ts';
import type { avisos as collection } from '../../sections/avisos.ts';
import { files } from '../files/filesTable.ts';
import type { Rule } from './rule.ts';

const onTheFrontPage = 4;

/** The front page shows the newest that are in force; only a PDF of this site can be attached. */
export const avisos: Rule<typeof collection> = {
  select: ({ frontPage }) =>
    frontPage === 'true'
      ? {
          where: { frontPage: true, isActive: true },
          order: [sql`"date" desc`, sql`"sequence" desc`],
          limit: onTheFrontPage,
        }
      : {},
  async beforeSave(store, { file }) {
    if (file === '') return;
    const found = await store.find(files, { path: file });
    if (found?.kind !== 'pdf') throw refusal(422, 'file', messages.notAPdf);
  },
};
