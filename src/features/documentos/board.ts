import { addDays, nearDay } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { day } from '../../language/durations.ts';

/**
 * How long an edital stays on the board. The law (Lei 75/2013, art. 56, n.º 1) asks for five of the
 * ten days that follow the act («durante cinco dos 10 dias subsequentes»). Here that means:
 * - calendar days, weekends and holidays included: the law says days, not working days, and an
 *   edital whose five days include a weekend can always stay longer;
 * - the day of the act is not one of the ten: posted on that day, it counts from the next;
 * - the day of posting counts, the day of taking down does not: so it may go on the sixth day,
 *   after five whole ones.
 */
export const daysOnBoard = 5;
const daysAfterAct = 10;
/** Acts older than this many days, typed in late, are not expected to be posted any more. */
export const daysRemembered = 30;

/** The days that decide an edital's state, as `YYYY-MM-DD`. */
export type Posted = { date: string; afixadoEm: string; retiradoEm: string };

/** `old` was never posted, as far as is known, and need not be any more. */
type Step = 'toPost' | 'planned' | 'onBoard' | 'toTakeDown' | 'takenDown' | 'old';

export type Board = { step: Step; words: string; isLate: boolean };

const daysBetween = (one: string, other: string) =>
  Math.round((Date.parse(other) - Date.parse(one)) / day);

function beforePosting({ date }: Posted, today: string, last: string): Board {
  if (today > addDays(date, daysRemembered)) {
    return { step: 'old', words: 'Sem dia de afixação', isLate: false };
  }
  if (today > last) {
    return {
      step: 'toPost',
      words: `Em atraso: devia estar afixado desde ${nearDay(last)}`,
      isLate: true,
    };
  }
  const words = today === last ? 'Afixar hoje, o último dia' : `Afixar até ${nearDay(last)}`;
  return { step: 'toPost', words, isLate: false };
}

/** An edital's state on the board today, with the words for it. */
export function boardOf(posted: Posted, today: string): Board {
  const { date, afixadoEm, retiradoEm } = posted;
  const firstDay = addDays(date, 1);
  const last = addDays(date, daysAfterAct - daysOnBoard + 1);
  if (afixadoEm === '') return beforePosting(posted, today, last);
  const isLate = afixadoEm > last;
  const late = isLate ? ', afixado com atraso' : '';
  const start = afixadoEm > firstDay ? afixadoEm : firstDay;
  if (retiradoEm !== '' && retiradoEm <= today) {
    const stood = Math.max(0, daysBetween(start, retiradoEm));
    const isShort = stood < daysOnBoard;
    const words = isShort
      ? `Esteve no quadro só ${stood} dos ${daysOnBoard} dias`
      : `Esteve no quadro ${counted(stood, 'dia', 'dias')}`;
    return { step: 'takenDown', words: `${words}${late}`, isLate: isLate || isShort };
  }
  if (afixadoEm > today) {
    return { step: 'planned', words: `A afixar a ${nearDay(afixadoEm)}${late}`, isLate };
  }
  if (start > today) {
    const words = `Afixado: os ${daysOnBoard} dias contam a partir de ${nearDay(start)}`;
    return { step: 'onBoard', words, isLate };
  }
  const days = daysBetween(start, today) + 1;
  if (days > daysOnBoard) {
    const words = `Pode ser retirado hoje: esteve ${counted(days - 1, 'dia', 'dias')} no quadro`;
    return { step: 'toTakeDown', words: `${words}${late}`, isLate };
  }
  const words = `${days} dos ${daysOnBoard} dias no quadro`;
  return { step: 'onBoard', words: `${words}${late}`, isLate };
}
