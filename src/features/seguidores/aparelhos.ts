import { z } from 'zod';
import { choices } from '../../fields/choices.ts';
import { type Field, storedAsJson } from '../../fields/field.ts';
import { text, textSchema } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { form } from '../../sections/form.ts';
import { everyTopic, topics } from './topics.ts';

/** Host names that belong to local networks. */
const inside = /(^|\.)(localhost|local|internal|lan|home|arpa)$/;

/** Whether an address could be that of a push service: HTTPS, a host name, and not on a local network. */
export function isPushAddress(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port + url.username + url.password !== '') return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname) && !inside.test(url.hostname);
}

/** Who carries messages to nearly all browsers: Google, Mozilla, Apple and Microsoft. */
const knownServices = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether an address is at a known push service. */
export function isAtKnownService(address: string): boolean {
  const host = `.${URL.parse(address)?.hostname}`;
  return knownServices.some((known) => host.endsWith(`.${known}`));
}

/**
 * How many devices can have any other push service, in all: somebody can make up as many hosts as they like,
 * and each that keeps silent holds up everybody else.
 */
export const mostElsewhere = 5;

/** How many minutes a device has to prove that messages arrive at it. */
export const minutesToProve = 60;

/** A push subscription, as a browser writes it in JSON. */
const subscription = z.object(
  {
    endpoint: textSchema(1_000).refine(isPushAddress, messages.invalid),
    keys: z.object(
      {
        p256dh: z.string(messages.invalid).regex(/^B[\w-]{86}$/, messages.invalid),
        auth: z.string(messages.invalid).regex(/^[\w-]{22}$/, messages.invalid),
      },
      messages.invalid,
    ),
  },
  messages.invalid,
);

export type Subscription = z.infer<typeof subscription>;

/** A device that wants to receive notifications: its push subscription, and the topics it follows. */
export const aparelho = form({
  name: 'notificacoes',
  fields: {
    subscription: {
      ...storedAsJson<Subscription | null>(),
      kind: 'subscription',
      label: 'Subscrição',
      required: true,
      initial: null,
      schema: subscription.nullable(),
      answer: subscription.nullable(),
      isEmpty: (value) => value === null,
    } as Field<Subscription | null>,
    temas: choices('Temas', everyTopic, { required: true, names: topics }),
  },
  envelope: { captcha: text('Verificação', { most: 10_000 }) },
});

/** The address that its browser gave a device. Unguessable and known only to the device, so it serves as its secret. */
export const endereco = text('O endereço que o navegador deu ao aparelho', {
  required: true,
  most: 1_000,
});

/** What is refused here, in words. */
export const refusals = {
  notTaken:
    'O serviço de avisos deste navegador não aceitou o aviso de experiência. Tente de novo daqui a pouco, ou siga a aldeia por email',
  tooManyElsewhere:
    'O serviço de avisos deste navegador não é dos que a aldeia conhece, e já não há lugar para mais aparelhos assim. Use outro navegador, ou siga a aldeia por email',
  wrongProof: 'Este aparelho já não está à espera de confirmação. Ligue os avisos de novo',
};
