import { isAhead } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { publicationCard } from '../cards.ts';

type NoticiaEvento = RecordIn<'noticiasEventos'>;

/**
 * Separates events that are not over from all the rest, each in the order they came in. `next` are the coming
 * events that `items` does not hold; none appears twice.
 */
export function arrangeNoticias(
  next: readonly NoticiaEvento[],
  items: readonly NoticiaEvento[],
  now: Date,
) {
  const cardOf = (item: NoticiaEvento) => publicationCard(item, 250, now);
  const isAgenda = ({ type, startDate, endDate }: NoticiaEvento) =>
    type === 'EVENTO' && isAhead(endDate || startDate, '', now);
  return {
    agenda: [...next, ...items].filter(isAgenda).map(cardOf),
    rest: items.filter((item) => !isAgenda(item)).map(cardOf),
  };
}
