import { choices } from '../../fields/choices.ts';
import { text, textSchema } from '../../fields/text.ts';
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

/** A required text that also has to pass a check. */
const word = (label: string, most: number, fits: (value: string) => boolean) => ({
  ...text(label, { required: true, most }),
  schema: textSchema(most).refine(fits, messages.invalid),
});

/** A device that receives notifications: its push subscription, and the topics it follows. */
export const aparelhoFields = {
  endereco: word('Endereço', 1_000, isPushAddress),
  chave: word('Chave', 87, (value) => /^B[\w-]{86}$/.test(value)),
  segredo: word('Segredo', 22, (value) => /^[\w-]{22}$/.test(value)),
  temas: choices('Temas', everyTopic, { required: true, names: topics }),
};
