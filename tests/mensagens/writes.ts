import { randomUUID } from 'node:crypto';
import { mensagens } from '../../src/features/mensagens/tables.server.ts';
import { emptyPdf } from '../pdfs.ts';
import type { TestApp } from '../startApp.ts';
import type { Writes } from '../writes/write.ts';

/** Messages and their answers, which nobody else reads. */
export function writes(t: TestApp): Writes {
  const written = {
    name: 'Benedita Quaresma',
    email: 'benedita@exemplo.pt',
    subject: 'Caminho',
    mensagem: 'O caminho está cortado.',
  };
  const message = async () => {
    const receivedAt = t.context.now().toISOString();
    const { _id } = await t.store.create(mensagens, { ...written, receivedAt });
    return { params: { _id } };
  };
  return {
    seen: {},
    unseen: {
      'POST /api/mensagens': async () => ({
        body: { ...written, captcha: await t.captcha('mensagens') },
      }),
      'POST /api/mensagens/:_id/respostas': async () => ({
        ...(await message()),
        body: { texto: 'Obrigado.', chave: randomUUID() },
      }),
      'PUT /api/mensagens/:_id': message,
      'DELETE /api/mensagens/:_id': message,
      'PUT /api/frases': async () => ({ body: { frases: ['Bom dia.'] } }),
      'POST /api/anexos': async () => ({
        query: `?about=${(await message()).params._id}`,
        file: emptyPdf,
      }),
    },
  };
}
