import readyServices from '../../src/features/pedidos/readyServices.json' with { type: 'json' };
import { pedidos } from '../../src/features/pedidos/tables.server.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { sendFile } from '../sendFile.ts';
import type { TestApp } from '../startApp.ts';

/** A service that asks most kinds of questions. */
export const dog = readyServices.find(({ identifier }) => identifier === 'licenca-de-cao');
export const rightAnswers = {
  nif: '501964843',
  morada: 'Rua Nova, 3',
  renovacao: 'Não',
  'nome-do-cao': 'Farrusco',
  chip: '620000000000001',
  categoria: 'Companhia',
  boletim: ['boletim.pdf'],
};
export const person = {
  nome: 'Zulmira Prova',
  email: 'zulmira@exemplo.pt',
  telemovel: '912345678',
};

/** What tests of requests share. */
export function requestsIn(t: TestApp) {
  const ask = async (changes: object = {}, respostas: object = {}) =>
    t.visitor('POST', '/api/pedidos', {
      ...person,
      servico: 'licenca-de-cao',
      captcha: await t.captcha('pedidos'),
      respostas: { ...rightAnswers, ...respostas },
      ...changes,
    });
  return {
    ask,
    /** Sends a request; returns its page, its API address, its `_id`, and how its applicant reads it. */
    async asked(changes?: object, respostas?: object) {
      const { endereco } = (await ask(changes, respostas)).body.pedido;
      const own = `/api${endereco}`;
      const read = async () => (await t.visitor('GET', own)).body.pedido;
      const { _id = '' } = (await t.store.list(pedidos)).at(-1) ?? {};
      return { own, read, _id, endereco };
    },
    send: (url: string, file: Buffer | string, name?: string) => sendFile(t, url, file, name),
    async begin() {
      await t.setClock();
      await t.store.remove(pedidos, {});
      await t.store.remove(outbox, {});
      if ((await t.staff('PUT', `/api/servicos/${dog?.identifier}`, dog)).status !== 200) {
        await t.staff('POST', '/api/servicos', dog);
      }
    },
  };
}
