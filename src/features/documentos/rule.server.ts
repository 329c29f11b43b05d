import { type SqlBool, sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { attachedFiles } from '../../fields/attachments.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { pdfsOf } from '../../server/files/filesTable.ts';
import { refuseOtherThanPdfs } from '../../server/rules/pdfs.ts';
import type { Rule } from '../../server/rules/rule.ts';
import { whereFound } from '../../server/search/search.ts';
import { type documentos, orgaos } from './documentos.ts';
import { noteInRegister } from './noteInRegister.server.ts';

/** The day of a summons's session, worded like the index's expression so that the planner uses it. */
const sessionDay = sql`coalesce(nullif("sessao", ''), "date")`;

/** The sessions of the assembly that are still to come, the next one first. */
function toCome(today: string) {
  return {
    where: { orgao: 'Assembleia' as const },
    condition: sql<SqlBool>`"type" = 'Convocatória' and ${sessionDay} >= ${today}`,
    order: [sessionDay, sql`"sessaoHora"`],
  };
}

/**
 * The latest act first; `ano` and `orgao` narrow the list, and `sessoes=true` gives only summons to
 * sessions to come.
 */
export const documentosRule: Rule<typeof documentos> = {
  select({ ano = '', orgao = '', sessoes }, { now }) {
    if (sessoes === 'true') return toCome(lisbonDay(now));
    if (!/^(\d{4})?$/.test(ano)) throw refusal(422, 'ano', messages.invalid);
    const organ = orgaos.find((each) => each === orgao);
    if (orgao !== '' && !organ) throw refusal(422, 'orgao', messages.invalid);
    return {
      order: [sql`"date" desc`, sql`"sequence" desc`],
      ...(organ && { where: { orgao: organ } }),
      ...(ano !== '' && {
        condition: sql<SqlBool>`"date" >= ${`${ano}-01-01`} and "date" <= ${`${ano}-12-31`}`,
      }),
    };
  },
  async compute(store, rows, { q = '' }, partialReads) {
    const ids = rows.map(({ _id }) => _id);
    const hits = q === '' ? [] : await partialReads.readOr(whereFound(store.db, ids, q), []);
    const paths = rows.flatMap(({ files }) => attachedFiles(files));
    const known: Pdfs = await partialReads.readOr(pdfsOf(store, paths), {});
    return rows.map(({ files }, index) => ({
      achado: hits[index],
      ficheiros: Object.fromEntries(
        attachedFiles(files).flatMap((path) => (known[path] ? [[path, known[path]]] : [])),
      ),
    }));
  },
  beforeSave: (store, { files }) => refuseOtherThanPdfs(store, 'files', attachedFiles(files)),
  afterActivity: (store, deed, { actor, config: { dataDir } }) =>
    noteInRegister(store, deed, { actor, dataDir }),
};
