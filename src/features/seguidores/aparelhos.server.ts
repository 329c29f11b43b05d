import { sql } from 'kysely';
import { refusal } from '../../calls/refusal.ts';
import { minute } from '../../language/durations.ts';
import { messages } from '../../language/messages.ts';
import { captchaGate } from '../../server/limits/captcha.ts';
import { newSecret } from '../../server/process/newSecret.ts';
import { lockUntilCommit } from '../../server/store/lock.ts';
import type { Store } from '../../server/store/store.ts';
import type { Context, Routes } from '../../server/village/context.ts';
import { noStore } from '../../server/village/route.ts';
import {
  aparelho,
  isAtKnownService,
  minutesToProve,
  mostElsewhere,
  refusals,
  type Subscription,
} from './aparelhos.ts';
import { aparelhoCalls } from './seguidorCalls.ts';
import { type Aparelho, aparelhos } from './tables.server.ts';
import { isTold, pushKeys, seal, tellDevice } from './webPush.server.ts';

const answerFor = ({ temas, prova }: Aparelho) => ({ temas, confirmado: prova === '' });

type Wish = Pick<Aparelho, 'endereco' | 'chave' | 'segredo' | 'temas'>;

/** Keeps what a device follows. One that is new, or has other keys, has yet to prove that messages arrive at it. */
async function keep(trx: Store, wish: Wish, now: Date): Promise<Aparelho> {
  const { endereco, chave, segredo, temas } = wish;
  // Also two calls for one device are then one after the other.
  await lockUntilCommit(trx, aparelhos.name);
  const known = await trx.find(aparelhos, { endereco });
  const isSame = known?.chave === chave && known.segredo === segredo;
  if (isSame && known.prova === '') return trx.changeOne(aparelhos, { _id: known._id }, { temas });
  const prova = isSame ? known.prova : newSecret();
  const unproved = { ...wish, prova, pedidoEm: now.toISOString() };
  if (known) return trx.changeOne(aparelhos, { _id: known._id }, unproved);
  if (!isAtKnownService(endereco)) {
    const all = await trx.list(aparelhos, { fields: ['endereco'] });
    const elsewhere = all.filter((each) => !isAtKnownService(each.endereco));
    if (elsewhere.length >= mostElsewhere) {
      throw refusal(422, 'subscription', refusals.tooManyElsewhere);
    }
  }
  return trx.create(aparelhos, unproved);
}

/** Sends a device the proof that its page sends back; refuses and forgets a device whose push service does not take it. */
async function sendProof({ store, config, now }: Context, device: Aparelho): Promise<void> {
  const { endereco, prova } = device;
  const title = 'É assim que os avisos aparecem';
  const status = await tellDevice(device, {
    text: JSON.stringify({ title, path: '/seguir', prova }),
    isUrgent: true,
    siteUrl: config.siteUrl,
    keys: pushKeys(config.captchaSecret),
    now: now(),
  });
  if (isTold(status)) return;
  await store.remove(aparelhos, { endereco, prova });
  throw refusal(422, 'subscription', refusals.notTaken);
}

/** Forgets devices that did not prove in time that messages arrive at them. */
export async function forgetUnproved({ store, now }: Context): Promise<void> {
  const tooLongAgo = new Date(now().getTime() - minutesToProve * minute).toISOString();
  await store.db
    .deleteFrom(aparelhos.name)
    .where(sql<boolean>`"prova" <> '' and "pedidoEm" < ${tooLongAgo}`)
    .execute();
}

/** Following the village by notifications on a device: starting, changing, stopping. */
export const aparelhoRoutes: Routes = (route, context) => {
  const { store, config, now } = context;
  const own = noStore(route);
  const { publicKey: chave } = pushKeys(config.captchaSecret);

  route(aparelhoCalls.key, async () => ({ chave }));

  own(aparelhoCalls.read, async ({ query: { endereco = '' } }) => {
    const device = await store.find(aparelhos, { endereco });
    return { aparelho: device ? answerFor(device) : null };
  });

  own(aparelhoCalls.keep, async ({ body: { subscription, temas, captcha } }) => {
    // It is required: a body without it has been refused.
    const { endpoint: endereco, keys } = subscription as Subscription;
    const wish = { endereco, chave: keys.p256dh, segredo: keys.auth, temas };
    try {
      seal('', wish);
    } catch {
      throw refusal(422, 'subscription', messages.invalid);
    }
    const spendCaptcha = captchaGate(config, captcha, aparelho.name, now());
    const device = await store.transaction(async (trx) => {
      if (!(await spendCaptcha(trx))) throw refusal(422, 'captcha', messages.captcha);
      return keep(trx, wish, now());
    });
    if (device.prova !== '') await sendProof(context, device);
    return { aparelho: answerFor(device) };
  });

  own(aparelhoCalls.prove, async ({ body: { endereco, prova } }) => {
    const [proved] = await store.change(aparelhos, { endereco, prova }, { prova: '' });
    // Sending it back twice is no error.
    const device = proved ?? (await store.find(aparelhos, { endereco, prova: '' }));
    if (!device) throw refusal(422, 'prova', refusals.wrongProof);
    return { aparelho: answerFor(device) };
  });

  own(aparelhoCalls.forget, async ({ query: { endereco = '' } }) => {
    await store.remove(aparelhos, { endereco });
    return { aparelho: { saiu: true as const } };
  });
};
