import { join } from 'node:path';
import { privateFolder } from '../../server/files/privateFiles.ts';
import { factsIn, holding, type People } from '../../server/people/holding.ts';
import { screen } from '../../server/village/screen.ts';
import { answersInWords } from './questions.ts';
import {
  answersIn,
  ficheiros,
  numeracao,
  passos,
  pedidos,
  removeRequests,
} from './tables.server.ts';

/** What requests hold of whoever made them, and of whom they name. */
export const people: People = {
  ofNobody: [numeracao],
  holdings: [
    holding({
      table: pedidos,
      title: 'Pedidos ao balcão',
      who: {
        fields: ['nome', 'email', 'telemovel'],
        of: ({ nome, email, telemovel }) => ({ name: nome, email, phone: telemovel }),
      },
      mentions: 'blanked',
      link: ({ _id }) => screen(pedidos.name, _id),
      tell: async (_context, rows) =>
        rows.map((row) => ({
          titulo: `${row.servicoNome} (${row.numero})`,
          factos: [
            ...factsIn(pedidos, row, ['nome', 'email', 'telemovel', 'recebidoEm', 'estado']),
            ...factsIn(pedidos, row, ['servico', 'servicoNome', 'motivo', 'atribuidoA']),
            ...answersInWords(row.perguntas, answersIn(row)).map(({ label, valor }) => ({
              ...{ nome: label, valor },
            })),
          ],
          link: screen(pedidos.name, row._id),
        })),
      async erase(trx, rows, context) {
        await removeRequests(trx, context, { _id: rows.map(({ _id }) => _id) });
      },
    }),
    holding({
      table: passos,
      title: 'Conversas sobre pedidos',
      of: 'pedido',
      mentions: 'blanked',
      link: ({ pedido }) => screen(pedidos.name, pedido),
      tell: async (_context, rows) =>
        rows.map((row) => ({
          titulo: 'Sobre um pedido',
          factos: factsIn(passos, row, ['em', 'texto']),
          link: screen(pedidos.name, row.pedido),
        })),
    }),
    holding({
      table: ficheiros,
      title: 'Ficheiros de pedidos',
      of: 'pedido',
      mentions: 'blanked',
      link: ({ pedido }) => screen(pedidos.name, pedido),
      tell: async ({ config }, rows) =>
        rows.map((row) => ({
          titulo: row.nome,
          factos: factsIn(ficheiros, row, ['enviadoEm', 'nome', 'chave']),
          ficheiros: {
            [`pedido-${row._id}.${row.extension}`]: join(
              privateFolder(config, ficheiros),
              row.file,
            ),
          },
        })),
    }),
  ],
};
