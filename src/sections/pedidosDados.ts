import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { text } from '../fields/text.ts';
import { addDays } from '../language/calendar.ts';

/** How many days the law gives for an answer. */
export const daysToAnswer = 30;

/** A request is urgent when this many days are left. */
export const urgentDays = 5;

/** How many months an answered request is kept. */
export const monthsOfRequests = 12;

/** A person's request about their own data, as staff record it. */
export const pedidoDadosFields = {
  quem: text('De quem', {
    required: true,
    help: 'O email, o telefone ou o nome completo que a pessoa indicou.',
  }),
  tipo: choice('O que pede', ['ver', 'apagar'], {
    required: true,
    names: { ver: 'Ver os seus dados', apagar: 'Apagar os seus dados' },
  }),
  recebidoEm: date('Chegou em', { required: true }),
} as const;

/** The last day for the answer. */
export function answerBy({ recebidoEm }: { recebidoEm: string }): string {
  return addDays(recebidoEm, daysToAnswer);
}
