import { sql } from 'kysely';
import type { Answer } from '../../calls/call.ts';
import { refusal } from '../../calls/refusal.ts';
import { fileName } from '../../language/fileName.ts';
import { messages } from '../../language/messages.ts';
import { noteEnds } from '../../server/api/ends.ts';
import { files } from '../../server/files/filesTable.ts';
import { seenBy } from '../../server/rules/rule.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { documentoCalls } from './documentoCalls.ts';
import { documentos } from './documentos.ts';
import { guessDocument } from './guessDocument.ts';

type Counted = Answer<typeof documentoCalls.count>['contagem'][number];

const shownFields = ['identifier', 'title', 'numero', 'date'] as const;

/** The two directions from a document among those of its type and organ: the comparison and the order of each. */
const ways = {
  anterior: { is: sql`<`, order: [sql`"date" desc`, sql`"sequence" desc`] },
  seguinte: { is: sql`>`, order: [sql`"date"`, sql`"sequence"`] },
};

/** Selects the documents that visitors see. */
export const publicDocuments = ({ rules, now }: Context) =>
  seenBy({ isStaff: false, now: now() }, documentos, rules.documentos);

/** Counts documents by type, year and organ, and finds the neighbours of one. */
export const documentoRoutes: Routes = (route, context) => {
  const { store } = context;

  route(documentoCalls.count, async () => {
    const ano = sql<string>`substr("date", 1, 4)`;
    const contagem = await store
      .chosen(documentos, publicDocuments(context))
      .select(['type', 'orgao', ano.as('ano'), ({ fn }) => fn.countAll<number>().as('total')])
      .groupBy(['type', 'orgao', ano])
      .orderBy('type')
      .orderBy('orgao')
      .orderBy(ano, 'desc')
      .execute();
    return { contagem: contagem as Counted[] };
  });

  route(documentoCalls.neighbours, async ({ params: { identifier } }, request) => {
    const [here] = await store.list<typeof documentos.fields>(documentos, {
      ...publicDocuments(context),
      where: { identifier },
      limit: 1,
      fields: ['type', 'orgao', 'date'],
    });
    if (!here) return { vizinhos: null };
    const { type, orgao, date, sequence } = here;
    const next = async ({ is, order }: (typeof ways)['anterior']) => {
      const [latest] = await store.list<typeof documentos.fields>(documentos, {
        ...publicDocuments(context),
        where: { type, orgao },
        condition: sql`("date", "sequence") ${is} (${date}, ${sequence})`,
        order,
        limit: 1,
        fields: [...shownFields, 'retirarEm'],
      });
      if (latest) noteEnds(request, documentos, [latest], context.now());
      return latest && Object.fromEntries(shownFields.map((name) => [name, latest[name]]));
    };
    const [anterior, seguinte] = await Promise.all([next(ways.anterior), next(ways.seguinte)]);
    return {
      vizinhos: { ...(anterior && { anterior }), ...(seguinte && { seguinte }) },
    } as Answer<typeof documentoCalls.neighbours>;
  });
};

/** The text of a PDF's first page; '' if it was not read, and then the name has to do. */
async function firstPageOf({ db }: Store, file: string): Promise<string> {
  const pages = db.selectFrom('pdfPages').select('text').where('file', '=', file);
  const first = await pages.orderBy('page').executeTakeFirst();
  return String(first?.text ?? '');
}

/** Guesses what a PDF is, so that nobody has to type what it says of itself. */
export const sugestaoRoute: Routes = (route, { store, now }) => {
  route(documentoCalls.suggest, async ({ query: { file = '' } }) => {
    const row = await store.find(files, { path: file });
    if (row?.kind !== 'pdf') throw refusal(404, 'file', messages.fileUnknown);
    const sugestao = guessDocument(fileName(file), await firstPageOf(store, file), now());
    return { sugestao, lido: row.ready };
  });
};
