import { publicacaoCalls } from '../../calls/publicacoes.ts';
import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { isAllowedIn } from '../../sections/abilities.ts';
import { estadoOf } from '../../sections/life.ts';
import { type Place, placesIn } from '../../sections/section.ts';
import { sanitiseBody } from '../rules/sanitize.ts';
import { keepDraft } from '../staff/drafts.ts';
import type { SessionStaff } from '../staff/sessions.ts';
import { unlessDuplicate } from '../store/duplicate.ts';
import type { Store } from '../store/store.ts';
import { type Actor, logActivity } from '../tables/atividade.ts';
import { type PedidoRow, pedidosPublicacao } from '../tables/pedidosPublicacao.ts';
import { staffOf } from './access.ts';
import { whereIn } from './records.ts';
import type { Routes } from './route.ts';
import { type AnyRow, checkRecord, recordSaver } from './saveRecord.ts';

type AnyRecord = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These fields of a record. */
const only = (names: readonly string[], record: AnyRecord): AnyRecord =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

/** How many wait for somebody who may publish them, and how many of one's own were given back. */
export async function countRequests(store: Store, asker: SessionStaff) {
  const rows = await store.list(pedidosPublicacao);
  const isWaiting = ({ motivo, seccao }: PedidoRow) =>
    motivo === '' && isAllowedIn(asker, 'publicar', seccao);
  return {
    publicacoesPorDecidir: rows.filter(isWaiting).length,
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
    const all = await store.list(pedidosPublicacao);
    const arrayPublicacoes = [];
    for (const row of all) {
      const isToDecide = row.motivo === '' && isAllowedIn(asker, 'publicar', row.seccao);
      const place = places.get(row.seccao);
      if (!place || !(isToDecide || row.conta === asker._id)) continue;
      const record = await store.find(place.collection, { _id: row.registo });
      if (record) arrayPublicacoes.push(answerFor(row, place, record as AnyRow, asker._id));
    }
    return { arrayPublicacoes, fotos: await files.describe(pedidosPublicacao.fields, all) };
  });

  /** What a request would change of a record that visitors see; one that they do not is shown as it stands. */
  function changesOf({ section }: Place, record: AnyRow, typed: string) {
    if (estadoOf(record, now()) === 'rascunho') return { valores: {}, antes: {} };
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
        if (!record) throw refusal(404, 'chave', messages.notFound);
        const earlier = await trx.find(pedidosPublicacao, { registo: record._id });
        if (earlier && earlier.conta !== asker._id) {
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
      const row = await trx.lock(pedidosPublicacao, { _id });
      const place = row && places.get(row.seccao);
      const record = place && (await lockRecord(trx, place, { _id: row.registo }));
      if (!record) throw gone();
      return work(trx, row, place, record);
    });

  route(publicacaoCalls.publish, ({ params: { _id }, actor }, request) =>
    decide(_id, async (trx, row, place, record) => {
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
    };
    await keepDraft(trx, draft, { desde: '', now: now() });
  }

  route(publicacaoCalls.remove, ({ params: { _id }, body: { motivo }, actor }, request) =>
    decide(_id, async (trx, row, place, record) => {
      const asker = staffOf(request);
      if (row.conta === asker._id) await trx.remove(pedidosPublicacao, { _id });
      else {
        if (!isAllowedIn(asker, 'publicar', row.seccao)) throw gone();
        if (motivo === '') throw refusal(422, 'motivo', messages.required);
        await trx.change(pedidosPublicacao, { _id }, { motivo });
        await giveBack(trx, row, place, record);
        await log(trx, actor, 'publicationReturned', place, record);
      }
      return { publicacao: answerFor(row, place, record, asker._id) };
    }),
  );
};
