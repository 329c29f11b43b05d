import { lisbonDay } from '../../language/calendar.ts';
import { excerpt } from '../../language/plainText.ts';
import type { RecordIn } from '../../sections/all.ts';
import { signUpState } from '../../sections/signUp.ts';

type NoticiaEvento = RecordIn<'noticiasEventos'>;

const most = 250;

function cardOf(item: NoticiaEvento, now: Date) {
  return {
    ...item,
    text: excerpt(item.description, most),
    signUp: signUpState(item, now),
  };
}

/** What a card says of a piece of news, a project or an event. */
export type Card = ReturnType<typeof cardOf>;

/**
 * Events that are not over apart from all the rest, in the order they came. `next` are the next ones
 * where `items` leaves them out; nothing stands twice.
 */
export function arrangeNoticias(
  next: readonly NoticiaEvento[],
  items: readonly NoticiaEvento[],
  now: Date,
): { agenda: Card[]; rest: Card[] } {
  const today = lisbonDay(now);
  const isAgenda = ({ type, startDate, endDate }: NoticiaEvento) =>
    type === 'EVENTO' && (endDate || startDate) >= today;
  return {
    agenda: [...next, ...items].filter(isAgenda).map((item) => cardOf(item, now)),
    rest: items.filter((item) => !isAgenda(item)).map((item) => cardOf(item, now)),
  };
}
