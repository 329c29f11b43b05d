import { notFound, refusal } from '../../calls/refusal.ts';
import type { Fields } from '../../fields/field.ts';
import { longMoment } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import type { ActivityVerb } from '../../sections/atividade.ts';
import { type Estado, estadoOf, type Life, versao as versaoField } from '../../sections/life.ts';
import { type Collection, type Section, sectionOf } from '../../sections/section.ts';
import { photosOf } from '../files/filesTable.ts';
import { photoPathsIn } from '../files/pathsInRecords.ts';
import { pedidosPublicacao } from '../staff/pedidosPublicacao.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { firstEnd } from '../store/life.ts';
import type { Store } from '../store/store.ts';
import type { AnyRecord, Row } from '../store/table.ts';
import { authorOf, keepVersion } from '../store/versoes.ts';
import type { Context } from '../village/context.ts';
import { present } from './answerRecords.ts';
import { checked, checkedSafe } from './body.ts';
import { withdrawOutdated } from './withdrawn.ts';

/** A row of any collection, typed with only the fields that all collections share. */
export type AnyRow = Row<Fields> & Life & { versao: number; identifier?: string };

/** Checks a body against its section among these, field by field and across fields. */
export function checkRecord(
  sections: readonly Section[],
  body: AnyRecord,
  now: Date,
  previous?: Row<Fields>,
): { section: Section; values: AnyRecord; envelope: AnyRecord } {
  const section = sectionOf(sections, body) ?? (sections[0] as Section);
  // With several sections `type` is required; without it the first one says what is missing.
  const complete = sections.length > 1 ? { ...body, type: body.type ?? '' } : body;
  const across = (values: AnyRecord) => section.check?.(values, { now, previous }) ?? [];
  const values = checkedSafe(section, complete, across);
  return { section, values, envelope: checked({ fields: section.envelope ?? {} }, body) };
}

/** The moments that the server sets: for visitors a record begins when it is first published. */
function noted({ fields }: Section, { publicarEm }: Life, now: Date): AnyRecord {
  const begins = publicarEm === '' ? now : new Date(publicarEm);
  const moments = Object.entries(fields).filter(([, field]) => field.setByServer && field.fill);
  return Object.fromEntries(moments.map(([name, field]) => [name, field.fill?.('', begins)]));
}

/** What the server adds to a new record: its identifier and the moments that it sets. */
function completed(section: Section, values: AnyRecord, now: Date): AnyRecord {
  const complete = { ...values, ...noted(section, values as Life, now) };
  for (const [name, field] of Object.entries(section.fields)) {
    if (field.fill && !complete[name]) {
      complete[name] = field.fill(String(values[section.heading]), now);
    }
  }
  return complete;
}

/** The verb of a save that takes a record from one state to another. */
function verbFor(before: Estado | undefined, after: Estado): ActivityVerb {
  if (before === after) return 'changed';
  if (after === 'publicado' && before === undefined) return 'created';
  const verbs = {
    publicado: 'published',
    agendado: 'scheduled',
    rascunho: 'draftSaved',
    retirado: 'withdrawn',
  } as const satisfies Record<Estado, ActivityVerb>;
  return verbs[after];
}

/** The version that a body began from; the field of a record would ignore it, since the server sets that one. */
const sentVersion = { ...versaoField, setByServer: undefined };

/** Refuses to save over a newer version than the one a body says it began from, and shows the newer one. */
async function refuseOlder(
  context: Context,
  collection: Collection,
  body: AnyRecord,
  previous: AnyRow,
): Promise<void> {
  const { store } = context;
  if (body.versao === undefined) return;
  // The record was deleted, and another one has its address since.
  if (typeof body._id === 'string' && body._id !== previous._id) {
    throw notFound(collection.key);
  }
  const { versao } = checked({ fields: { versao: sentVersion } }, body);
  if (versao === previous.versao) return;
  const [newer] = await present(context, collection, [previous]);
  const { por, em } = await authorOf(store, previous);
  throw refusal(409, 'versao', messages.newerVersion(por, longMoment(em)), {
    [collection.one]: newer,
    // Read in this transaction: on SQLite a read outside it would wait for its end, for ever.
    fotos: await photosOf(store, photoPathsIn(collection.fields, newer ? [newer] : [])),
    por,
    em,
  });
}

/** Writes records of a collection; each save keeps a version and logs a line of activity. */
export function recordSaver(context: Context, collection: Collection) {
  const { now } = context;
  const rule = context.rules[collection.name];

  /** Logs a line about a record that links to its version. */
  function log(trx: Store, actor: Actor, verb: ActivityVerb, row: Row<Fields>): Promise<void> {
    const { name: place = '', heading = '' } = sectionOf(collection.sections, row) ?? {};
    const subject = String((row as AnyRecord)[heading] ?? '');
    const { versao } = row as AnyRow;
    return logActivity(trx, actor, { verb, place, subject, target: row._id, versao });
  }

  /** Refuses an account that may not edit here, or may not publish if visitors see the record before or after. */
  function refuseUnlessAllowed({ allowed }: Actor, ...states: (Life & AnyRecord)[]): void {
    // The program itself, or a command run on its machine.
    if (!allowed) return;
    for (const state of states) {
      const { name = '' } = sectionOf(collection.sections, state) ?? {};
      if (!isAllowedIn(allowed, 'editar', name)) {
        throw refusal(403, 'permissoes', messages.permissions);
      }
      const isPublic = estadoOf(state, now()) !== 'rascunho';
      if (isPublic && !isAllowedIn(allowed, 'publicar', name)) {
        throw refusal(403, 'permissoes', messages.publishOnly);
      }
    }
  }

  async function create(
    trx: Store,
    { section, values, envelope }: { section: Section; values: AnyRecord; envelope?: AnyRecord },
    actor: Actor,
  ) {
    refuseUnlessAllowed(actor, values as Life & AnyRecord);
    await rule?.beforeSave?.(trx, values);
    const row = await trx.create(collection, completed(section, values, now()));
    await keepVersion(trx, collection, row, actor);
    const verb = verbFor(undefined, estadoOf(row as AnyRow, now()));
    await log(trx, actor, verb, row);
    await rule?.afterActivity?.(trx, { verb, row, envelope }, { ...context, actor });
    // What ends may be urgent: it does not wait until a cache asks again.
    if (Number.isFinite(firstEnd(collection, [row], now())))
      await trx.afterCommit(context.withdraw);
    return row;
  }

  /** Replaces the values of a record, which is locked. */
  async function change(
    trx: Store,
    {
      previous,
      values,
      envelope = {},
    }: { previous: AnyRow; values: AnyRecord; envelope?: AnyRecord },
    actor: Actor,
    verb?: ActivityVerb,
  ) {
    refuseUnlessAllowed(actor, previous, values as Life & AnyRecord);
    const section = sectionOf(collection.sections, previous);
    await rule?.beforeSave?.(trx, values, previous);
    const before = estadoOf(previous, now());
    const wasSeen = before === 'publicado' || before === 'retirado';
    const written = {
      ...values,
      ...(section && !wasSeen && noted(section, values as Life, now())),
      ...(collection.key === 'identifier' && { identifier: previous.identifier }),
      versao: previous.versao + 1,
      // A record that staff have edited is theirs, and stays when the demo village is removed.
      demo: false,
    };
    const row = await trx.changeOne(collection, { _id: previous._id }, written);
    await keepVersion(trx, collection, row, actor, previous);
    const after = estadoOf(row as AnyRow, now());
    if (before === 'rascunho' && after !== before) {
      // Nobody has to decide any more whether the draft is published.
      await trx.remove(pedidosPublicacao, { registo: row._id, valores: '{}', motivo: '' });
    }
    const done = verb ?? verbFor(before, after);
    await log(trx, actor, done, row);
    await rule?.afterChange?.(trx, { previous, row, envelope }, { ...context, actor });
    const deed = { verb: done, row, previous, envelope };
    await rule?.afterActivity?.(trx, deed, { ...context, actor });
    await trx.afterCommit(() => withdrawOutdated(context, collection, previous, row));
    return row;
  }

  return {
    log,
    create,
    change,
    refuseUnlessAllowed,
    refuseOlder: (trx: Store, body: AnyRecord, previous: AnyRow) =>
      refuseOlder({ ...context, store: trx }, collection, body, previous),
  };
}
