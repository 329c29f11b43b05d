import { sql } from 'kysely';
import { monthsBefore } from '../../language/calendar.ts';
import { day, minute } from '../../language/durations.ts';
import { everyCollection } from '../../sections/all.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { aparelhoRoutes, forgetUnproved } from './aparelhos.server.ts';
import { announcing, followerLetterEnded, writeDue } from './envios.server.ts';
import { followKind, newsKind } from './letters.server.ts';
import { people } from './people.server.ts';
import { pushDue } from './pushes.server.ts';
import { leaveByMail, seguidorRoutes } from './seguidores.server.ts';
import { aparelhos, envios, seguidores } from './tables.server.ts';
import { daysToConfirm, followed } from './topics.ts';

/** How many months the letters to many stay listed. */
const monthsOfBatches = 12;

/** How many days a device that cannot be reached is kept. */
const daysOfSilence = 30;

/** Following the village, by e-mail and by notifications on a device. */
export const seguidoresServer: ServerFeature = {
  tables: [seguidores, envios, aparelhos],
  people,
  routes: [seguidorRoutes, aparelhoRoutes],
  outside: leaveByMail,
  rules: Object.fromEntries(
    everyCollection
      .filter(({ name }) => followed.includes(name))
      .map((collection) => [collection.name, announcing(collection)]),
  ),
  jobs: [
    { name: 'letters to followers', every: minute, run: writeDue },
    { name: 'devices without a proof', every: minute, run: forgetUnproved },
    { name: 'notifications', every: minute, run: pushDue },
  ],
  letters: { kinds: [followKind, newsKind], who: 'atendimento' },
  letterEnded: followerLetterEnded,
  async erase(trx, { now }) {
    await removeBefore(trx, envios, 'em', monthsBefore(now(), monthsOfBatches));
    const silent = new Date(now().getTime() - daysOfSilence * day).toISOString();
    await trx.db
      .deleteFrom(aparelhos.name)
      .where(sql<boolean>`"falhaDesde" <> '' and "falhaDesde" < ${silent}`)
      .execute();
    const tooLongAgo = new Date(now().getTime() - daysToConfirm * day).toISOString();
    // Followers who never confirmed, and those whose address does not exist.
    const { numDeletedRows } = await trx.db
      .deleteFrom(seguidores.name)
      .where(sql<boolean>`"estado" <> 'confirmado' and "pedidoEm" < ${tooLongAgo}`)
      .executeTakeFirst();
    return { followersErased: Number(numDeletedRows) };
  },
};
