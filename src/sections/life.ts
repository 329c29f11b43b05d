import { choice } from '../fields/choice.ts';
import { count } from '../fields/count.ts';
import type { Field, Fields, Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { moment } from '../fields/moment.ts';
import type { FieldError } from '../fields/validate.ts';
import { messages } from '../language/messages.ts';

/** What says when visitors see a record; every section has it. Left as it is, a save publishes at once. */
export const lifeFields = {
  rascunho: flag('Rascunho', {
    help: 'Fica guardado para toda a junta e não aparece no site. Basta-lhe o título ou o nome; o resto pede-se ao publicar.',
  }),
  publicarEm: moment('Publicar em', { help: 'Vazio: aparece no site assim que guardar.' }),
  retirarEm: moment('Retirar em', { help: 'Vazio: fica no site até ser retirado ou apagado.' }),
};

/** What a save of something that people follow may carry besides the record. */
export const announced = { avisarSeguidores: flag('Escrever a quem segue a aldeia') };

/** What the moments of a record's life mean to nobody while it is a draft. */
export const lifeShownWhen = { publicarEm: { rascunho: false }, retirarEm: { rascunho: false } };

/** A draft needs its heading and nothing else that is empty at first: the rest is asked once it is published. */
export function lifeRequiredWhen(fields: Fields, heading: string) {
  const waiting = Object.keys(fields).filter(
    (name) => name !== heading && fields[name]?.isEmpty(fields[name].initial),
  );
  return Object.fromEntries(waiting.map((name) => [name, { rascunho: false }]));
}

/** How many times a record was saved: who saves over another's save is told. */
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

/** What decides whether visitors see a record. */
export type Life = Values<typeof lifeFields>;

/** Where in its life a record is. */
export function estadoOf({ rascunho, publicarEm, retirarEm }: Life, now: Date): Estado {
  const moment = now.toISOString();
  if (rascunho) return 'rascunho';
  if (retirarEm !== '' && retirarEm <= moment) return 'retirado';
  return publicarEm > moment ? 'agendado' : 'publicado';
}

/** Clocks differ, and to write the hour takes a while. */
const grace = 5 * 60 * 1000;

/** Whether a moment that is chosen now has gone by. */
export function isPast(moment: string, now: Date): boolean {
  return moment !== '' && Date.parse(moment) < now.getTime() - grace;
}

/** What is wrong with when a record is to appear and to go; what stays as it was is not looked at. */
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
