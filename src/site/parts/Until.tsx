import { longDate } from '../../language/calendar.ts';
import { t } from '../../language/speaking.ts';

/** `after` separates the last day from the first. */
type Props = { from: string; to: string; after?: string };

/** The last day of an event of several days, to put after its first day; nothing for other events. */
export function Until({ from, to, after = ' ' }: Props) {
  if (to === '' || to === from) return null;
  return (
    <>
      {after}
      {t('até')} <time dateTime={to}>{longDate(to)}</time>
    </>
  );
}
