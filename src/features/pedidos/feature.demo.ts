import { randomUUID } from 'node:crypto';
import type { DemoFeature } from '../../../demo/feature.ts';
import { day } from '../../language/durations.ts';
import { createRequest, moveTo } from './ask.server.ts';
import demoRequests from './demoRequests.json' with { type: 'json' };
import type { Estado } from './estados.ts';
import readyServices from './readyServices.json' with { type: 'json' };
import { servicos } from './servicos.ts';
import { pedidos } from './tables.server.ts';

/** The services that come with the program, and what the people of the demo village asked for. */
export const pedidosDemo: DemoFeature = {
  records: {
    servicos: () =>
      readyServices.map(({ perguntas, ...servico }) => ({
        ...servico,
        perguntas: servicos.fields.perguntas.schema.parse(perguntas),
      })),
  },
  async fill(trx, now) {
    const oldestFirst = demoRequests.toSorted((one, other) => other.daysAgo - one.daysAgo);
    for (const [at, { daysAgo, motivo = '', ...sample }] of oldestFirst.entries()) {
      const servico = await trx.find(servicos, { identifier: sample.servico });
      if (!servico) continue;
      const sentAt = new Date(now.getTime() - daysAgo * day);
      const { nome, respostas } = sample;
      const who = { nome, email: `pedido${at}@example.com`, telemovel: '', chave: randomUUID() };
      const pedido = await createRequest(trx, sentAt, servico, { ...who, respostas });
      const estado = sample.estado as Estado;
      const moved = new Date(now.getTime() - (daysAgo / 2) * day);
      if (estado !== 'recebido') await moveTo(trx, moved, pedido, { estado, motivo });
      const publicadoEm = moved.toISOString();
      const shown = sample.noSite && { ...sample.noSite, publicadoEm };
      await trx.change(pedidos, { _id: pedido._id }, { demo: true, ...shown });
    }
  },
};
