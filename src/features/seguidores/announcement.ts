import { longDate } from '../../language/calendar.ts';
import { excerpt } from '../../language/plainText.ts';
import { titleAlone } from '../../sections/noticiasEventos.ts';
import type { Published } from './topics.ts';

/** What the letter to followers says of a published record; staff see it before it is sent. */
export type Announcement = { subject: string; paragraphs: string[]; facts: [string, string][] };

/** The announcement of a record, by the collection it is in. */
export function announcementOf(collection: string, record: Published): Announcement {
  const textOf = (name: string) => String(record[name] ?? '');
  const isUrgent = collection === 'avisos' && textOf('urgencia') !== '';
  const facts: [string, string][] =
    textOf('type') === 'EVENTO'
      ? [
          [
            'Quando',
            [longDate(textOf('startDate')), textOf('startTime')].filter(Boolean).join(', '),
          ],
          ['Onde', textOf('location')],
        ]
      : [];
  const cancelado = record.cancelado === true;
  const title = titleAlone({ title: textOf('title'), cancelado });
  const subject = `${isUrgent ? `${textOf('urgencia')}: ` : ''}${title}`;
  const text = textOf('smallDescription') || excerpt(textOf('description'), 400);
  const paragraphs = [cancelado ? textOf('motivoCancelamento') : '', text].filter(Boolean);
  return { subject, paragraphs, facts };
}
