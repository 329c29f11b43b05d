import { longDate } from '../../language/calendar.ts';

/** `after` is what stands between the two days. */
type Props = { from: string; to: string; after?: string };

/** The last day of an event over several days, after what says its first; nothing for any other. */
export function Until({ from, to, after = ' ' }: Props) {
  if (to === '' || to === from) return null;
  return (
    <>
      {after}até <time dateTime={to}>{longDate(to)}</time>
    </>
  );
}
