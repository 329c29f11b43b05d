import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { lisbonDay, lisbonTime } from '../../language/calendar.ts';
import { day } from '../../language/durations.ts';
import { weekdayOf } from '../../language/openingHours.ts';
import { everyCollection } from '../../sections/all.ts';
import { whyNot } from '../../sections/cartas.ts';
import { recordPath } from '../../sections/face.ts';
import { estadoOf, type Life } from '../../sections/life.ts';
import { type Collection, sectionOf } from '../../sections/section.ts';
import { type LetterEnded, outbox, writeLetter } from '../../server/mail/outbox.ts';
import type { Rule } from '../../server/rules/rule.ts';
import { logActivity } from '../../server/store/atividade.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import type { Row } from '../../server/store/table.ts';
import type { Context } from '../../server/village/context.ts';
import { announcementOf } from './announcement.ts';
import { announcementLetter, weeklyLetter } from './letters.server.ts';
import { refusals } from './seguidores.ts';
import { aparelhos, type Envio, envios, type Seguidor, seguidores } from './tables.server.ts';
import { reachedBy, topicsOf } from './topics.ts';

/** The states of a letter to many that is not finished: waiting for its record to appear, or being written. */
const openStates = ['espera', 'a-sair'] as const;

/** Announces a record to the followers of its topics, if the save asks for it; refuses what visitors will not see. */
export function announcing({ name: colecao, sections }: Collection): Rule {
  return {
    async afterActivity(trx, { row, envelope }, { actor, now }) {
      if (!envelope?.avisarSeguidores) return;
      const hasReaders = await trx.find(seguidores, { estado: 'confirmado' });
      if (!hasReaders && !(await trx.find(aparelhos, {}))) return;
      const record = row as Row<Fields> & Life & Record<string, unknown>;
      const estado = estadoOf(record, now());
      if (estado !== 'publicado' && estado !== 'agendado') {
        throw refusal(422, 'avisarSeguidores', refusals.notPublic);
      }
      const registo = row._id;
      // A save sent twice, or another soon after, starts no second announcement: letters still to
      // be written read the newest record. If it has new topics, such as becoming urgent, it begins
      // again with the first follower, and passes over those who were written to.
      const open = await trx.find(envios, { registo, estado: [...openStates] });
      const temas = topicsOf(colecao, record, now());
      const added = temas.filter((topic) => !open?.temas.includes(topic));
      if (added.length === 0) return;
      const titulo = String(record.title);
      if (open) {
        const { _id, estado } = open;
        const again = { estado, temas: [...open.temas, ...added], ate: 0, ateAparelho: 0 };
        await trx.change(envios, { _id }, again);
      } else {
        const por = actor.who;
        const em = now().toISOString();
        await trx.create(envios, { colecao, registo, titulo, por, em, temas });
      }
      const place = sectionOf(sections, record)?.name ?? '';
      const about = { place, subject: titulo, target: registo };
      await logActivity(trx, actor, { verb: 'followersTold', ...about });
    },
  };
}

/** What an announcement is about, as it stands now, and whether visitors see it. */
export async function readSubject(trx: Store, { colecao, registo, temas }: Envio, now: Date) {
  const collection = everyCollection.find(({ name }) => name === colecao);
  const record = collection && (await trx.find<Fields>(collection, { _id: registo }));
  const face = record && sectionOf(collection.sections, record)?.face;
  if (!face) return undefined;
  const path = recordPath(face, String(record[collection.key]), record);
  return {
    ...announcementOf(colecao, record),
    path,
    temas,
    estado: estadoOf(record as typeof record & Life, now),
  };
}

export type Subject = NonNullable<Awaited<ReturnType<typeof readSubject>>>;

/** How many followers one step handles; each step is one transaction. */
const step = 100;

type Writer = (seguidor: Seguidor) => ReturnType<typeof announcementLetter> | undefined;

/** Makes the letter for each follower; 'espera' if the record is not published yet, 'parado' if it no longer is. */
async function writerFor(
  trx: Store,
  { config, now }: Context,
  envio: Envio,
): Promise<Writer | 'espera' | 'parado'> {
  const definicoes = await readDefinicoesForLetters(trx);
  const letterContext = { definicoes, siteUrl: config.siteUrl, envio: envio._id };
  if (envio.colecao !== '') {
    const subject = await readSubject(trx, envio, now());
    if (subject?.estado !== 'publicado')
      return subject?.estado === 'agendado' ? 'espera' : 'parado';
    return (seguidor) =>
      reachedBy(envio.temas, seguidor) === 'logo'
        ? announcementLetter(seguidor, subject, letterContext)
        : undefined;
  }
  const items: Subject[] = [];
  for (const announced of await announcedSince(trx, envio.desde, envio.em)) {
    const item = await readSubject(trx, announced, now());
    if (item?.estado === 'publicado') items.push(item);
  }
  const week = { ...letterContext, day: lisbonDay(new Date(envio.em)) };
  return (seguidor) => {
    const wanted = items.filter(({ temas }) => reachedBy(temas, seguidor) === 'semana');
    return wanted.length > 0 ? weeklyLetter(seguidor, wanted, week) : undefined;
  };
}

/** Writes the next letters of a letter to many; returns how many, and whether there is nothing more to write now. */
async function writeSome(context: Context, _id: string, most: number) {
  return context.store.transaction(async (trx) => {
    const nothing = { written: 0, isOver: true };
    const envio = await trx.lock(envios, { _id, estado: [...openStates] });
    if (!envio) return nothing;
    const writer = await writerFor(trx, context, envio);
    if (typeof writer === 'string') {
      await trx.change(envios, { _id }, { estado: writer });
      return nothing;
    }
    const limit = Math.min(step, most);
    const next = await trx.list(seguidores, {
      where: { estado: 'confirmado' },
      condition: sql`"sequence" > ${envio.ate}`,
      limit,
      fields: [],
    });
    const ids = next.map((each) => each._id);
    const already = await trx.list(outbox, {
      where: { batch: _id, about: ids },
      fields: ['about'],
    });
    const reached: string[] = [];
    for (const each of ids.filter((id) => !already.some(({ about }) => about === id))) {
      // Read again and locked: whoever leaves meanwhile gets no letter, or leaves with it.
      const seguidor = await trx.lock(seguidores, { _id: each, estado: 'confirmado' });
      const letter = seguidor && writer(seguidor);
      if (!letter) continue;
      await writeLetter(trx, letter, { now: context.now() });
      reached.push(each);
    }
    await trx.change(seguidores, { _id: reached }, { ultimoEnvio: _id });
    const isOver = next.length < limit;
    await trx.change(
      envios,
      { _id },
      {
        estado: isOver ? 'concluido' : 'a-sair',
        ...(envio.estado === 'espera' && { em: context.now().toISOString() }),
        ate: next.at(-1)?.sequence ?? envio.ate,
        cartas: (envio.cartas ?? 0) + reached.length,
      },
    );
    return { written: reached.length, isOver };
  });
}

/** The announcements between two moments, for the weekly letter. */
function announcedSince(store: Store, desde: string, ate: string): Promise<Envio[]> {
  return store.list(envios, {
    condition: sql`"colecao" <> '' and "estado" <> 'espera' and "em" > ${desde} and "em" <= ${ate}`,
  });
}

/** Begins the letter of the week, on Fridays from nine o'clock on, when there is something to tell. */
async function beginWeek({ store, now }: Context): Promise<void> {
  const today = lisbonDay(now());
  if (weekdayOf(today) !== 'sex' || lisbonTime(now()) < '09:00') return;
  const [last] = await store.list(envios, {
    where: { colecao: '' },
    order: [sql`"em" desc`],
    limit: 1,
  });
  if (last && lisbonDay(new Date(last.em)) === today) return;
  const em = now().toISOString();
  const desde = last?.em ?? new Date(now().getTime() - 7 * day).toISOString();
  const hasReaders = await store.find(seguidores, { estado: 'confirmado', frequencia: 'semana' });
  if (!hasReaders || (await announcedSince(store, desde, em)).length === 0) return;
  await store.create(envios, { titulo: 'A carta da semana', em, desde, estado: 'a-sair' });
}

/** Writes the letters to many that are due, at the pace that the operator has set. */
export async function writeDue(context: Context): Promise<void> {
  await beginWeek(context);
  let left = context.config.lettersPerMinute;
  const open = await context.store.list(envios, { where: { estado: [...openStates] } });
  const isUrgent = ({ temas }: Envio) => temas.includes('urgente');
  for (const { _id } of [...open.filter(isUrgent), ...open.filter((each) => !isUrgent(each))]) {
    let isOver = false;
    while (!isOver && left > 0) {
      const some = await writeSome(context, _id, left);
      left -= some.written;
      isOver = some.isOver;
    }
  }
  context.sender.poke();
}

/** Counts delivered and failed letters to many; an address that does not exist gets no more letters. */
export const followerLetterEnded: LetterEnded = async (trx, letter) => {
  if (letter.batch !== '') {
    const counter = letter.state === 'sent' ? 'entregues' : 'falhadas';
    await countOne(trx, letter.batch, counter);
  }
  // Every letter that failed comes here: one about something else has no follower's `_id` in `about`.
  if (letter.state === 'failed' && whyNot(letter.lastError).isFinal) {
    await trx.change(seguidores, { _id: letter.about }, { estado: 'devolvido' });
  }
};

/** Adds one to a counter of a letter to many. */
export async function countOne(
  { db }: Store,
  _id: string,
  counter: 'entregues' | 'falhadas' | 'saidas',
): Promise<void> {
  const more = { [counter]: sql<number>`${sql.ref(counter)} + 1` };
  await db.updateTable(envios.name).set(more).where('_id', '=', _id).execute();
}
