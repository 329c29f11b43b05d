import { longMoment, monthsBefore } from '../../language/calendar.ts';
import { officePath } from '../../sections/officePath.ts';
import { removeBefore } from '../../server/store/removeBefore.ts';
import type { ServerFeature } from '../../server/village/feature.ts';
import { frasesRoutes } from './frases.server.ts';
import { messageKind } from './letters.server.ts';
import { mensagemCalls } from './mensagemCalls.ts';
import { mensagemRoutes } from './mensagens.server.ts';
import { monthsOfMessages } from './mensagens.ts';
import { people } from './people.server.ts';
import { answerEnded } from './respostas.server.ts';
import { frases, mensagens, respostas } from './tables.server.ts';

const addressOf = (_id: string) => officePath(mensagens.name, _id);

/** Messages to the council, what was answered, and set phrases for it. */
export const mensagensServer: ServerFeature = {
  tables: [mensagens, respostas, frases],
  people,
  routes: [mensagemRoutes, frasesRoutes],
  counts: {
    mensagensPorResponder: (store) => store.count(mensagens, { where: { respondida: false } }),
  },
  subjects: {
    mensagens: {
      called: 'a mensagem',
      by: mensagemCalls.list,
      async addresses(store, ids) {
        const rows = await store.list(mensagens, { where: { _id: ids }, fields: [] });
        return rows.map(({ _id }) => [_id, addressOf(_id)]);
      },
    },
  },
  letters: { kinds: [messageKind], who: 'atendimento' },
  find: {
    by: mensagemCalls.list,
    async rows(store, found) {
      const rows = await store.list(mensagens, found);
      return rows.map(({ _id, name, subject, receivedAt }) => ({
        titulo: subject,
        onde: 'Mensagens',
        pormenor: `${name}, ${longMoment(receivedAt)}`,
        link: addressOf(_id),
      }));
    },
  },
  letterEnded: answerEnded,
  async erase(trx, { now }) {
    const before = monthsBefore(now(), monthsOfMessages);
    return { messagesErased: await removeBefore(trx, mensagens, 'receivedAt', before) };
  },
};
