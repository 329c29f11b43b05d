import { officePath } from '../../sections/officePath.ts';
import { factsIn, type People, personalData } from '../../server/people/personalData.ts';
import { answerSubject } from './mensagens.ts';
import { frases, mensagens, respostas } from './tables.server.ts';

/** The personal data in messages and their answers. */
export const people: People = {
  withoutPeople: [frases],
  holdings: [
    personalData({
      table: mensagens,
      title: 'Mensagens',
      who: { fields: ['name', 'email'], of: ({ name, email }) => ({ name, email }) },
      mentions: 'blanked',
      link: ({ _id }) => officePath(mensagens.name, _id),
      describe: async (_context, rows) =>
        rows.map((row) => ({
          titulo: row.subject,
          factos: factsIn(mensagens, row, [
            'receivedAt',
            'name',
            'email',
            'lingua',
            'mensagem',
            'respondida',
          ]),
          link: officePath(mensagens.name, row._id),
        })),
      async erase(trx, rows) {
        await trx.remove(mensagens, { _id: rows.map(({ _id }) => _id) });
      },
    }),
    personalData({
      table: respostas,
      title: 'Respostas da junta',
      belongsTo: 'mensagem',
      mentions: 'blanked',
      link: ({ mensagem }) => officePath(mensagens.name, mensagem),
      async describe({ store }, rows) {
        const messages = await store.list(mensagens, {
          where: { _id: rows.map((row) => row.mensagem) },
        });
        const subjects = new Map(messages.map(({ _id, subject }) => [_id, answerSubject(subject)]));
        return rows.map((row) => ({
          titulo: subjects.get(row.mensagem) ?? '',
          factos: factsIn(respostas, row, ['em', 'texto', 'assinatura']),
          link: officePath(mensagens.name, row.mensagem),
        }));
      },
    }),
  ],
};
