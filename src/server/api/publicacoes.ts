import { publicacaoCalls } from '../../calls/publicacoes.ts';
import { notFound, refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import { mostDrafts } from '../../sections/drafts.ts';
import { estadoOf } from '../../sections/life.ts';
import { type Place, placesIn, sectionOf } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import { draftId, drafts } from '../staff/drafts.ts';
import { type PedidoRow, pedidosPublicacao } from '../staff/pedidosPublicacao.ts';
import type { SessionStaff } from '../staff/sessions.ts';
import { type Actor, logActivity } from '../store/atividade.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import type { AnyRecord } from '../store/table.ts';
import type { Context, Routes } from '../village/context.ts';
import { staffOf } from './access.ts';
import { whereIn } from './records.ts';
import { type AnyRow, checkRecord, recordSaver } from './saveRecord.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These fields of a record. */
const pick = (names: readonly string[], record: AnyRecord): AnyRecord =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** A request to publish, its section, and the record that it is about. */
type PublicationRequest = { row: PedidoRow; place: Place; record: AnyRow };

const isToDecide = ({ motivo, seccao }: PedidoRow, asker: SessionStaff) =>
  motivo === '' && isAllowedIn(asker, 'publicar', seccao);

/** The requests that somebody may decide, and their own, with their records; not those of deleted records. */
async function requestsFor(
  { store, collections }: Pick<Context, 'store' | 'collections'>,
  asker: SessionStaff,
  selection: { fields?: readonly string[] } = {},
): Promise<PublicationRequest[]> {
  const rows = (await store.list(pedidosPublicacao, selection)).filter(
    (row) => isToDecide(row, asker) || row.conta === asker._id,
  );
  const byRow = new Map<string, Omit<PublicationRequest, 'row'>>();
  for (const place of placesIn(collections)) {
    const { collection, section } = place;
    const _id = rows.filter(({ seccao }) => seccao === section.name).map((row) => row.registo);
    const fields = [section.heading, collection.key].filter((name) => name !== '_id');
    const records = _id.length > 0 ? await store.list(collection, { where: { _id }, fields }) : [];
    for (const record of records) byRow.set(record._id, { place, record: record as AnyRow });
  }
  return rows.flatMap((row) => {
    const its = byRow.get(row.registo);
    return its ? [{ row, ...its }] : [];
  });
}

/** How many requests wait for this person to decide, and how many of their own were returned. */
export async function countRequests(
  context: Pick<Context, 'store' | 'collections'>,
  asker: SessionStaff,
) {
  const fields = ['seccao', 'registo', 'conta', 'motivo'];
  const rows = (await requestsFor(context, asker, { fields })).map(({ row }) => row);
  return {
    publicacoesPorDecidir: rows.filter((row) => isToDecide(row, asker)).length,
    publicacoesDevolvidas: rows.filter(({ motivo, conta }) => motivo && conta === asker._id).length,
  };
}

const keyOf = ({ place: { collection }, record }: Omit<PublicationRequest, 'row'>) =>
  String((record as AnyRecord)[collection.key]);

const headingOf = ({ place: { section }, record }: Omit<PublicationRequest, 'row'>) =>
  String((record as AnyRecord)[section.heading]);

function answerFor(publication: PublicationRequest, { _id: mine }: SessionStaff) {
  const { _id, seccao, quem, em, motivo, conta, antes, valores } = publication.row;
  return {
    _id,
    seccao,
    quem,
    em,
    motivo,
    meu: conta === mine,
    chave: keyOf(publication),
    titulo: headingOf(publication),
    antes: JSON.parse(antes) as AnyRecord,
    valores: JSON.parse(valores) as AnyRecord,
  };
}

async function lockRecord(trx: Store, { collection }: Place, where: object) {
  return (await trx.lock(collection, where as { _id: string })) as AnyRow | undefined;
}

const shownNow = { rascunho: false, publicarEm: '', retirarEm: '' };

/** What a request would change in a record that visitors see; a draft is published as it stands. */
function changesOf({ section }: Place, record: AnyRow, typed: string, now: Date) {
  if (estadoOf(record, now) === 'rascunho') {
    checkRecord([section], { ...record, ...shownNow }, now, record);
    return { valores: {}, antes: { versao: record.versao } };
  }
  const body = { ...record, ...sanitiseBody(section.fields, JSON.parse(typed)) };
  const { values } = checkRecord([section], body, now, record);
  const changed = Object.keys(values).filter(
    (name) => name !== 'identifier' && !isSame(values[name], (record as AnyRecord)[name]),
  );
  if (changed.length === 0) throw refusal(422, '', messages.nothingToPublish);
  return { valores: pick(changed, values), antes: pick(changed, record) };
}

/** Returns the changes to their writer, as a draft to continue. */
async function giveBack(trx: Store, publication: PublicationRequest, now: Date): Promise<void> {
  const { row, place, record } = publication;
  if (row.valores === '{}') return;
  const { fields, heading } = place.section;
  const { conta, seccao } = row;
  const _id = draftId({ conta, seccao, registo: record._id });
  const held = await trx.lock(drafts, { _id });
  // What the writer has changed since stays; the request still shows what it was.
  const since = JSON.parse(held?.antes ?? '{}') as AnyRecord;
  const valores = {
    ...pick(Object.keys(fields), record),
    ...JSON.parse(row.valores),
    ...pick(Object.keys(since), JSON.parse(held?.valores ?? '{}')),
  };
  await trx.remove(drafts, { _id });
  // Not limited by `mostDrafts`: only the writer could make room.
  await trx.create(drafts, {
    _id,
    conta,
    seccao,
    registo: record._id,
    versao: held?.versao ?? record.versao,
    titulo: String(valores[heading]),
    valores: JSON.stringify(valores),
    antes: JSON.stringify({ ...JSON.parse(row.antes), ...since }),
    revisao: row._id,
    em: now.toISOString(),
  });
}

function log(
  trx: Store,
  actor: Actor,
  verb: 'publicationAsked' | 'publicationReturned',
  publication: PublicationRequest,
): Promise<void> {
  const about = { place: publication.place.section.name, target: publication.record._id };
  return logActivity(trx, actor, { verb, subject: headingOf(publication), ...about });
}

/** Requests to publish: writers ask, and accounts that may publish decide. */
export const publicacaoRoutes: Routes = (route, context) => {
  const { store, collections, files, now } = context;
  const places = new Map(placesIn(collections).map((place) => [place.section.name, place]));

  route(publicacaoCalls.list, async (_asked, request) => {
    const asker = staffOf(request);
    const shown = await requestsFor(context, asker);
    return {
      arrayPublicacoes: shown.map((publication) => answerFor(publication, asker)),
      fotos: await files.describe(
        pedidosPublicacao.fields,
        shown.map(({ row }) => row),
      ),
    };
  });

  route(publicacaoCalls.ask, async ({ body: { seccao, chave, valores }, actor }, request) => {
    const asker = staffOf(request);
    const place = places.get(seccao);
    if (!place) throw refusal(422, 'seccao', messages.invalid);
    if (!isAllowedIn(asker, 'editar', seccao)) {
      throw refusal(403, 'permissoes', messages.permissions);
    }
    const ask = () =>
      store.transaction(async (trx) => {
        const key = whereIn(place.collection, { [place.collection.key]: chave });
        const record = await lockRecord(trx, place, key);
        // News and events share a collection, but an account may be for only one of them.
        const isHere = record && sectionOf(place.collection.sections, record) === place.section;
        if (!isHere) throw notFound('chave');
        const earlier = await trx.find(pedidosPublicacao, { registo: record._id });
        if (earlier?.motivo === '' && earlier.conta !== asker._id) {
          throw refusal(409, '', messages.alreadyAsked(earlier.quem));
        }
        // A draft is published as it stands; a form lays all that it holds over the record.
        if (estadoOf(record, now()) !== 'rascunho') {
          const { refuseOlder } = recordSaver(context, place.collection);
          await refuseOlder(trx, JSON.parse(valores), record);
        }
        const changes = changesOf(place, record, valores, now());
        await trx.remove(pedidosPublicacao, { registo: record._id });
        if ((await trx.count(pedidosPublicacao, { where: { conta: asker._id } })) >= mostDrafts) {
          throw refusal(422, '', messages.tooManyRequests(mostDrafts));
        }
        const row = await trx.create(pedidosPublicacao, {
          seccao,
          registo: record._id,
          conta: asker._id,
          quem: asker.username,
          em: now().toISOString(),
          valores: JSON.stringify(changes.valores),
          antes: JSON.stringify(changes.antes),
        });
        const publication = { row, place, record };
        await log(trx, actor, 'publicationAsked', publication);
        return { publicacao: answerFor(publication, asker) };
      });
    // Two may ask at once: the second tries again and sees the request of the first.
    return unlessDuplicate(ask, ask);
  });

  /** Does something with a request and its record, both locked. */
  const decide = (
    _id: string,
    asker: SessionStaff,
    work: (trx: Store, publication: PublicationRequest) => Promise<void>,
  ) =>
    store.transaction(async (trx) => {
      const byRow = await trx.find(pedidosPublicacao, { _id });
      const place = byRow && places.get(byRow.seccao);
      // Locks the record first, as `ask` does: otherwise the two could deadlock.
      const record = place && (await lockRecord(trx, place, { _id: byRow.registo }));
      const row = await trx.lock(pedidosPublicacao, { _id });
      if (!record || !row) throw notFound('_id');
      const publication = { row, place, record };
      await work(trx, publication);
      return { publicacao: answerFor(publication, asker) };
    });

  route(publicacaoCalls.publish, ({ params: { _id }, actor }, request) =>
    decide(_id, staffOf(request), async (trx, { row, place, record }) => {
      if (row.motivo !== '') throw notFound('_id');
      const isOlder = Object.entries(JSON.parse(row.antes) as AnyRecord).some(
        ([name, value]) => !isSame(value, (record as AnyRecord)[name]),
      );
      if (isOlder) throw refusal(409, 'versao', messages.changedSinceAsked(row.quem));
      const wanted = row.valores === '{}' ? shownNow : JSON.parse(row.valores);
      const { values } = checkRecord([place.section], { ...record, ...wanted }, now(), record);
      await recordSaver(context, place.collection).change(trx, { previous: record, values }, actor);
      await trx.remove(pedidosPublicacao, { _id });
    }),
  );

  route(publicacaoCalls.remove, ({ params: { _id }, body: { motivo }, actor }, request) => {
    const asker = staffOf(request);
    return decide(_id, asker, async (trx, publication) => {
      if (publication.row.conta === asker._id) {
        await trx.remove(pedidosPublicacao, { _id });
        return;
      }
      if (!isToDecide(publication.row, asker)) throw notFound('_id');
      if (motivo === '') throw refusal(422, 'motivo', messages.required);
      await trx.change(pedidosPublicacao, { _id }, { motivo });
      await giveBack(trx, publication, now());
      await log(trx, actor, 'publicationReturned', publication);
    });
  });
};
