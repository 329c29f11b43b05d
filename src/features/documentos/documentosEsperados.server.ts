import { type SqlBool, sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { messages } from '../../language/messages.ts';
import { noteEnds } from '../../server/api/ends.ts';
import { readDefinicoes } from '../../server/store/definicoes.ts';
import type { Routes } from '../../server/village/context.ts';
import { documentoCalls } from './documentoCalls.ts';
import { publicDocuments } from './documentos.server.ts';
import { documentos } from './documentos.ts';
import { expectedIn } from './expectedDocuments.ts';
import { yearlyDocuments } from './yearlyDocuments.ts';

/** The most years shown, however old the oldest document is. */
const mostYears = 10;

const shown = ['identifier', 'title', 'type', 'orgao', 'date', 'sessao'] as const;

/** The state of a year's expected documents: for staff always, for visitors if the council shows it. */
export const documentosEsperadosRoute: Routes = (route, context) => {
  const { store, now } = context;

  route(documentoCalls.expected, async ({ query }, request) => {
    const { mostraDocumentosEmFalta } = await readDefinicoes(store);
    const today = lisbonDay(now());
    const thisYear = Number(today.slice(0, 4));
    const isShown = request.staff || mostraDocumentosEmFalta;
    if (!isShown) return { ano: thisYear, anos: [], arrayEsperados: [] };

    const published = (from: string, until: string, limit = 0) =>
      store.list<typeof documentos.fields>(documentos, {
        ...publicDocuments(context),
        condition: sql<SqlBool>`"date" >= ${from} and "date" <= ${until}`,
        order: [sql`"date"`],
        fields: shown,
        limit,
      });
    const [oldest] = await published(`${thisYear - mostYears + 1}-01-01`, today, 1);
    const first = Number((oldest?.date ?? today).slice(0, 4));
    const next = expectedIn(thisYear + 1, yearlyDocuments, [], today);
    // The next year is shown once something for it is expected in this one, such as its budget.
    const last = next.some(({ de }) => de <= today) ? thisYear + 1 : thisYear;
    const anos = Array.from({ length: last - first + 1 }, (_, index) => last - index);
    const ano = query.ano ? Number(query.ano) : thisYear;
    if (!anos.includes(ano)) throw refusal(422, 'ano', messages.invalid);

    const rows = await published(`${ano - 2}-01-01`, `${ano + 2}-12-31`);
    noteEnds(request, documentos, rows, now());
    const held = rows.map(({ identifier, title, type, orgao, date, sessao }) => ({
      identifier,
      title,
      type,
      orgao,
      day: (type === 'Convocatória' && sessao) || date,
    }));
    return {
      ano,
      anos,
      arrayEsperados: expectedIn(ano, yearlyDocuments, held, today).map((each) => ({
        ...each,
        documentos: each.documentos.map(({ identifier, title }) => ({ identifier, title })),
      })),
    };
  });
};
