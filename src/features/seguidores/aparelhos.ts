import { z } from 'zod';
import { choices } from '../../fields/choices.ts';
import { type Field, storedAsJson } from '../../fields/field.ts';
import { textSchema } from '../../fields/text.ts';
import { messages } from '../../language/messages.ts';
import { everyTopic, topics } from './topics.ts';

/** Host names that belong to local networks. */
const inside = /(^|\.)(localhost|local|internal|lan|home|arpa)$/;

/** Whether an address could be that of a push service: HTTPS, a host name, and not on a local network. */
export function isPushAddress(value: string): boolean {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port + url.username + url.password !== '') return false;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname) && !inside.test(url.hostname);
}

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

/** A device that receives notifications: its push subscription, and the topics it follows. */
export const aparelhoFields = {
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
};
