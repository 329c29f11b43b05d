import { hour } from '../../language/durations.ts';

/** A day, plus the quarter of an hour by which a backup may start late, plus the time that it takes. */
const mostHours = 26;

/** Whether a server that makes nightly backups has missed one. */
export function isNightMissed(lastNight: string, now: Date): boolean {
  return lastNight !== '' && now.getTime() - Date.parse(lastNight) > mostHours * hour;
}
