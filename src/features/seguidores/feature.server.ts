import { sql } from 'kysely';
import { monthsBefore } from '../../language/calendar.ts';
import { day } from '../../language/durations.ts';
import { everyCollection } from '../../sections/all.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import type { ServerFeature } from '../feature.server.ts';
import { announcing, followerLetterEnded, writeDue } from './envios.server.ts';
import { people } from './people.server.ts';
import { leaveByMail, seguidorRoutes } from './seguidores.server.ts';
import { envios, seguidores } from './tables.server.ts';
import { daysToConfirm, followed } from './topics.ts';

/** How many months it is told what was written to those who follow. */
const monthsOfBatches = 12;

/** Following the village by e-mail. */
export const seguidoresServer: ServerFeature = {
  tables: [seguidores, envios],
  people,
  routes: [seguidorRoutes],
  outside: leaveByMail,
  rules: Object.fromEntries(
    everyCollection
      .filter(({ name }) => followed.includes(name))
      .map((collection) => [collection.name, announcing(collection)]),
  ),
  everyMinute: writeDue,
  letterEnded: followerLetterEnded,
  async erase(trx, { now }) {
    await removeBefore(trx, envios, 'em', monthsBefore(now(), monthsOfBatches));
    const unconfirmed = new Date(now().getTime() - daysToConfirm * day).toISOString();
    // Who was asked and never answered, and whose address turned out not to exist.
    const { numDeletedRows } = await trx.db
      .deleteFrom(seguidores.name)
      .where(sql<boolean>`"estado" <> 'confirmado' and "pedidoEm" < ${unconfirmed}`)
      .executeTakeFirst();
    return { followersErased: Number(numDeletedRows) };
  },
};
