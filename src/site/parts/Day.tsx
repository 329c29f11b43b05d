import { longDate } from '../../language/calendar.ts';

/** A day, with the time if it is known. */
export function Day({ day, time = '' }: { day: string; time?: string }) {
  return (
    <time dateTime={time ? `${day}T${time}` : day}>
      {longDate(day)}
      {time && `, ${time}`}
    </time>
  );
}
