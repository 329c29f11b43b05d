import { addDays } from '../language/calendar.ts';
import { plainText } from '../language/plainText.ts';
import type { RecordIn } from './all.ts';
import { publicado, titleAlone } from './noticiasEventos.ts';

/** The fields of an event that a calendar needs. */
export type IcsEvento = Pick<
  RecordIn<'noticiasEventos'>,
  | '_id'
  | 'identifier'
  | 'title'
  | 'description'
  | 'location'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'updatedAt'
> & {
  /** Where its page is, if it is not among the events. */
  path?: string;
  cancelado?: boolean;
};

/** Escapes a text for a calendar, where commas, semicolons, backslashes and line ends have a meaning. */
export function escapeIcs(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');
}

const mostOctets = 75;
const octets = (text: string) => Buffer.byteLength(text);

/** Folds a line into pieces of at most 75 octets, never inside a character; continuations begin with a space. */
export function fold(line: string): string {
  const pieces = [''];
  for (const letter of line) {
    const piece = pieces.at(-1) ?? '';
    if (octets(piece) + octets(letter) > mostOctets) pieces.push(` ${letter}`);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces.join('\r\n');
}

const compact = (value: string) => value.replace(/[-:]/g, '');
const day = (date: string) => `;VALUE=DATE:${compact(date)}`;
const moment = (date: string, time: string) =>
  `;TZID=Europe/Lisbon:${compact(date)}T${compact(time)}00`;
/** An ISO instant as `YYYYMMDDTHHMMSSZ`. */
const instant = (iso: string) => `${compact(iso).slice(0, 15)}Z`;

/** DTSTART and DTEND. Without a start time the event takes whole days; an unknown end is left out. */
function span({ startDate, startTime, endDate, endTime }: IcsEvento): string[] {
  const lastDay = endDate || startDate;
  if (startTime === '') return [`DTSTART${day(startDate)}`, `DTEND${day(addDays(lastDay, 1))}`];
  const start = `DTSTART${moment(startDate, startTime)}`;
  if (endTime !== '') return [start, `DTEND${moment(lastDay, endTime)}`];
  return lastDay === startDate ? [start] : [start, `DTEND${moment(addDays(lastDay, 1), '00:00')}`];
}

/** Lisbon's daylight saving rule since 1996: the clocks change at 01:00 UTC. */
const lisbon = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Lisbon',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:WEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:WET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function vevent(evento: IcsEvento, siteUrl: string): string[] {
  const { path = `${publicado.path}/${evento.identifier}` } = evento;
  return [
    'BEGIN:VEVENT',
    `UID:${evento._id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${instant(evento.updatedAt)}`,
    `LAST-MODIFIED:${instant(evento.updatedAt)}`,
    ...span(evento),
    // Not every program shows STATUS, so the title says it too. In those that do, the higher
    // SEQUENCE replaces the earlier entry.
    `SUMMARY:${escapeIcs(titleAlone(evento))}`,
    ...(evento.cancelado ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : []),
    `DESCRIPTION:${escapeIcs(plainText(evento.description))}`,
    ...(evento.location ? [`LOCATION:${escapeIcs(evento.location)}`] : []),
    `URL:${siteUrl}${path}`,
    'END:VEVENT',
  ];
}

/** The content type of a calendar. */
export const icsType = 'text/calendar; charset=utf-8';

/** A calendar (RFC 5545) of these events, under the name that calendar programs show. */
export function ics(
  eventos: readonly IcsEvento[],
  { name, siteUrl }: { name: string; siteUrl: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aldeia//Eventos//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcs(name)}`,
    'X-WR-TIMEZONE:Europe/Lisbon',
    ...lisbon,
    ...eventos.flatMap((evento) => vevent(evento, siteUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
