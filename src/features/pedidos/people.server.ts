import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { euros } from '../../language/euros.ts';
import { officePath } from '../../sections/officePath.ts';
import { privateFolder, removePrivateFiles } from '../../server/files/privateFiles.ts';
import { anexos } from '../../server/mail/attachments.ts';
import { blanked } from '../../server/people/person.ts';
import { factsIn, type People, personalData } from '../../server/people/personalData.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { withSums } from '../dinheiro/movimentos.server.ts';
import type { Sums } from '../dinheiro/movimentos.ts';
import { refundFor } from './fee.ts';
import { copias, emitidos } from './issuedTables.server.ts';
import { answersInWords } from './questions.ts';
import {
  answersIn,
  ficheiros,
  numeracao,
  passos,
  pedidos,
  removeRequests,
} from './tables.server.ts';

/** A request that was paid for stays in the accounts, without the person, until its months are over. */
const isKept = ({ valorPago }: Sums) => (valorPago ?? 0) > 0;

/** The personal data in requests: of the applicants, and of people whom their texts name. */
export const people: People = {
  withoutPeople: [numeracao, emitidos],
  holdings: [
    personalData({
      table: pedidos,
      title: 'Pedidos ao balcão',
      who: {
        fields: ['nome', 'email', 'telemovel'],
        of: ({ nome, email, telemovel }) => ({ name: nome, email, phone: telemovel }),
      },
      mentions: 'blanked',
      link: ({ _id }) => officePath(pedidos.name, _id),
      describe: async ({ store }, rows) =>
        (await withSums(store, rows)).map((row) => ({
          titulo: `${row.servicoNome} (${row.numero})`,
          factos: [
            ...factsIn(pedidos, row, ['nome', 'email', 'telemovel', 'recebidoEm', 'estado']),
            ...factsIn(pedidos, row, ['servico', 'servicoNome', 'motivo', 'atribuidoA', 'assunto']),
            ...factsIn(pedidos, row, ['latitude', 'longitude', 'publicadoEm', 'segue']),
            ...factsIn(pedidos, row, ['textoPublico', 'ondePublico', 'feito']),
            ...answersInWords(row.perguntas, answersIn(row)).map(({ label, valor }) => ({
              nome: label,
              valor,
            })),
          ],
          link: officePath(pedidos.name, row._id),
          ...(isKept(row) && {
            fica: `A junta recebeu ${euros(row.valorPago)}: ficam o valor e o dia, sem nome, contactos nem respostas`,
          }),
          ...(refundFor(row) > 0 && {
            impede: `Há ${euros(refundFor(row))} por devolver do pedido ${row.numero}`,
          }),
        })),
      async erase(trx, rows, context) {
        const all = await withSums(trx, rows);
        const idsOf = (some: typeof rows) => some.map(({ _id }) => _id);
        const paid = all.filter(isKept);
        const unpaid = all.filter((row) => !isKept(row));
        await removeRequests(trx, context, { _id: idsOf(unpaid) });
        await removePrivateFiles(trx, context, ficheiros, { pedido: idsOf(paid) });
        await removePrivateFiles(trx, context, anexos, { about: idsOf(paid) });
        await trx.remove(passos, { pedido: idsOf(paid) });
        for (const { _id } of paid) {
          // A new secret, so that the private address in their letters stops working.
          const closed = { segredo: newSecret(), chave: randomUUID(), respostas: '{}', motivo: '' };
          const without = { nome: blanked, email: '', telemovel: '', publicadoEm: '', ...closed };
          await trx.change(pedidos, { _id }, without);
        }
      },
    }),
    personalData({
      table: passos,
      title: 'Conversas sobre pedidos',
      belongsTo: 'pedido',
      mentions: 'blanked',
      link: ({ pedido }) => officePath(pedidos.name, pedido),
      describe: async (_context, rows) =>
        rows.map((row) => ({
          titulo: 'Sobre um pedido',
          factos: factsIn(passos, row, ['em', 'texto']),
          link: officePath(pedidos.name, row.pedido),
        })),
    }),
    personalData({
      table: ficheiros,
      title: 'Ficheiros de pedidos',
      belongsTo: 'pedido',
      mentions: 'blanked',
      link: ({ pedido }) => officePath(pedidos.name, pedido),
      describe: async ({ config }, rows) =>
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
    personalData({
      table: copias,
      title: 'Documentos que a junta emitiu',
      who: {
        fields: ['nome', 'email', 'telemovel'],
        of: ({ nome, email, telemovel }) => ({ name: nome, email, phone: telemovel }),
      },
      belongsTo: 'pedido',
      mentions: 'blanked',
      link: ({ pedido }) => officePath(pedidos.name, pedido),
      describe: async ({ config }, rows) =>
        rows.map((row) => ({
          titulo: 'Documento emitido',
          factos: factsIn(copias, row, ['nome', 'email', 'telemovel', 'motivo']),
          ficheiros: {
            [`documento-${row._id}.pdf`]: join(privateFolder(config, copias), row.file),
          },
          fica: 'Ficam o número, o dia e o SHA-256 do documento, sem dizer de quem',
        })),
      async erase(trx, rows, context) {
        await removePrivateFiles(trx, context, copias, { _id: rows.map(({ _id }) => _id) });
      },
    }),
  ],
};
