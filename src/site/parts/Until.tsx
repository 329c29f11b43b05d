import { longDate } from '../../fields/calendar.ts';

/** The last day of an event over several days, after what says its first; nothing for any other. */
export function Until({
  from,
  to,
  after = ' ',
}: {
  from: string;
  to: string;
  /** What stands between the two. */
  after?: string;
}) {
  if (to === '' || to === from) return null;
  return (
    <>
      {after}até <time dateTime={to}>{longDate(to)}</time>
    </>
  );
}
