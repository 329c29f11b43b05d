import { longDate } from '../../language/calendar.ts';
import { excerpt } from '../../language/plainText.ts';
import { titleAlone } from '../../sections/noticiasEventos.ts';
import type { Published } from './topics.ts';

/** What the letter to followers says of a published record; staff see it before it is sent. */
export type Announcement = { subject: string; paragraphs: string[]; facts: [string, string][] };

/** The announcement of a record, by the collection it is in. */
export function announcementOf(collection: string, record: Published): Announcement {
  const said = (name: string) => String(record[name] ?? '');
  const isUrgent = collection === 'avisos' && said('urgencia') !== '';
  const facts: [string, string][] =
    said('type') === 'EVENTO'
      ? [
          ['Quando', [longDate(said('startDate')), said('startTime')].filter(Boolean).join(', ')],
          ['Onde', said('location')],
        ]
      : [];
  const cancelado = record.cancelado === true;
  const title = titleAlone({ title: said('title'), cancelado });
  const subject = `${isUrgent ? `${said('urgencia')}: ` : ''}${title}`;
  const text = said('smallDescription') || excerpt(said('description'), 400);
  const paragraphs = [cancelado ? said('motivoCancelamento') : '', text].filter(Boolean);
  return { subject, paragraphs, facts };
}
