import { publicacaoCalls } from '../../calls/publicacoes.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import { estadoOf } from '../../sections/life.ts';
import { type Place, placesIn, sectionOf } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import { drafts } from '../staff/drafts.ts';
import type { SessionStaff } from '../staff/sessions.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import { type PedidoRow, pedidosPublicacao } from '../tables/pedidosPublicacao.ts';
import type { Context } from '../village/context.ts';
import { staffOf } from './access.ts';
import { whereIn } from './records.ts';
import type { Routes } from './route.ts';
import { type AnyRow, checkRecord, recordSaver } from './saveRecord.ts';

type AnyRecord = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These fields of a record. */
const only = (names: readonly string[], record: AnyRecord): AnyRecord =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

const isToDecide = ({ motivo, seccao }: PedidoRow, asker: SessionStaff) =>
  motivo === '' && isAllowedIn(asker, 'publicar', seccao);

/** The requests that somebody may decide, and their own, with their records; of a deleted one nothing can be published. */
async function requestsFor(
  { store, collections }: Pick<Context, 'store' | 'collections'>,
  asker: SessionStaff,
  only: { fields?: readonly string[] } = {},
): Promise<{ row: PedidoRow; place: Place; record: AnyRow }[]> {
  const rows = (await store.list(pedidosPublicacao, only)).filter(
    (row) => isToDecide(row, asker) || row.conta === asker._id,
  );
  const found = new Map<string, { place: Place; record: AnyRow }>();
  for (const place of placesIn(collections)) {
    const { collection, section } = place;
    const _id = rows.filter(({ seccao }) => seccao === section.name).map((row) => row.registo);
    const fields = [section.heading, collection.key].filter((name) => name !== '_id');
    const records = _id.length > 0 ? await store.list(collection, { where: { _id }, fields }) : [];
    for (const record of records) found.set(record._id, { place, record: record as AnyRow });
  }
  return rows.flatMap((row) => {
    const its = found.get(row.registo);
    return its ? [{ row, ...its }] : [];
  });
}

/** How many wait for somebody who may publish them, and how many of one's own were given back. */
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

/** Whoever writes and does not publish asks for it; whoever publishes decides. */
export const publicacaoRoutes: Routes = (route, context) => {
  const { store, collections, files, now } = context;
  const places = new Map(placesIn(collections).map((place) => [place.section.name, place]));
  const gone = () => refusal(404, '_id', messages.notFound);

  function placeOf(seccao: string): Place {
    const place = places.get(seccao);
    if (!place) throw refusal(422, 'seccao', messages.invalid);
    return place;
  }

  const lockRecord = async (trx: Store, { collection }: Place, where: object) =>
    (await trx.lock(collection, where as { _id: string })) as AnyRow | undefined;

  function answerFor(row: PedidoRow, { collection, section }: Place, record: AnyRow, mine: string) {
    const { _id, seccao, quem, em, motivo, conta } = row;
    return {
      ...{ _id, seccao, quem, em, motivo, meu: conta === mine },
      chave: String((record as AnyRecord)[collection.key]),
      titulo: String((record as AnyRecord)[section.heading]),
      antes: JSON.parse(row.antes) as AnyRecord,
      valores: JSON.parse(row.valores) as AnyRecord,
    };
  }

  route(publicacaoCalls.list, async (_asked, request) => {
    const asker = staffOf(request);
    const shown = await requestsFor(context, asker);
    return {
      arrayPublicacoes: shown.map(({ row, place, record }) =>
        answerFor(row, place, record, asker._id),
      ),
      fotos: await files.describe(
        pedidosPublicacao.fields,
        shown.map(({ row }) => row),
      ),
    };
  });

  /** What a request would change of a record that visitors see; one that they do not is shown as it stands now. */
  function changesOf({ section }: Place, record: AnyRow, typed: string) {
    if (estadoOf(record, now()) === 'rascunho') {
      return { valores: {}, antes: { versao: record.versao } };
    }
    const body = { ...record, ...sanitiseBody(section.fields, JSON.parse(typed)) };
    const { values } = checkRecord([section], body, now(), record);
    const changed = Object.keys(values).filter(
      (name) => name !== 'identifier' && !isSame(values[name], (record as AnyRecord)[name]),
    );
    if (changed.length === 0) throw refusal(422, '', messages.nothingToPublish);
    return { valores: only(changed, values), antes: only(changed, record) };
  }

  route(publicacaoCalls.ask, async ({ body: { seccao, chave, valores }, actor }, request) => {
    const asker = staffOf(request);
    const place = placeOf(seccao);
    if (!isAllowedIn(asker, 'editar', seccao)) {
      throw refusal(403, 'permissoes', messages.permissions);
    }
    const ask = () =>
      store.transaction(async (trx) => {
        const key = whereIn(place.collection, { [place.collection.key]: chave });
        const record = await lockRecord(trx, place, key);
        // News and events stand in one collection, and are not for the same people.
        const isHere = record && sectionOf(place.collection.sections, record) === place.section;
        if (!isHere) throw refusal(404, 'chave', messages.notFound);
        const earlier = await trx.find(pedidosPublicacao, { registo: record._id });
        if (earlier?.motivo === '' && earlier.conta !== asker._id) {
          throw refusal(409, '', messages.alreadyAsked(earlier.quem));
        }
        const changes = changesOf(place, record, valores);
        await trx.remove(pedidosPublicacao, { registo: record._id });
        const row = await trx.create(pedidosPublicacao, {
          ...{ seccao, registo: record._id, conta: asker._id, quem: asker.username },
          em: now().toISOString(),
          valores: JSON.stringify(changes.valores),
          antes: JSON.stringify(changes.antes),
        });
        await log(trx, actor, 'publicationAsked', place, record);
        return { publicacao: answerFor(row, place, record, asker._id) };
      });
    // Two may ask at once: the second sees the request of the first.
    return unlessDuplicate(ask, ask);
  });

  function log(
    trx: Store,
    actor: Actor,
    verb: 'publicationAsked' | 'publicationReturned',
    { section }: Place,
    record: AnyRow,
  ) {
    const subject = String((record as AnyRecord)[section.heading]);
    return logActivity(trx, actor, { verb, place: section.name, subject, target: record._id });
  }

  /** Does something with a request and its record, which nobody else can do anything with meanwhile. */
  const decide = <Done>(
    _id: string,
    work: (trx: Store, row: PedidoRow, place: Place, record: AnyRow) => Promise<Done>,
  ) =>
    store.transaction(async (trx) => {
      const asked = await trx.find(pedidosPublicacao, { _id });
      const place = asked && places.get(asked.seccao);
      // The record first, as whoever asks does: otherwise two could wait for each other for ever.
      const record = place && (await lockRecord(trx, place, { _id: asked.registo }));
      const row = await trx.lock(pedidosPublicacao, { _id });
      if (!record || !row) throw gone();
      return work(trx, row, place, record);
    });

  route(publicacaoCalls.publish, ({ params: { _id }, actor }, request) =>
    decide(_id, async (trx, row, place, record) => {
      if (row.motivo !== '') throw gone();
      const antes = JSON.parse(row.antes) as AnyRecord;
      const isOlder = Object.entries(antes).some(
        ([name, value]) => !isSame(value, (record as AnyRecord)[name]),
      );
      if (isOlder) throw refusal(409, 'versao', messages.changedSinceAsked(row.quem));
      const shown = { rascunho: false, publicarEm: '', retirarEm: '' };
      const said = row.valores === '{}' ? shown : JSON.parse(row.valores);
      const { values } = checkRecord([place.section], { ...record, ...said }, now(), record);
      await recordSaver(context, place.collection).change(trx, { previous: record, values }, actor);
      await trx.remove(pedidosPublicacao, { _id });
      return { publicacao: answerFor(row, place, record, staffOf(request)._id) };
    }),
  );

  /** Gives what was written back to its writer, as something to go on with. */
  async function giveBack(trx: Store, row: PedidoRow, place: Place, record: AnyRow) {
    if (row.valores === '{}') return;
    const { section, collection } = place;
    const valores = { ...only(Object.keys(section.fields), record), ...JSON.parse(row.valores) };
    const draft = {
      ...{
        _id: row._id.replaceAll('-', '_').padEnd(16, '_'),
        conta: row.conta,
        seccao: row.seccao,
      },
      chave: String((record as AnyRecord)[collection.key]),
      registo: record._id,
      versao: record.versao,
      titulo: String(valores[section.heading]),
      ...{ valores: JSON.stringify(valores), antes: row.antes, janela: 'devolvido', passo: 1 },
      em: now().toISOString(),
    };
    // However much its writer has waiting: nobody else can make room there.
    await trx.create(drafts, draft);
  }

  route(publicacaoCalls.remove, ({ params: { _id }, body: { motivo }, actor }, request) =>
    decide(_id, async (trx, row, place, record) => {
      const asker = staffOf(request);
      if (row.conta === asker._id) await trx.remove(pedidosPublicacao, { _id });
      else {
        if (!isToDecide(row, asker)) throw gone();
        if (motivo === '') throw refusal(422, 'motivo', messages.required);
        await trx.change(pedidosPublicacao, { _id }, { motivo });
        await giveBack(trx, row, place, record);
        await log(trx, actor, 'publicationReturned', place, record);
      }
      return { publicacao: answerFor(row, place, record, asker._id) };
    }),
  );
};
