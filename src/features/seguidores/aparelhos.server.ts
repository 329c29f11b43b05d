import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import { privately, type Routes } from '../../server/api/route.ts';
import { unlessDuplicate } from '../../server/store/duplicate.ts';
import type { Subscription } from './aparelhos.ts';
import { aparelhoCalls } from './seguidorCalls.ts';
import { aparelhos } from './tables.server.ts';
import { pushKeys, seal } from './webPush.server.ts';

/** Following the village by notifications on a device: starting, changing, stopping. */
export const aparelhoRoutes: Routes = (route, { store, config, now }) => {
  const own = privately(route);
  const { publicKey: chave } = pushKeys(config.captchaSecret);

  route(aparelhoCalls.key, async () => ({ chave }));

  own(aparelhoCalls.read, async ({ query: { endereco = '' } }) => ({
    aparelho: (await store.find(aparelhos, { endereco })) ?? null,
  }));

  own(aparelhoCalls.keep, async ({ body: { subscription, temas } }) => {
    // It is required: a body without it has been refused.
    const { endpoint: endereco, keys } = subscription as Subscription;
    const device = { endereco, chave: keys.p256dh, segredo: keys.auth, temas };
    try {
      seal('', device);
    } catch {
      throw refusal(422, 'subscription', messages.invalid);
    }
    const save = () =>
      store.transaction(async (trx) => {
        const [known] = await trx.change(aparelhos, { endereco }, device);
        return known ?? trx.create(aparelhos, { ...device, pedidoEm: now().toISOString() });
      });
    // Two calls for one device can race; the second then changes the row of the first.
    return { aparelho: await unlessDuplicate(save, save) };
  });

  own(aparelhoCalls.forget, async ({ query: { endereco = '' } }) => {
    await store.remove(aparelhos, { endereco });
    return { aparelho: { saiu: true as const } };
  });
};
