import type { Values } from '../fields/field.ts';
import { flag } from '../fields/flag.ts';
import { gravity } from '../fields/gravity.ts';
import { hour } from '../language/durations.ts';
import { asParagraphs } from '../language/plainText.ts';
import { avisos } from './avisos.ts';

const { title, smallDescription, urgenteAte } = avisos.fields;
const { help: _, fold: __, ...until } = urgenteAte;

/** The short form for an urgent notice: only the essential fields, in the order they are asked. */
export const urgenteFields = {
  title,
  mensagem: { ...smallDescription, label: 'Mensagem' },
  urgencia: gravity('Gravidade', { required: true }),
  urgenteAte: until,
  avisarSeguidores: flag('Avisar já, por email, quem segue a aldeia', { initial: true }),
};

/** The proposed end of a notice's urgency: a day from now, rounded up to the full hour. */
export function aDayFrom(now: Date): string {
  return new Date(Math.ceil(now.getTime() / hour) * hour + 24 * hour).toISOString();
}

/** The notice made from the short form: the message becomes both its summary and its text. */
export function avisoOf({ mensagem, ...rest }: Values<typeof urgenteFields>) {
  return {
    ...rest,
    type: 'Aviso',
    smallDescription: mensagem,
    description: asParagraphs(mensagem),
  };
}
