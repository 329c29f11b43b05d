import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hour, second } from '../../language/durations.ts';
import type { Context } from '../../server/village/context.ts';
import { readSubject, type Subject } from './envios.server.ts';
import { type Aparelho, aparelhos, type Envio, envios } from './tables.server.ts';
import { isTold, pushKeys, tellDevice } from './webPush.server.ts';

/** For how long after an announcement devices are told, and unreachable ones are tried again. */
const toldFor = 4 * hour;
/** How many devices are told at once, and how long one run may take, as a run starts every minute. */
const step = 20;
const longest = 45 * second;
/** After this many announcements that its push service refused, a device is forgotten. */
const mostRefusals = 3;

const isGone = (status: number) => status === 404 || status === 410;
/** No answer, or a refusal that may pass. */
const isForLater = (status: number) => status === 0 || status === 429 || status >= 500;

/**
 * Tells some devices, then stores how far it came, which devices to try again and which are gone.
 * After a crash in between they are told twice, but a device shows the same message once.
 */
async function tellSome(
  { store, config, now }: Context,
  {
    envio,
    subject,
    ids,
    earlier,
  }: { envio: Envio; subject: Subject; ids: string[]; earlier: readonly string[] },
): Promise<void> {
  // Read again, since a device may have left a moment ago.
  const devices = await store.list(aparelhos, { where: { _id: ids, prova: '' } });
  const wanted = devices.filter(({ temas }) => temas.some((each) => envio.temas.includes(each)));
  const message = {
    text: JSON.stringify({ title: subject.subject, path: subject.path }),
    isUrgent: envio.temas.includes('urgente'),
    siteUrl: config.siteUrl,
    keys: pushKeys(config.captchaSecret),
    now: now(),
  };
  const statuses = await Promise.all(wanted.map((each) => tellDevice(each, message)));
  await store.transaction(async (trx) => {
    const row = await trx.lock(envios, { _id: envio._id });
    for (const [index, { _id, falhaDesde, devendo, recusas }] of wanted.entries()) {
      const status = statuses[index] ?? 0;
      const isRefused = !isTold(status) && !isForLater(status);
      const refusals = isTold(status) ? 0 : (recusas ?? 0) + (isRefused ? 1 : 0);
      if (isGone(status) || refusals >= mostRefusals) await trx.remove(aparelhos, { _id });
      else {
        const failing = falhaDesde || now().toISOString();
        const isOwed = isForLater(status) && !earlier.includes(devendo);
        const isSettled = !isForLater(status) && devendo === envio._id;
        const after = {
          devendo: isOwed ? envio._id : isSettled ? '' : devendo,
          falhaDesde: isTold(status) ? '' : failing,
          recusas: refusals,
        };
        await trx.change(aparelhos, { _id }, after);
      }
    }
    const ate = row?.ateAparelho ?? 0;
    // With a topic that was added meanwhile it begins again with the first device.
    const isSame = row?.temas.length === envio.temas.length;
    await trx.change(
      envios,
      { _id: envio._id },
      {
        ateAparelho: isSame ? Math.max(ate, ...devices.map(({ sequence }) => sequence)) : ate,
        aparelhos: (row?.aparelhos ?? 0) + statuses.filter(isTold).length,
      },
    );
  });
}

/** Tells devices of recent announcements, those that follow longest first, and at most `lettersPerMinute` a minute. */
export async function pushDue(context: Context): Promise<void> {
  const { store, config, now } = context;
  const until = Date.now() + longest;
  const since = new Date(now().getTime() - toldFor).toISOString();
  let left = config.lettersPerMinute;
  const announced = sql<SqlBool>`"colecao" <> '' and "estado" <> 'parado' and "em" > ${since}`;
  // The most pressing first: a device remembers one missed announcement (`devendo`), the first that failed.
  const order = [sql`("temas" like '%"urgente"%') desc`, sql`"sequence" desc`];
  const earlier: string[] = [];
  for (const envio of await store.list(envios, { condition: announced, order })) {
    if (left === 0) return;
    const subject = await readSubject(store, envio, now());
    if (subject?.estado !== 'publicado') continue;
    const some = (condition: RawBuilder<SqlBool>) =>
      store.list(aparelhos, { where: { prova: '' }, condition, limit: left, fields: ['endereco'] });
    const due: Pick<Aparelho, '_id'>[] = [
      ...(await some(sql`"sequence" > ${envio.ateAparelho} and "pedidoEm" <= ${envio.em}`)),
      ...(await some(sql`"devendo" = ${envio._id}`)),
    ].slice(0, left);
    left -= due.length;
    for (let at = 0; at < due.length && Date.now() < until; at += step) {
      const ids = due.slice(at, at + step).map(({ _id }) => _id);
      await tellSome(context, { envio, subject, ids, earlier });
    }
    earlier.push(envio._id);
  }
}
