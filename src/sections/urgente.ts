import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { gravity } from '../fields/gravity.ts';
import { hour } from '../language/durations.ts';
import { asParagraphs } from '../language/plainText.ts';
import { avisos } from './avisos.ts';

const { title, smallDescription, urgenteAte } = avisos.fields;
const { help: _, ...until } = urgenteAte;

/** The short way to an urgent notice: what nobody can do without, in the order in which it is asked. */
export const urgenteFields = {
  title,
  mensagem: { ...smallDescription, label: 'Mensagem' },
  urgencia: gravity('Gravidade', { required: true }),
  urgenteAte: { ...until, label: 'Até' },
  avisarSeguidores: flag('Avisar já, por email, quem segue a aldeia', { initial: true }),
};

/** What is urgent is so for a day, to the full hour, unless somebody says otherwise. */
export function aDayFrom(now: Date): string {
  return new Date(Math.ceil(now.getTime() / hour) * hour + 24 * hour).toISOString();
}

/** The notice that it makes: like any other, with the message both in lists and on its page. */
export function avisoOf({ mensagem, ...rest }: Values<typeof urgenteFields>) {
  return {
    ...rest,
    type: 'Aviso',
    smallDescription: mensagem,
    description: asParagraphs(mensagem),
  };
}
