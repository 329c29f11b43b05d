import { lisbonDay } from '../../language/calendar.ts';
import type { RecordIn } from '../../sections/all.ts';
import { publicationCard } from '../cards.ts';

type NoticiaEvento = RecordIn<'noticiasEventos'>;

/**
 * Events that are not over apart from all the rest, in the order they came. `next` are the next ones
 * where `items` leaves them out; nothing stands twice.
 */
export function arrangeNoticias(
  next: readonly NoticiaEvento[],
  items: readonly NoticiaEvento[],
  now: Date,
) {
  const today = lisbonDay(now);
  const cardOf = (item: NoticiaEvento) => publicationCard(item, 250, now);
  const isAgenda = ({ type, startDate, endDate }: NoticiaEvento) =>
    type === 'EVENTO' && (endDate || startDate) >= today;
  return {
    agenda: [...next, ...items].filter(isAgenda).map(cardOf),
    rest: items.filter((item) => !isAgenda(item)).map(cardOf),
  };
}
