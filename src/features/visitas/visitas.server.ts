import type { Socket } from 'node:dgram';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusal } from '../../calls/refusal.ts';
import { isDay, lisbonDay } from '../../language/calendar.ts';
import { minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { csv } from '../../server/api/csv.ts';
import { readSettings, whole } from '../../server/process/config.ts';
import { repeat } from '../../server/process/repeat.ts';
import { publicSearch } from '../../server/rules/publicSearch.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { hearLines, onAnswered } from './heard.server.ts';
import { readSums, writeSums } from './sums.server.ts';
import { visitaCalls } from './visitaCalls.ts';
import { daysOf, isPeriod, type Kind } from './visitas.ts';
import { type Sum, visitCounter } from './visitCounter.server.ts';

/** The port on this machine where nginx reports its answers; absent: only the program's own are counted. */
export const settings = z.object({ VISITS_PORT: whole(1, 65_535).optional() });

/**
 * Counts visits while the program listens: from nginx's lines if it sends them, since nginx answers
 * some pages by itself, otherwise from what the program answers. A crash loses a minute.
 */
export function countVisits(app: FastifyInstance, context: Context): void {
  const { config, store, now, log } = context;
  const { siteUrl, trustProxy, given } = config;
  const { visitsPort } = readSettings(settings, given);
  const counter = visitCounter({ siteUrl, now });
  const search = publicSearch(context);
  let lines: Socket | undefined;
  let stop = async () => {};

  async function write(): Promise<void> {
    const taken = counter.take();
    const kept: Sum[] = [];
    try {
      for (const sum of taken) {
        // Searched again here, because nginx's line does not say whether the search found anything.
        const isKept = sum.tipo !== 'pesquisa' || (await search(sum.nome)).length === 0;
        if (isKept) kept.push(sum);
      }
      if (kept.length > 0) await writeSums(store, kept, now());
    } catch (error) {
      counter.giveBack(taken);
      throw error;
    }
  }
  function listen(): void {
    if (!visitsPort) return;
    lines ??= hearLines(visitsPort, counter.note, () => {
      // Another process has the port. This one tries again every minute, in case that one ends.
      lines?.close();
      lines = undefined;
    });
  }

  if (!visitsPort) onAnswered(app, trustProxy, counter.note);
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
    await write().catch((error) => log.error(error));
  });
}

const kindNames: Record<Kind, string> = {
  visita: 'Visitas',
  pagina: 'Páginas vistas',
  origem: 'Visitas vindas de',
  pesquisa: 'Pesquisado sem resultado',
};

/** How many rows the screen lists of each kind; the CSV has all of them. */
const mostListed = 30;

const total = (sums: readonly Sum[]) => sums.reduce((all, { vezes }) => all + vezes, 0);

export const visitaRoutes: Routes = (route, { store, now }) => {
  async function read({ periodo, de, ate }: { periodo?: string; de?: string; ate?: string }) {
    const today = lisbonDay(now());
    for (const [param, day] of Object.entries({ de, ate })) {
      if (day && !isDay(day)) throw refusal(422, param, messages.date);
    }
    if (de || ate) {
      const days = { de: de || '0001-01-01', ate: ate || today };
      const sums = await readSums(store, { ...days, by: 'day' });
      return { periodo: `${days.de}/${days.ate}`, sums };
    }
    const period = periodo || today.slice(0, 7);
    if (!isPeriod(period)) throw refusal(422, 'periodo', messages.invalid);
    const by = period.length === 4 ? 'month' : 'day';
    return { periodo: period, sums: await readSums(store, { ...daysOf(period), by }) };
  }

  route(visitaCalls.read, async ({ query }) => {
    const { periodo, sums } = await read(query);
    const of = (kind: Kind, all = sums) => all.filter(({ tipo }) => tipo === kind);
    const both = (all: Sum[]) => ({
      visitas: total(of('visita', all)),
      paginas: total(of('pagina', all)),
    });
    const named = (kind: Kind) =>
      [...Map.groupBy(of(kind), ({ nome }) => nome)]
        .map(([nome, parts]) => ({ nome, vezes: total(parts) }))
        .sort((one, other) => other.vezes - one.vezes)
        .slice(0, mostListed);
    const parts = [...Map.groupBy(sums, ({ dia }) => dia)].sort();
    return {
      visitas: {
        periodo,
        ...both(sums),
        partes: parts.map(([part, own]) => ({ periodo: part, ...both(own) })),
        maisVistas: named('pagina'),
        origens: named('origem'),
        pesquisas: named('pesquisa'),
      },
    };
  });

  route(visitaCalls.sheet, async ({ query }, _request, reply) => {
    const { periodo, sums } = await read(query);
    const rows = sums.map(({ dia, tipo, nome, vezes }) => [dia, kindNames[tipo], nome, vezes]);
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="visitas-${periodo.replace('/', '-')}.csv"`,
      )
      .send(csv([['Quando', 'O quê', 'Nome', 'Vezes'], ...rows]));
  });
};
