import type { Socket } from 'node:dgram';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../../calls/refusal.ts';
import { lisbonDay } from '../../language/calendar.ts';
import { minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { csv } from '../../server/api/csv.ts';
import type { Routes } from '../../server/api/route.ts';
import { repeat } from '../../server/process/repeat.ts';
import { makeSearch } from '../../server/search/search.ts';
import type { Context } from '../../server/village/context.ts';
import { hearAnswers, hearLines } from './heard.server.ts';
import { listSums, readSums, writeSums } from './sums.server.ts';
import { visitaCalls } from './visitaCalls.ts';
import { isPeriod, type Kind } from './visitas.ts';
import { type Sum, visitCounter } from './visitCounter.server.ts';

/**
 * Counts visits from when the program listens until it stops: by nginx's lines where it sends them, which tell
 * of all that was answered, and otherwise by what the program itself answers. A crash loses a minute.
 */
export function countVisits(app: FastifyInstance, context: Context): void {
  const { config, store, now, log } = context;
  const { siteUrl, trustProxy, visitsPort } = config;
  const counter = visitCounter({ siteUrl, now });
  const search = makeSearch(context);
  let lines: Socket | undefined;
  let stop = async () => {};

  /** Which words found nothing is looked up here, since a page that nginx gives out does not say. */
  async function withoutFound(taken: readonly Sum[]): Promise<Sum[]> {
    const kept: Sum[] = [];
    for (const sum of taken) {
      if (sum.tipo !== 'pesquisa' || (await search(sum.nome)).length === 0) kept.push(sum);
    }
    return kept;
  }
  async function write(): Promise<void> {
    const taken = counter.take();
    if (taken.length === 0) return;
    try {
      await writeSums(store, await withoutFound(taken), now());
    } catch (error) {
      counter.giveBack(taken);
      throw error;
    }
  }
  function listen(): void {
    if (!visitsPort) return;
    lines ??= hearLines(visitsPort, counter.note, () => {
      // One process hears them all; if it goes, another takes its place within a minute.
      lines?.close();
      lines = undefined;
    });
  }

  if (!visitsPort) hearAnswers(app.server, trustProxy, counter.note);
  app.addHook('onListen', async () => {
    const work = async () => {
      listen();
      await write();
    };
    stop = repeat({ every: minute, work }, (error) => log.error(error));
  });
  app.addHook('onClose', async () => {
    await stop();
    lines?.close();
    await write();
  });
}

const kindNames: Record<Kind, string> = {
  visita: 'Visitas',
  pagina: 'Páginas vistas',
  origem: 'Visitas vindas de',
  pesquisa: 'Pesquisado sem resultado',
};

/** The most that one reads. */
const mostListed = 100;

export const visitaRoutes: Routes = (route, { store, now }) => {
  const periodIn = ({ periodo = '' }: { periodo?: string }) => {
    const asked = periodo || lisbonDay(now()).slice(0, 7);
    if (!isPeriod(asked)) throw refusal(422, 'periodo', messages.invalid);
    return asked;
  };

  route(visitaCalls.read, async ({ query }) => {
    const periodo = periodIn(query);
    const { byPart, byName } = await readSums(store, periodo);
    const total = (tipo: Kind, part = '') =>
      byPart
        .filter((each) => each.tipo === tipo && each.periodo.startsWith(part))
        .reduce((sum, { vezes }) => sum + Number(vezes), 0);
    const both = (part: string) => ({
      visitas: total('visita', part),
      paginas: total('pagina', part),
    });
    const named = (tipo: Kind) =>
      byName
        .filter((each) => each.tipo === tipo)
        .slice(0, mostListed)
        .map(({ nome, vezes }) => ({ nome: String(nome), vezes: Number(vezes) }));
    const parts = periodo.length < 10 ? [...new Set(byPart.map((each) => each.periodo))] : [];
    return {
      visitas: {
        ...{ periodo, ...both('') },
        partes: parts.map((part) => ({ periodo: part, ...both(part) })),
        maisVistas: named('pagina'),
        origens: named('origem'),
        pesquisas: named('pesquisa'),
      },
    };
  });

  route(visitaCalls.sheet, async ({ query }, _request, reply) => {
    const periodo = periodIn(query);
    const rows = (await listSums(store, periodo)).map(({ dia, tipo, nome, vezes }) => [
      ...[dia, kindNames[tipo], nome, vezes],
    ]);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="visitas-${periodo}.csv"`)
      .send(csv([['Dia', 'O quê', 'Nome', 'Vezes'], ...rows]));
  });
};
