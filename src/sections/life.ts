import { choice } from '../fields/choice.ts';
import { count } from '../fields/count.ts';
import type { Field, Fields, Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { moment } from '../fields/moment.ts';
import type { FieldError } from '../fields/validate.ts';
import { minute } from '../language/durations.ts';
import { messages } from '../language/messages.ts';

/** The part of a form that is about publishing. */
export const whenShown = 'Quando aparece';

/** The fields that decide when visitors see a record; every section has them. By default a save publishes at once. */
export const lifeFields = {
  rascunho: flag('Rascunho', {
    fold: whenShown,
    help: 'Fica guardado para toda a junta e não aparece no site. Basta-lhe o título ou o nome; o resto pede-se ao publicar.',
  }),
  publicarEm: moment('Publicar em', { fold: whenShown }),
  retirarEm: moment('Retirar em', {
    fold: whenShown,
    help: 'Vazio: fica no site até ser retirado ou apagado.',
  }),
};

/** Part of most indexes of collections, so that whether a row is published is read from the index too. */
export const lifeColumns = '"rascunho", "publicarEm", "retirarEm"';

/** The envelope of sections that people can follow: sent with a save, not stored in the record. */
export const followersEnvelope = { avisarSeguidores: flag('Escrever a quem segue a aldeia') };

/** `publicarEm` and `retirarEm` are hidden while a record is a draft, since they mean nothing then. */
export const lifeShownWhen = { publicarEm: { rascunho: false }, retirarEm: { rascunho: false } };

/** A draft needs only its heading: other required fields that begin empty are asked for on publishing. */
export function lifeRequiredWhen(
  fields: Fields,
  heading: string,
  declared: Readonly<Record<string, object | undefined>> = {},
) {
  const waiting = Object.keys(fields).filter(
    (name) => name !== heading && fields[name]?.isEmpty(fields[name].initial),
  );
  return Object.fromEntries(waiting.map((name) => [name, { rascunho: false, ...declared[name] }]));
}

/** How many times a record was saved, so that saving over somebody else's change is noticed. */
export const versao = {
  ...count('Versão', { initial: 1, most: 1_000_000_000 }),
  setByServer: true,
} as Field<number> & { setByServer: true };

export const estado = choice('Estado', ['publicado', 'agendado', 'rascunho', 'retirado'], {
  names: {
    publicado: 'Publicado',
    agendado: 'Agendado',
    rascunho: 'Rascunho',
    retirado: 'Retirado',
  },
});

export type Estado = (typeof estado)['initial'];

/** The values of `lifeFields`. */
export type Life = Values<typeof lifeFields>;

/** The state of a record. */
export function estadoOf({ rascunho, publicarEm, retirarEm }: Life, now: Date): Estado {
  const at = now.toISOString();
  if (rascunho) return 'rascunho';
  if (retirarEm !== '' && retirarEm <= at) return 'retirado';
  return publicarEm > at ? 'agendado' : 'publicado';
}

/** Allows for clocks that differ, and for the time it takes to fill in the form. */
const grace = 5 * minute;

/** Whether a newly chosen moment is in the past. */
export function isPast(at: string, now: Date): boolean {
  return at !== '' && Date.parse(at) < now.getTime() - grace;
}

/** Errors in when a record is published and withdrawn; unchanged values may be in the past. */
export function checkLife(life: Life, now: Date, previous: Life | undefined): FieldError[] {
  const { rascunho, publicarEm, retirarEm } = life;
  if (rascunho) return [];
  const errors: FieldError[] = (['publicarEm', 'retirarEm'] as const)
    .filter((name) => life[name] !== previous?.[name] && isPast(life[name], now))
    .map((param) => ({ param, msg: messages.inThePast }));
  if (errors.length === 0 && retirarEm !== '' && retirarEm <= publicarEm) {
    errors.push({ param: 'retirarEm', msg: messages.withdrawnTooSoon });
  }
  return errors;
}
