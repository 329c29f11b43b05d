import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { aparelhos, seguidores } from '../../src/features/seguidores/tables.server.ts';
import { pushServices } from '../../src/features/seguidores/webPush.server.ts';
import type { TestApp } from '../startApp.ts';
import type { Writes } from '../writes/write.ts';
import { makeReceiver } from './pushService.ts';

/** Those who follow the village, by letter or on a device. */
export function writes(t: TestApp): Writes {
  const wish = { temas: ['avisos'], frequencia: 'logo' } as const;
  const follower = async (estado: 'por-confirmar' | 'confirmado' = 'confirmado') => {
    const email = `${randomUUID()}@exemplo.pt`;
    const pedidoEm = t.context.now().toISOString();
    const asked = { email, caixa: email, estado, pedidoEm, segredo: randomUUID() };
    const { segredo } = await t.store.create(seguidores, { ...asked, frequencia: 'logo' });
    return { params: { segredo } };
  };
  const endpoint = 'https://push.example/um';
  return {
    seen: {},
    unseen: {
      'POST /api/seguidores': async () => ({
        body: { ...wish, email: 'rita@exemplo.pt', captcha: await t.captcha('seguidores') },
      }),
      'POST /api/seguidores/:segredo/confirmar': () => follower('por-confirmar'),
      'PUT /api/seguidores/:segredo': async () => ({ ...(await follower()), body: wish }),
      'DELETE /api/seguidores/:segredo': () => follower(),
      'POST /api/notificacoes': async () => {
        const { chave: p256dh, segredo: auth } = await makeReceiver();
        const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
        vi.spyOn(pushServices, 'post').mockResolvedValueOnce(201);
        const captcha = await t.captcha('notificacoes');
        return { body: { subscription, temas: wish.temas, captcha } };
      },
      'POST /api/notificacoes/confirmar': async () => {
        const device = { endereco: `${endpoint}/${randomUUID()}`, prova: randomUUID() };
        const { chave, segredo } = await makeReceiver();
        const pedidoEm = t.context.now().toISOString();
        await t.store.create(aparelhos, { ...device, chave, segredo, temas: ['avisos'], pedidoEm });
        return { body: device };
      },
      'DELETE /api/notificacoes': async () => ({
        query: `?endereco=${encodeURIComponent(endpoint)}`,
      }),
    },
  };
}
