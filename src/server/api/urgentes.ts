import { type SqlBool, sql } from 'kysely';
import { urgentesCall } from '../../calls/village.ts';
import { type Gravity, gravities } from '../../fields/gravity.ts';
import { avisos } from '../../sections/avisos.ts';
import { recordPath } from '../../sections/face.ts';
import { facesOf } from '../../sections/faces.ts';
import { seenBy } from '../rules/rule.ts';
import type { Routes } from '../village/context.ts';
import { noteEnds } from './ends.ts';

/** More would leave no room for the page. */
const most = 3;

const shown = ['title', 'smallDescription', 'urgencia', 'urgenteAte'] as const;

const [face = { path: '/' }] = facesOf([avisos]);

const gravestFirst = [
  sql`case "urgencia" ${sql.join(
    gravities.map((gravity, place) => sql`when ${sql.lit(gravity)} then ${sql.lit(place)}`),
    sql` `,
  )} end`,
  sql`"date" desc`,
  sql`"sequence" desc`,
];

/** The urgent notices that stand above every page now, without those no longer in force. */
export const urgentesRoute: Routes = (route, { store, rules, now }) => {
  route(urgentesCall, async (_asked, request) => {
    const moment = now();
    const rows = await store.list<typeof avisos.fields>(avisos, {
      ...seenBy({ isStaff: false, now: moment }, avisos, rules.avisos),
      where: { isActive: true },
      condition: sql<SqlBool>`"urgencia" <> '' and "urgenteAte" > ${moment.toISOString()}`,
      order: gravestFirst,
      limit: most,
      fields: [...shown, 'retirarEm'],
    });
    noteEnds(request, avisos, rows, moment);
    return {
      arrayUrgentes: rows.map((row) => ({
        ...row,
        urgencia: row.urgencia as Gravity,
        path: recordPath(face, row._id),
      })),
    };
  });
};
